// Plays at a boardgame.io server: node load.mjs PORT TABLES WARM_UP SECONDS
//
// Every seat has a socket of its own and makes a random legal move as soon as it has seen that it is to act. What comes
// back is checked. Prints the totals as a line of JSON when the warm-up is over, and again at the end.
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { io } from 'socket.io-client';
import { legalMoves } from './odin.cjs';

const [port, tables, warmUp, seconds] = process.argv.slice(2).map(Number);
const PLAYERS = 4;
const totals = { moves: 0, messages: 0, hands: 0 };

const pick = (items) => items[Math.floor(Math.random() * items.length)];

// How many cards a seat holds after its move; none means that the hand is over.
function sizeAfter({ cards, middle }, [move, laid]) {
  if (move === 'pass') return cards.length;
  if (move === 'take') return cards.length + 1;
  const rest = cards.length - laid.length;
  return rest > 0 && middle.length === 1 ? rest + 1 : rest;
}

class Seat {
  constructor(match, seat) {
    Object.assign(this, { match, seat, id: String(seat), state: null, made: null });
    this.socket = io(`http://127.0.0.1:${port}/odin`, { transports: ['websocket'], forceNew: true });
    this.socket.on('update', (_, state) => this.see(state));
    this.socket.on('connect_error', (error) => assert.fail(error));
    this.socket.on('disconnect', (reason) => assert.fail(reason));
  }

  async sit() {
    this.socket.emit('sync', this.match, this.id, undefined, PLAYERS);
    const [, sync] = await new Promise((resolve) => this.socket.once('sync', (...args) => resolve(args)));
    this.state = sync.state;
  }

  see(state) {
    totals.messages += 1;
    this.check(state);
    this.state = state;
    this.act();
  }

  act() {
    const { G, ctx, _stateID } = this.state;
    if (ctx.currentPlayer !== this.id) return;
    this.made = pick(legalMoves(G));
    const [type, ...args] = this.made;
    const payload = { type, args, playerID: this.id };
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, _stateID, this.match, this.id);
  }

  check({ _stateID, G }) {
    assert.equal(_stateID, this.state._stateID + 1, 'a version was left out or nothing happened');
    assert.equal(G.cards.length, G.sizes[this.seat]);
    assert.equal(G.hands, undefined, 'other hands are seen');
    if (this.made) this.checkMade(G);
  }

  checkMade(G) {
    const size = sizeAfter(this.state.G, this.made);
    assert.deepEqual([G.sizes[this.seat], G.hand - this.state.G.hand], size > 0 ? [size, 0] : [9, 1]);
    this.made = null;
    totals.moves += 1;
    totals.hands += size > 0 ? 0 : 1;
  }
}

const say = () => console.log(JSON.stringify({ at: performance.now() / 1000, ...totals }));

const seats = Array.from({ length: tables * PLAYERS }, (_, n) => new Seat(`table-${n / PLAYERS | 0}`, n % PLAYERS));
await Promise.all(seats.map((seat) => seat.sit()));
seats.forEach((seat) => seat.act());
await sleep(1000 * warmUp);
const before = seats.map((seat) => seat.state._stateID);
say();
await sleep(1000 * seconds);
say();
seats.forEach((seat, n) => assert(seat.state._stateID > before[n], `${seat.match} stands still`));
process.exit();
