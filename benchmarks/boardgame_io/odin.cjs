// ODIN for boardgame.io. Rules have the ids of docs/odin.md. Points are counted, but no limit ends the game (O16).
const { INVALID_MOVE } = require('boardgame.io/core');

// A card is 9 · colour + number − 1.
const PACK = Array.from({ length: 54 }, (_, card) => card);
const colour = (card) => Math.floor(card / 9);
const number = (card) => (card % 9) + 1;

const alike = (trait, cards) => cards.every((card) => trait(card) === trait(cards[0]));
const isSet = (cards) => cards.length > 0 && (alike(colour, cards) || alike(number, cards));

// O8
const value = (cards) => Number(cards.map(number).sort((a, b) => b - a).join(''));

function isHeld(hand, cards) {
  return Array.isArray(cards) && new Set(cards).size === cards.length && cards.every((card) => hand.includes(card));
}

// O4 to O8
function canLay(middle, hand, cards) {
  if (!isHeld(hand, cards) || !isSet(cards)) return false;
  if (middle.length === 0) return cards.length === 1 || cards.length === hand.length;
  const more = cards.length - middle.length;
  return (more === 0 || more === 1) && value(cards) > value(middle);
}

// O1
function deal(random, players) {
  const pack = random.Shuffle(PACK);
  const hands = Array.from({ length: players }, (_, seat) => pack.slice(9 * seat, 9 * seat + 9));
  return { hands, middle: [], owner: null, beaten: [], discards: [] };
}

// O3
function setup({ ctx, random }) {
  const zeros = Array(ctx.numPlayers).fill(0);
  return { ...deal(random, ctx.numPlayers), scores: zeros, opener: random.Die(ctx.numPlayers) - 1, hand: 1 };
}

// O13, O14
function endHand({ G, ctx, events, random }) {
  G.hands.forEach((cards, seat) => (G.scores[seat] += cards.length));
  G.opener = (G.opener + 1) % ctx.numPlayers;
  G.hand += 1;
  Object.assign(G, deal(random, ctx.numPlayers));
  events.endTurn({ next: String(G.opener) });
}

// O9, O10
function lay(game, cards) {
  const { G, events, playerID } = game;
  if (G.beaten.length > 0 || !canLay(G.middle, G.hands[playerID], cards)) return INVALID_MOVE;
  const beaten = G.middle;
  const hand = G.hands[playerID].filter((card) => !cards.includes(card));
  Object.assign(G, { middle: cards, owner: Number(playerID) });
  G.hands[playerID] = hand;
  if (hand.length === 0) return endHand(game);
  if (beaten.length > 1) {
    G.beaten = beaten;
    return;
  }
  hand.push(...beaten);
  events.endTurn();
}

// O9
function take({ G, events, playerID }, card) {
  if (!G.beaten.includes(card)) return INVALID_MOVE;
  G.hands[playerID].push(card);
  G.discards.push(...G.beaten.filter((other) => other !== card));
  G.beaten = [];
  events.endTurn();
}

// O11, O12
function pass({ G, ctx, events, playerID }) {
  if (G.middle.length === 0 || G.beaten.length > 0) return INVALID_MOVE;
  if ((Number(playerID) + 1) % ctx.numPlayers === G.owner) {
    G.discards.push(...G.middle);
    Object.assign(G, { middle: [], owner: null });
  }
  events.endTurn();
}

// O17
function playerView({ G, playerID }) {
  const { hands, ...open } = G;
  return { ...open, sizes: hands.map((cards) => cards.length), cards: playerID === null ? [] : hands[playerID] };
}

function grouped(cards, trait) {
  const groups = new Map();
  for (const card of cards) groups.set(trait(card), [...(groups.get(trait(card)) ?? []), card]);
  return [...groups.values()];
}

function choices(cards, size) {
  if (size === 0) return [[]];
  return cards.flatMap((card, at) => choices(cards.slice(at + 1), size - 1).map((rest) => [card, ...rest]));
}

function setsOf(cards, size) {
  if (size === 1) return cards.map((card) => [card]);
  const groups = [...grouped(cards, colour), ...grouped(cards, number)];
  return groups.filter((group) => group.length >= size).flatMap((group) => choices(group, size));
}

function leads(cards) {
  return cards.length === 1 ? setsOf(cards, 1) : [...setsOf(cards, 1), ...setsOf(cards, cards.length)];
}

function answers(cards, middle) {
  const sets = [...setsOf(cards, middle.length), ...setsOf(cards, middle.length + 1)];
  return sets.filter((set) => value(set) > value(middle));
}

// The legal moves of a seat that is to act, each as a name and its arguments.
function legalMoves({ cards, middle, beaten }) {
  if (beaten.length > 0) return beaten.map((card) => ['take', card]);
  if (middle.length === 0) return leads(cards).map((set) => ['lay', set]);
  return [['pass'], ...answers(cards, middle).map((set) => ['lay', set])];
}

const order = {
  first: ({ G }) => G.opener,
  next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
};

const odin = {
  name: 'odin',
  minPlayers: 4,
  maxPlayers: 4,
  setup,
  moves: { lay, take, pass },
  turn: { order },
  playerView,
  disableUndo: true,
};

module.exports = { odin, legalMoves };
