### Every word of Allfather in English. All languages have the same messages; the build checks it.

## The page

home = Home
main-menu = Main menu
skip-to-content = Skip to content
loading = Loading…
about = About Allfather
lobby = Tables
leaderboard = Rankings
language = Language
settings = Settings
profile = Profile
sound-on = Turn sound on
sound-off = Turn sound off
sound = Sound
close = Close
dismiss = Got it
reconnecting = Connection lost – reconnecting…
connection-refused = The server closed the connection.
new-version = A new version is ready.
reload = Reload
old-browser =
    { $server ->
        [yes] This browser cannot run the games itself; you play at the tables of the server.
       *[no] This browser is too old to run the games. Please use a newer one.
    }
page-broken = This page could not be loaded.
try-again = Try again
not-found-title = Nothing but sky
not-found-text = Even Odin’s ravens found nothing at this address.
no-game-title = There is no such game
no-game-text = This server has no game called “{ $name }”.
back-home = Back to the home page

## Games

game-odin = ODIN
game-ravens = Odins Raben
odin-blurb = Get rid of your cards: beat the middle, and take one of the cards you beat. 2 to 6 players.
ravens-blurb = Two ravens race across a changing landscape. 2 players.
level-thrall = Thrall
level-karl = Farmer
level-hirdman = Warrior
level-jarl = Jarl
level-konung = King
level-thrall-about = Easy: often goes astray
level-karl-about = Medium: makes mistakes
level-hirdman-about = Hard: knows the game
level-jarl-about = Expert: quick and sure
level-konung-about = Master: thinks ahead

## Front page

front-title = Card games at Odin’s table
front-text =
    { $server ->
        [yes] Play right away, against bots or with friends. No account needed.
       *[no] Play right away against bots. No account needed.
    }
play-now = Play now
invite-friends = Invite friends
learn-game = Learn in two minutes
read-rules = Rules
bots-level = Bot level
players-count = Players
players-number =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
go-on-playing = Continue playing
have-code = Have a code?
code-of-table = Table code
join = Join
more-choices = More options
load-record = Replay a saved game
front-fair = Every deal can be checked
front-fair-text = The server commits to its shuffle before the game. Afterwards, your browser can recompute every deal.
front-free = Free, and yours to host
front-free-text = No ads, no tracking. One command starts your own server.
front-bots = Bots that think
front-bots-text = From easy to expert. They play fair: a bot knows only what a player in its seat may know.

## Opening a table

open-title = Open a table
open-title-of = Open a table: { $game }
open-and-play = Play against bots
option-limit = Game length
option-limit-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
option-limit-hand = one hand
option-opener = Who opens the next hand
option-opener-left = the player left of the last opener
option-opener-winner = the winner of the hand
option-whole_hand = Leading the whole hand
option-whole_hand-optional = optional
option-whole_hand-forced = mandatory
option-all_colours = All six colours, even with two players
option-back_needs_two = A raven can only be sent back from space 3 or beyond
option-protect_ravens = Landscape cards under a raven cannot be changed
option-protect_stone = The landscape card under the stone cannot be changed
option-longest_path = Longest path
option-longest_path-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
option-longest_path-never = no limit
terms-title = Table settings
terms-listed = Show in the list of tables
terms-clock = Clock
clock-none = No clock
clock-turn = { $seconds } s per turn
clock-bank = { $minutes } min + { $increment } s
terms-pace = Bot speed
pace-slow = Slow
pace-normal = Normal
pace-quick = Fast
pace-instant = Instant
terms-hints = Hints allowed (game is not rated)
terms-take_back = Take-backs allowed
terms-spectators = Spectators allowed
terms-chat = Chat
terms-rated = Rated (counts towards the rankings)

## The table

waiting-title = Waiting for players
waiting-text = Send the link to your friends. Bots will take the empty seats.
join-invited = { $name } invites you to a game.
join-title = Join this table
join-table = Sit down
join-as = Sit down as { $name }
name-title = Who are you?
name-ask = What should the others call you? This browser remembers your name and your shield.
name-example = Your name
name-change = Change name and shield
shield-choose = Paint your shield
shield-ground = Ground
shield-figure = Pattern
shield-figure-number = Pattern { $number }
shield-paint = Colour of the pattern
dye-R = red
dye-O = orange
dye-Y = yellow
dye-G = green
dye-B = blue
dye-P = purple
dye-C = cream
share-link = Share link
link-copied = Link copied
copy-link = Copy link
table-code = Code
show-qr = Scan to join
start-game = Start the game
seat-free = Free seat
sit-here = Sit here
seat-bot = Add a bot
empty-seat = Clear this seat
seat-host = host
seat-you = you
you-name = You
seat-away = away – a bot is playing
seat-gone = not connected
seat-successor = { $name } takes over at the next deal
seat-number = Seat { $number }
waiting-for-host = Waiting for { $name } to start the game.
game-starting = The game is about to start…
leave-table = Leave the table
leave-sure = Leave for good? A bot will take your place.
leave-yes = Leave
stay = Stay
table-closed = This table is closed.
closed-too-long = The game took too long, so the server closed this table. There is no result.
table-unknown = There is no such table.
solo-name = Wanderer
solo-unknown = This game is not kept in this browser.
solo-leave = Give up this game
solo-leave-sure = Give up this game? It will be deleted.
solo-leave-yes = Give up
solo-invite = Invite friends instead
your-turn = Your turn
turn-of = { $name }’s turn
title-your-turn = ● Your turn
looking-on = You are watching
take-over-bot = Take over from { $name }
menu = Menu
log = Log
log-earlier = Show earlier moves
chat = Chat
cards-known = Cards
scores = Scores
nothing-yet = Nothing yet
say-something = Say something…
send = Send
react-with = React
reaction-hail = Hail
reaction-horn = Horn
reaction-axe = Axe
reaction-raven = Raven
reaction-laugh = Laughter
reaction-tears = Tears
reaction-mead = Mead
reaction-skull = Skull
mute = Mute { $name }
unmute = Unmute { $name }
hint = Hint
hint-share = wins { $share }%
hint-about = The percentage of a hint is your estimated chance of winning the game with that move.
take-back = Take back
auto-pass = Automatic moves
auto-pass-about = If only one move is possible, it is made for you.
show-hands = I agree to let spectators see all hands
show-hands-unrated = If everyone agrees before the game starts, it is not rated.
show-hands-rated = In a rated game, nobody sees the hands until it is over.
read-table = Describe the table
keys = Keyboard shortcuts
chat-off = Chat is off at this table.

## The log

log-dealt = New cards are dealt.
log-began = The game begins.
log-sat =
    { $name ->
        [you] You sit down.
       *[other] { $name } sits down.
    }
log-left =
    { $name ->
        [you] You leave.
       *[other] { $name } leaves.
    }
log-renamed =
    { $name ->
        [you] You have a new name.
       *[other] { $name } has a new name.
    }
log-took-back =
    { $name ->
        [you] You take back a move.
       *[other] { $name } takes back a move.
    }
log-went-away =
    { $name ->
        [you] You are away; a bot takes over.
       *[other] { $name } is away; a bot takes over.
    }
log-came-back =
    { $name ->
        [you] You are back.
       *[other] { $name } is back.
    }
log-show-hands-changed =
    { $name ->
        [you] You change whether spectators may see the hands.
       *[other] { $name } changes whether spectators may see the hands.
    }
log-pace-changed = The host has changed the pace of the bots.
log-rematched = A rematch has been set up.
log-resumed = The server was down for a while; the clocks were stopped.
log-closed = The table is closed.
log-opened = The table is open.
log-called = The game is about to start.
log-nonce-opened =
    { $name ->
        [you] You reveal your sealed number.
       *[other] { $name } reveals their sealed number.
    }
log-hand = Hand { $number }
log-stage = Stage { $number }

## The end

result-title = The game is over
show-result = See the result
go-on = Go on
moment-told = { $name }: { $added }, { $total } in all.
result-won = You won
result-lost = { $name } wins
result-shared = { $names } share the win
result-winner = winner
result-place = Place { $place }
result-margin =
    { $count ->
        [0] Level on points.
        [one] Won by { $count } point.
       *[other] Won by { $count } points.
    }
result-decided = What decided it: { $chapter } ({ $first } { $won }, { $second } { $lost }).
result-undone =
    { $count ->
        [one] Played with { $count } move taken back.
       *[other] Played with { $count } moves taken back.
    }
result-shared-text = { $game }: { $words }. { $points }
result-share = Share the result
result-copied = Result copied
rematch = Rematch
rematch-there = Go to the rematch
rematch-text = The game starts as soon as everyone has come.
rematch-gathering = Waiting for the others
rematch-ready = ready
rematch-awaited = has not answered yet
rematch-start = Start without waiting
replay = Replay
verify-deals = Check the deals
new-table = New table
keep-game = Keep on the server
kept-game = Kept: see your games
points-total = Total
hand-short = H{ $number }
stage-short = S{ $number }

## ODIN

colour-R = red { $number }
colour-O = orange { $number }
colour-Y = yellow { $number }
colour-G = green { $number }
colour-B = blue { $number }
colour-P = purple { $number }
figure-1 = healer
figure-2 = skald
figure-3 = spy
figure-4 = seidmadr
figure-5 = völva
figure-6 = hirdman
figure-7 = berserker
figure-8 = styrimadr
figure-9 = jarl
odin-card = { $name }, { $figure }
odin-card-dull = { $card }, not playable now
odin-card-advised = { $card }, suggested
odin-hand = Your hand
odin-middle = The middle
odin-middle-empty = The middle is empty
odin-lead = Lead one card.
odin-lead-whole = Lead one card, or your whole hand.
odin-lead-forced = You must lead your whole hand.
odin-beat = Beat { $value } with { $fewest } or { $most } cards.
odin-cannot-beat = You have nothing that beats { $value }.
odin-hint = Hint: { $action } – wins about { $share }% of games from here.
odin-take = Take one of the cards you beat.
odin-take-card = Take the { $card }
odin-play = Play
odin-play-value = Play { $value }
odin-pass = Pass
odin-pass-always = Always pass automatically
odin-choose-first = First choose the cards you want to play.
odin-chosen =
    { $card } selected. { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, worth { $value }.
odin-put-back = { $card } no longer selected.
odin-last-card = Last card!
odin-out = out
odin-points-of = { $count } of { $limit } points
odin-recap = Since your last turn
odin-recap-laid =
    { $name ->
        [you] play
       *[other] plays
    }
odin-recap-took =
    { $name ->
        [you] take
       *[other] takes
    }
odin-recap-passed =
    { $name ->
        [you] pass
       *[other] passes
    }
odin-grid = Where every card is
odin-where = { $card }: { $where }
odin-where-own = in your hand
odin-where-middle = in the middle
odin-where-gone = discarded
odin-where-out = not seen yet
odin-where-known =
    { $name ->
        [you] in your hand
       *[other] held by { $name }
    }
sort-colour = Sort by colour
sort-number = Sort by number
cards-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
points-count =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
odin-passed = passed
odin-laid = played { $value }
odin-known = Known cards
odin-none-known = none known
odin-discards = Discarded
odin-unseen = Not seen yet
odin-limit = to { $limit }
odin-hand-over = { $name } went out
odin-hand-over-you = You went out!
odin-next-hand = The next hand will be dealt in a moment.
odin-say-laid =
    { $name ->
        [you]
            { $count ->
                [one] You play the { $cards }.
               *[other] You play { $cards }: { $value }.
            }
       *[other]
            { $count ->
                [one] { $name } plays the { $cards }.
               *[other] { $name } plays { $cards }: { $value }.
            }
    }
odin-say-passed =
    { $name ->
        [you] You pass.
       *[other] { $name } passes.
    }
odin-say-took =
    { $name ->
        [you] You take the { $card }.
       *[other] { $name } takes the { $card }.
    }
odin-read-hand = You hold { $cards }.
odin-read-middle =
    { $name ->
        [you] In the middle: { $cards }, worth { $value }, played by you.
       *[other] In the middle: { $cards }, worth { $value }, played by { $name }.
    }
odin-read-seat =
    { $name ->
        [you] You have { $cards } and { $points }.
       *[other] { $name } has { $cards } and { $points }.
    }
odin-read-known =
    { $name ->
        [you] You are known to hold { $cards }.
       *[other] { $name } is known to hold { $cards }.
    }

## Why not

why-offline = The connection to the server is lost.
why-no-engine = This game cannot be played in this browser.
why-other-rules = This game was begun with other rules ({ $rules }) than those of this version.
why-bad-notation = That is not a move in this game.
why-not-a-set = Cards played together must be all one colour or all one number.
why-must-take = First take one of these cards: { $cards }.
why-nothing-to-take = There is no card to take.
why-leader-passes = You are leading this round, so you cannot pass.
why-not-held = You do not have { $cards } in your hand.
why-whole-hand-forced = Your hand is all one colour or all one number, so you must lead all of it.
why-bad-lead = Lead one card – or your whole hand, if it is all one colour or all one number.
why-wrong-size = To beat the middle, play { $size } or { $most } cards.
why-too-low = { $value } does not beat { $middle }.
why-illegal-action = That is not possible right now.
why-wrong-phase-play = First play a card or end your turn.
why-wrong-phase-target = First choose a target on the path.
why-wrong-phase-second = First choose the second card to swap.
why-wrong-phase-order = First choose the next card of your pile.
why-wrong-phase-extend = First decide whether to extend the path.
why-wrong-phase-orient = First choose which way round to lay the landscape card.
why-not-left = There is no { $card } left to put on the pile.
why-too-many-plays-hand = You have already played { $most } cards from your hand this turn.
why-too-many-plays-pile = You have already played { $most } cards from your pile this turn.
why-pile-too-small = There are not enough cards in your pile.
why-not-magic = This card matches neither symbol of the magic way.
why-no-stone = There is no stone in your way.
why-stone-ahead = The stone is on the next space. To clear it, play two at once: matching cards, pairs of identical flight cards, or one of each.
why-no-match =
    { $units ->
        [one] The next space is { $landscape }. Fly there with that card, or with two identical flight cards.
       *[other] The next space is { $landscape }. To clear the stone, play two of that card at once; a pair of identical flight cards can replace either.
    }
why-not-on-top = That card is not on top of your pile.
why-no-effect-pile-alike = There is nothing to reorder: your pile does not have two different cards.
why-no-effect-no-landscapes = There are no landscape cards left to lay.
why-no-effect-stone-ahead = Your raven cannot move forward: the stone is in its way.
why-no-effect-nothing-to-turn = No card of the path can be turned.
why-no-effect-nothing-to-remove = No card of the path can be removed.
why-no-effect-nothing-to-swap = No two cards of the path can be swapped.
why-no-effect-near-start = Your opponent’s raven can only be sent back from space { $least } or beyond.
why-no-effect-laid-enough = No more than { $most } landscape cards can be laid in one turn.
why-bad-target-wants-card = Choose a card of the path.
why-bad-target-wants-space = Choose a single space.
why-bad-target-off-path =
    { $size ->
        [one] The path has only one card.
       *[other] The path has only { $size } cards.
    }
why-bad-target-raven = There is a raven there.
why-bad-target-stone = The stone is there.
why-bad-target-double = This card shows the same landscape twice, so turning it changes nothing.
why-bad-target-no-partner = There is no card farther along that it could be swapped with.
why-bad-target-not-behind = Choose a card farther along than card { $first }.
why-bad-target-alike = The two cards are identical, so swapping them changes nothing.
why-bad-record = Line { $line } of the record is not valid.
why-not-here = The server is needed to read this record, and it cannot be reached.
why-bad-message = The page and the server did not understand each other. Reload the page.
why-too-fast = That was too fast. Wait a moment.
why-no-such-table = There is no such table.
why-no-such-seat = This table has no such seat.
why-not-watching = This page has lost sight of the table. Reload it.
why-seat-taken = Someone is already sitting there.
why-table-full = All seats are taken.
why-already-seated = You are already sitting at this table.
why-not-seated = You are not sitting at this table.
why-not-host = Only the host of the table can do that.
why-has-begun = The game has already begun.
why-not-begun = The game has not begun yet.
why-wrong-nonce = That is not the number this browser sealed.
why-not-over = The game is not over yet.
why-is-closed = This table is closed.
why-stale = Someone was faster. Look at the table again.
why-out-of-turn = It is not your turn.
why-game-over = The game is over.
why-nothing-to-take-back = There is nothing to take back.
why-not-allowed-here = This table does not allow that.
why-too-many-tables = You have too many tables open. Leave one first.
why-too-many-records = You keep too many games. Delete one first.
why-busy = One thing at a time: your last request is still running.
why-banned = You are banned from this server.
why-no-bot = There is no bot of that level.
why-not-signed-in = Sign in, or take a seat as a guest first.
why-has-account = You already have an account.
why-name-taken = That name is taken.
why-wrong-password = Wrong name or password.
why-common-password = That password is too easy to guess. Choose another.
why-foreign-origin = That request came from another site.
why-not-found = There is nothing here.
why-bad-request = The server did not understand that.
why-bad-option = There is no such option.
why-too-large = That is too large.
why-unavailable = The server cannot save anything right now. Try again in a moment.
why-old-rules = This game was played under older rules and can no longer be shown.
why-unreadable = This table cannot be read at the moment. The host of the server has been told.
why-failed = Something went wrong on the server.

## Keys

key-select = select a card by its position
key-pile = select the top of your pile, if the game has one
key-move = move along your hand, or to its first or last card
key-toggle = select or deselect the current card
key-play = play the selected cards
key-pass = pass, or end your turn
key-sort = change how your hand is sorted
key-undo = take back your last move
key-hint = ask for a hint
key-log = open the log
key-chat = open the chat
key-cards = show the known cards
key-table = describe the table
key-clear = clear the selection
key-help = open the menu with this list
key-step = one step back or forward
key-ends = go to the start or the end
key-run = play or pause
key-name-arrows = Left and right arrow
key-name-home = Home
key-name-end = End
key-name-space = Space
key-name-enter = Enter
key-name-escape = Esc
keys-replay = In a replay

## Lessons

lesson-title = Learn { $game }
lesson-teacher = Odin’s raven
lesson-you = You
lesson-step = Step { $step } of { $count }
lesson-back = Back
lesson-next = Next
lesson-show = Show me
lesson-skip = Skip the lesson
lesson-again = Start over
lesson-done = You are ready to play.
lesson-allowed = You may do that too, but for now:
lesson-not-yet = Not yet – read on first.

lesson-odin-aim = Be the first to play all your cards. Everyone else then scores a point for each card they still hold, and points are bad.
lesson-odin-lead = You open the round, so you lead: play any one card.
lesson-odin-lead-task = Play your orange 2.
lesson-odin-higher = A higher number beats a lower one. Astrid plays a 6 and takes the card she has beaten, so your 2 is now hers.
lesson-odin-more = You may also play one card more than the middle has. Leif plays two of one colour, and a set of two beats any single card.
lesson-odin-value = A set is worth the highest number its digits can form: 7 and 2 make 72. Your two 5s make only 55.
lesson-odin-value-task = Try both 5s anyway, to see why they are not enough.
lesson-odin-beat = Against two cards you may play two or three, all one colour or all one number. A red 9 and a red 1 make 91.
lesson-odin-beat-task = Play the red 9 and the red 1.
lesson-odin-take = You have beaten two cards, so you choose which one to take. The other is discarded.
lesson-odin-take-task = Take the green 7: it goes well with your other green cards.
lesson-odin-round = You never have to beat the middle. When everyone else passes, the round is over, and whoever played last leads the next one.
lesson-odin-again = The middle is empty, and the lead is yours again.
lesson-odin-again-task = Lead your yellow 1.
lesson-odin-number = Astrid plays a 4, and Leif two 3s: cards of one number are a set too, whatever their colours.
lesson-odin-number-task = Play both your 5s: 55 beats 33.
lesson-odin-suit = Again you take one of the cards you have beaten. Choose the one that goes best with your hand.
lesson-odin-suit-task = Take the green 3.
lesson-odin-three = Astrid plays three cards: 9, 6 and 3 make 963. Leif passes.
lesson-odin-pass = Four of your green cards would beat that, but you would have to take a purple card in return. Passing only counts for this turn.
lesson-odin-pass-task = Pass.
lesson-odin-green = Astrid leads a 2, and Leif beats it with a green 5. That card would go well with your hand.
lesson-odin-green-task = Beat it with your green 8: the green 5 is then yours.
lesson-odin-whole = Astrid and Leif pass, so you lead. A hand that is all one colour or all one number may be led all at once.
lesson-odin-whole-task = Play all five cards together.
lesson-odin-points = You went out: Astrid scores 6 points for the cards left in her hand, Leif 7. That brings Astrid to 15, so the game is over, and you win with the fewest points.

lesson-ravens-aim = Two ravens race along a row of landscapes, and whoever reaches the last space first wins the stage. Hugin is yours and flies in the lane nearer to you.
lesson-ravens-fly = Your next space shows mountains, and you hold a mountain card. A matching card takes Hugin there.
lesson-ravens-fly-task = Fly with your mountain card.
lesson-ravens-odin = The dark cards are Odin cards: each has two effects, and you choose one. This one can turn a landscape card around.
lesson-ravens-odin-task = Use it to turn card 3: then there are two lakes ahead of you.
lesson-ravens-run = Neighbouring spaces with the same landscape are a run. One card takes you to the far end of it.
lesson-ravens-run-task = Fly to the second lake with one water card.
lesson-ravens-turn = That was three cards from your hand, the most you may play from it in one turn. At the end of your turn you draw back up to five.
lesson-ravens-turn-task = End your turn and leave the path as it is.
lesson-ravens-other = Now Sigrun flies her raven, Munin, in the other lane. Then she puts the stone right in front of Hugin.
lesson-ravens-stone = The stone blocks your way. The matching card alone is no longer enough.
lesson-ravens-stone-task = Try your forest card anyway, to see why it is not enough.
lesson-ravens-joker = Two identical flight cards are a joker and can stand for any landscape. The matching card and a joker together clear the stone.
lesson-ravens-joker-task = Select the forest card and both snow cards, and clear the stone.
lesson-ravens-extend = After playing your cards you may extend the path. You see the new landscape card before you lay it.
lesson-ravens-extend-task = End your turn and extend the path.
lesson-ravens-lay = You decide which of its two landscapes goes in your lane.
lesson-ravens-lay-task = Lay it whichever way round you like.
lesson-ravens-later = Later, in another stage: Hugin has two spaces to go, and none of your cards matches the mountains ahead.
lesson-ravens-magic = The magic way shows two symbols, and cards that match either may be laid there. Whoever has more cards there at the end of the stage scores 3 points.
lesson-ravens-magic-task = Lay your water card on the magic way.
lesson-ravens-pile = You may store any card from your hand face down on your pile. In each turn you may play up to three cards from the top of the pile as well as three from your hand.
lesson-ravens-pile-task = Put your snow card on the pile.
lesson-ravens-top = Now the top two cards of your pile are both snow: a joker, just right for the mountains.
lesson-ravens-top-task = Fly with the top two cards of your pile.
lesson-ravens-raven = The next card of your pile is Odin’s raven. It can move Hugin one space forward, whatever the landscape.
lesson-ravens-raven-task = Play it from the pile to move one space forward.
lesson-ravens-points = Being 4 spaces ahead earns you 4 points, and the magic way 3 more: you have 12. When someone has 12 or more after a stage, the game ends and the higher total wins.

## Rules

rules-title = Rules of { $game }
rules-contents = Contents
rules-numbers = Every rule has a short code, so that you can refer to it.
rules-print = Print
rules-learn = Learn by playing
rules-odin-about = A quick card game for 2 to 6 players by Gary Kim, Hope S. Hwang and Yohan Goh. Beat the cards in the middle to get rid of your own – but each time you do, you take one of the cards you beat.
rules-odin-aim = The aim
rules-odin-aim-text = Be the first to get rid of all your cards. When someone does, the hand is over, and everyone else scores a point for each card they still hold. Points are bad. Hands are played until someone has 15 points or more; then whoever has the fewest points wins the game.
rules-odin-cards = What is in the box
rules-odin-cards-text = There are 54 cards: the numbers 1 to 9, each in six colours. Every colour has its rune, so you can tell the cards apart by shape as well. Every number has its figure; the figures are there for decoration and have no effect.
rules-odin-legend-colours = The six colours and their runes
rules-odin-legend-figures = The nine numbers and their figures
rules-odin-colour-R = Red
rules-odin-colour-O = Orange
rules-odin-colour-Y = Yellow
rules-odin-colour-G = Green
rules-odin-colour-B = Blue
rules-odin-colour-P = Purple
rules-odin-figure-1 = tends the wounded
rules-odin-figure-2 = sings of great deeds
rules-odin-figure-3 = watches and listens
rules-odin-figure-4 = works magic
rules-odin-figure-5 = sees the future
rules-odin-figure-6 = guards the chieftain
rules-odin-figure-7 = fights in a frenzy
rules-odin-figure-8 = commands the ship
rules-odin-figure-9 = rules the land
rules-odin-deal = The deal
rules-odin-deal-text = A game consists of several hands, and the cards are dealt again for each. A hand is played in rounds, and in each round players take turns. The cards to beat are called the middle.
rules-odin-lead = Leading
rules-odin-beat = Beating the middle
rules-odin-take = Taking a card
rules-odin-round = Passing and the end of a round
rules-odin-points = Scoring and the end of the game
rules-odin-know = Good to know
rules-odin-show-single = Lead one card.
rules-odin-show-whole = Or lead your whole hand – here, all one number.
rules-odin-show-colour = One colour: 7 and 3 make 73.
rules-odin-show-number = One number: two 5s make 55.
rules-odin-show-three = Three cards: 8, 5 and 1 make 851.
rules-odin-show-none = Neither one colour nor one number: not a set.
rules-odin-show-higher = 73 beats 65.
rules-odin-show-longer = 111 beats 98.
rules-odin-show-equal = 64 does not beat 64.
rules-odin-show-laid = You play 91 and beat a middle of 73.
rules-odin-show-taken = You take one of the two cards you beat.
rules-odin-show-gone = The other one is discarded.

# An example: three players at the end of a hand.
rules-odin-example = A round, step by step
rules-odin-example-text = Astrid, Leif and you are near the end of a hand. Astrid and Leif have five cards each, you have four. Astrid leads, Leif plays after her, and then it is your turn.
rules-odin-step-taken = Taken
rules-odin-step-lead = Astrid leads the yellow 3.
rules-odin-step-beat = Leif beats it with the red 6 and takes the yellow 3.
rules-odin-step-more = You play one card more: blue 7 and blue 4 make 74. You take the red 6.
rules-odin-step-pass = Astrid passes. Her three orange cards would beat 74, but nobody has to beat the middle.
rules-odin-step-choose = Leif plays two 8s: 88. He takes the blue 7, and the blue 4 is discarded.
rules-odin-step-stuck = You have nothing that beats 88, so you pass.
rules-odin-step-back = Astrid’s pass only counted for one turn. Now she plays three orange cards, 521, and takes the purple 8. The green 8 is discarded.
rules-odin-step-over = Leif passes, and so do you. The round is over, the orange cards are discarded, and Astrid leads the next round.
rules-odin-step-out = Astrid’s last two cards are both purple, so she may lead them together. She goes out, and the hand is over.
rules-odin-step-score = Leif has four cards left and scores 4 points. You have three and score 3. Astrid scores none.

rules-odin-options = Options and editions
rules-odin-options-text = These rules follow the second edition of the booklet. The first edition says the same in every language but German, where it differs in a few places. Two of the options let you play its way.
rules-odin-term-option-limit = Game length
rules-odin-term-option-limit-text = The booklet suggests 15 points for a first game. Choose fewer for a shorter game, more for a longer one, or a single hand if time is short.
rules-odin-term-option-colours = All six colours, even with two players
rules-odin-term-option-colours-text = The booklet recommends leaving out two colours when two play. More of the pack is then in play, and sets are easier to form. Choose all six colours if you prefer the whole pack.
rules-odin-term-option-opener = Who opens the next hand
rules-odin-term-option-opener-text = Normally each hand is opened one seat further to the left. In the first German edition, whoever ended the last hand opens the next: for that, choose “the winner of the hand”. It also leaves the first hand to the player with the loudest laugh; here, that player is chosen at random.
rules-odin-term-option-whole = Leading the whole hand
rules-odin-term-option-whole-text = Normally this is optional. One sentence of the first German edition reads as if a leader whose hand is a single set had to play it: for that, choose “mandatory”.

rules-odin-words = Words of the game
rules-odin-term-hand = Hand
rules-odin-term-hand-text = Everything from one deal to the next. Also the cards that a player holds.
rules-odin-term-round = Round
rules-odin-term-round-text = Part of a hand: from a lead until everyone else has passed in a row.
rules-odin-term-turn = Turn
rules-odin-term-turn-text = Your chance to play or to pass.
rules-odin-term-opener = Opener
rules-odin-term-opener-text = The player who leads the first round of a hand.
rules-odin-term-middle = Middle
rules-odin-term-middle-text = The cards played last, face up on the table. They are the ones to beat.
rules-odin-term-lead = Lead
rules-odin-term-lead-text = To be the first to play in a round, while the middle is empty.
rules-odin-term-set = Set
rules-odin-term-set-text = Cards that may be played together, because they are all one colour or all one number. A single card is a set too.
rules-odin-term-value = Value
rules-odin-term-value-text = What a set is worth: the highest number its digits can form. 3 and 7 are worth 73.
rules-odin-term-beat = Beat
rules-odin-term-beat-text = To play a set that is worth more than the middle and has as many cards or one more.
rules-odin-term-take = Take
rules-odin-term-take-text = To put one of the cards you have just beaten into your hand.
rules-odin-term-discard = Discard
rules-odin-term-discard-text = To put cards out of play until the next deal.
rules-odin-term-pass = Pass
rules-odin-term-pass-text = To play nothing this turn.
rules-odin-term-out = Going out
rules-odin-term-out-text = Playing the last of your cards. It ends the hand, and you score no points.
rules-odin-term-point = Point
rules-odin-term-point-text = What each card left in your hand costs you at the end of a hand. Points are bad.

rules-odin-questions = Questions and answers
rules-odin-ask-take = Must I take a card when I beat the middle?
rules-odin-ask-take-answer = Yes, exactly one – unless you have just played the last of your cards.
rules-odin-ask-own = May I take back a card that I have just played?
rules-odin-ask-own-answer = No. You take one of the cards you beat; your own stay in the middle.
rules-odin-ask-fewer = May I play one card on two?
rules-odin-ask-fewer-answer = No. You need as many cards as there are in the middle, or one more.
rules-odin-ask-many = May I play three cards on one?
rules-odin-ask-many-answer = No. You may only go up by one card at a time.
rules-odin-ask-lead = May I lead two cards?
rules-odin-ask-lead-answer = Only if they are your whole hand, and both are of one colour or of one number.
rules-odin-ask-follow = Do I have to follow the colour or the number in the middle?
rules-odin-ask-follow-answer = No. Only your own cards have to go together.
rules-odin-ask-order = Does it matter in which order I choose my cards?
rules-odin-ask-order-answer = No. Digits always count from high to low: 3 and 7 are worth 73, just like 7 and 3.
rules-odin-ask-beat = Must I beat the middle if I can?
rules-odin-ask-beat-answer = No. You may always pass, unless you are leading.
rules-odin-ask-pass = Am I out of the round once I have passed?
rules-odin-ask-pass-answer = No. If your turn comes again before the round ends, you may play.
rules-odin-ask-mine = Everyone else has passed. May I beat my own cards?
rules-odin-ask-mine-answer = No. They are discarded, and you lead the next round.
rules-odin-ask-out = Must I go out if I can?
rules-odin-ask-out-answer = No. You may hold back – for example, because going out would end the game while someone else has fewer points. Only if whole-hand leads are mandatory do you have to make one.
rules-odin-ask-grow = Can I end up with more cards than I was dealt?
rules-odin-ask-grow-answer = No. You play at least one card before you take one, so your hand never grows.
rules-odin-ask-seen = Does everyone see which card I take?
rules-odin-ask-seen-answer = Yes. It was face up in the middle. The list of known cards at the table remembers it for everyone.
rules-odin-ask-limit = What if several players reach 15 points in the same hand?
rules-odin-ask-limit-answer = The game ends just the same, and whoever has the fewest points wins. If players tie for the fewest, they share the win.

rules-odin-summary = The rules at a glance
rules-odin-summary-aim = Be the first to play all your cards. Whoever has the fewest points at the end wins.
rules-odin-summary-deal = Nine cards each. With two players, two colours are left out.
rules-odin-summary-lead = Play one card – or your whole hand, if it is all one colour or all one number.
rules-odin-summary-beat = Play as many cards as the middle has, or one more: all one colour or all one number, and worth more. Digits count from high to low, so 3 and 7 make 73.
rules-odin-summary-take = After beating the middle, take one of the cards you beat. The others are discarded. When you go out, take nothing.
rules-odin-summary-round = You may pass, and still play on your next turn. When everyone else has passed in a row, the middle is discarded, and whoever played it leads.
rules-odin-summary-points = When someone goes out, the others score 1 point for each card they hold. The player to the left of the last opener opens the next hand. The game ends when someone has 15 or more.
rules-odin-summary-print = Print this summary

rule-O1 = The whole pack is shuffled and each player is dealt nine cards. The rest stay face down, out of play, until the next deal. With six players, none are left over.
rule-O2 = With two players, two colours chosen at random are left out for the whole game, which leaves 36 cards. You may also choose to play with all six colours.
rule-O3 = A random player opens the first hand. Play goes clockwise.
rule-O4 = To lead a round, play exactly one card – or your whole hand, if it is all one colour or all one number. Nothing in between is allowed, and the leader may not pass.
rule-O5 = Leading your whole hand is optional. You may do it whenever you lead, even in the first round of a hand, and it ends the hand.
rule-O6 = To beat the middle, play as many cards as it has, or one more. They must be all one colour or all one number, and worth more than the middle. Or pass, even if you could beat it.
rule-O7 = Your cards need not match the colour or the number of those in the middle.
rule-O8 = A set is worth the highest number its digits can form: put them in order from high to low. So a set with one card more is always worth more. A set of equal value does not beat the middle.
rule-O9 = When you have beaten the middle and still hold cards, you take exactly one of the cards you beat. You choose which; the others are discarded. The leader has beaten nothing and takes nothing.
rule-O10 = Playing the last of your cards ends the hand at once. You do not take a card.
rule-O11 = Passing only counts for this turn: if your turn comes again before the round ends, you may play.
rule-O12 = When everyone else has passed in a row since the last play, the round is over. The middle is discarded, and whoever played it leads the next round. Nobody can beat their own cards.
rule-O13 = When a hand ends, everyone scores one point for each card they still hold.
rule-O14 = Then all the cards are shuffled and dealt again. The player to the left of whoever opened the last hand opens the new one.
rule-O15 = If anyone has 15 points or more after a hand, the game is over. Whoever has the fewest points wins; players who tie share the win.
rule-O16 = You may agree to end the game at any other number of points, or after a single hand.
rule-O17 = Everyone may know every card that is played, taken or discarded, the number of cards in each hand, and all scores. The other cards in each hand stay hidden, and so do the cards that were not dealt.
rule-O18 = You may agree that the winner of a hand opens the next one.
rule-O19 = You may agree that a leader whose hand is all one colour or all one number must play the whole hand.
rule-O20 = Every hand comes to an end, and nobody ever holds more than nine cards. Going out is not always wise: it may end the game while someone else has fewer points.

rules-ravens-about = A race for 2 players by Thorsten Gimmler, from 2002. Every morning Odin’s ravens, Hugin and Munin, fly out to see the world.
rules-ravens-aim = The aim
rules-ravens-aim-text = You race your opponent in several stages. Whoever reaches the end of the path first wins the stage and scores a point for each space of the lead; whoever has laid more cards on the magic way scores 3 points. When someone has 12 points or more after a stage, the game is over, and the higher total wins.
rules-ravens-cards = What is in the box
rules-ravens-cards-text = Both players have the same 33 cards with different backs: 25 flight cards and 8 Odin cards. The 40 landscape cards, the 6 magic-way cards and the stone are for both.
rules-ravens-box-landscapes = There are five landscapes, and each has its own symbol. The sixth symbol, an eye, is Odin’s.
rules-ravens-box-flight = Each player: five flight cards of each landscape.
rules-ravens-box-odin = Each player: eight Odin cards of four kinds.
rules-ravens-box-path = 40 landscape cards: each of the ten pairs of different landscapes three times, and each of the five doubles twice.
rules-ravens-box-ravens = Two ravens, Hugin and Munin, and Odin’s stone.
rules-ravens-box-magic = Six magic-way cards; one of them is used in each stage.
rules-ravens-land = Set-up
rules-ravens-land-text = The landscape cards form a path with two lanes. Each card shows two landscapes: one is a space of Hugin’s lane, the other a space of Munin’s. Turning the card around exchanges them. The player in the first seat flies Hugin, the player in the second flies Munin; at the table your own lane is the one nearer to you.
rules-ravens-turn = Your turn
rules-ravens-fly = Flying
rules-ravens-magic = The magic way
rules-ravens-odin = Odin cards
rules-ravens-stone = The stone
rules-ravens-extend = Extending the path
rules-ravens-example = A whole turn
rules-ravens-example-text = You fly Hugin, in the lower lane; the picture shows only the end of the path. This is one turn from the first card to the last.
rules-ravens-turn-start = You have five cards in hand. On top of your pile is mountain, and below it snow.
rules-ravens-turn-run = First card from your hand: water. Two lakes lie ahead, so Hugin flies to the second.
rules-ravens-turn-top = First card from your pile: mountain matches the next space. Now snow is on top of the pile.
rules-ravens-turn-joker = Snow from your hand and snow from your pile are a joker. Hugin flies to the plains.
rules-ravens-turn-store = Third card from your hand: you store your forest card face down on the pile.
rules-ravens-turn-extend = You extend the path. The new card has forest and snow, and you lay it with forest in your lane: a run of two, for which one forest card will be enough.
rules-ravens-turn-draw = You have two cards left and draw three. Your turn is over.
rules-ravens-end = The end of a stage and of the game
rules-ravens-score = A stage is scored
rules-ravens-score-text = Before this stage Hugin’s player had 7 points and Munin’s player had 9.
rules-ravens-score-race = Hugin reaches the last space. Munin is 4 spaces behind, so Hugin’s player scores 4 points.
rules-ravens-score-magic = Hugin’s player has one card on the magic way, Munin’s has three. So Munin’s player scores 3 points, despite losing the race.
rules-ravens-score-total = The score is now 11 to 12. Someone has reached 12, so the game is over, and Munin’s player wins with the higher total.
rules-ravens-score-before = Before
rules-ravens-short = When something runs out
rules-ravens-options = Options
rules-ravens-options-text = You choose these when you open a table. The default settings follow the printed rules as closely as possible.
rules-ravens-option-back_needs_two = The French rules ask for two cards behind a raven that is sent back. In the English rules that sentence only says which cards may be taken off the table; switch the option off to play that way.
rules-ravens-option-protect_ravens = The rules define “free”, and the German cards use the word, but the French translation of the cards leaves it out. Here a card must be free to be turned, removed or swapped; switch the option off to change cards under a raven too.
rules-ravens-option-protect_stone = The same for the card under the stone. Switched off, the stone travels with its card.
rules-ravens-option-longest_path = The printed rules take cards that both ravens have passed off the table when the path becomes too long, without saying how long that is. Here it is more than 16 cards, unless you choose another number or no limit.
rules-ravens-edition = Which edition this is
rules-ravens-edition-text = This is the first edition, published in 2002 as Odins Raben and in English as Odin’s Ravens; the edition of 2016 has different rules. We follow the French translation of the German rules. They say how many landscape, flight and magic-way cards there are but not which, so the mix is ours. A random player starts instead of the youngest, and R30 and R33 are our own: they make sure that every stage and every game ends.
rules-ravens-know = Good to know
rules-ravens-words = Glossary
rules-ravens-term-path = Path
rules-ravens-term-path-text = The row of landscape cards over which both ravens fly.
rules-ravens-term-lane = Lane
rules-ravens-term-lane-text = One raven’s half of the path.
rules-ravens-term-space = Space
rules-ravens-term-space-text = One landscape of a card: one step of a lane. Spaces are counted from the start.
rules-ravens-term-run = Run
rules-ravens-term-run-text = Neighbouring spaces of a lane with the same landscape. One card or joker flies to the end of it.
rules-ravens-term-free = Free space
rules-ravens-term-free-text = A space with neither a raven nor the stone on it.
rules-ravens-term-double = Double
rules-ravens-term-double-text = A landscape card that shows the same landscape in both lanes.
rules-ravens-term-stage = Stage
rules-ravens-term-stage-text = One race, from set-up to scoring. A game has several.
rules-ravens-term-flight = Flight card
rules-ravens-term-flight-text = A card with one landscape. It takes your raven to a matching space; two identical ones are a joker.
rules-ravens-term-joker = Joker
rules-ravens-term-joker-text = Two identical flight cards that together stand for any landscape.
rules-ravens-term-odin = Odin card
rules-ravens-term-odin-text = A dark card with two effects, of which you use one.
rules-ravens-term-pile = Pile
rules-ravens-term-pile-text = Your own face-down store. Each turn you may play up to three cards from its top in addition to those from your hand.
rules-ravens-term-pack = Pack
rules-ravens-term-pack-text = The face-down cards you draw from. The landscape cards have a pack of their own.
rules-ravens-term-discard = Discard
rules-ravens-term-discard-text = To put a card on your own discard pile, face up. Cards you have played for their effect go there too.
rules-ravens-term-magic = Magic way
rules-ravens-term-magic-text = The place for cards that match one of the two symbols turned up for this stage. Having more cards there is worth 3 points.
rules-ravens-term-stone = Stone
rules-ravens-term-stone-text = Odin’s stone blocks a space: entering it takes twice as much, and clears it.
rules-ravens-asked = Questions and answers
rules-ravens-ask-joker = May I use a joker even though I hold the matching card?
rules-ravens-ask-joker-answer = Yes. Any two identical flight cards will do.
rules-ravens-ask-stop = May my raven stop in the middle of a run?
rules-ravens-ask-stop-answer = No, it always flies to the last space of the run. Only the stone stops it earlier.
rules-ravens-ask-look = May I look at my pile?
rules-ravens-ask-look-answer = At any time. But only Odin’s order lets you change its order.
rules-ravens-ask-same = May I play a card in the same turn in which I put it on the pile?
rules-ravens-ask-same-answer = Yes, while it is on top. It then counts twice: once as a play from your hand and once as a play from your pile.
rules-ravens-ask-must = Do I have to play?
rules-ravens-ask-must-answer = No. You may play no card at all. You may also discard cards that you do not need, so that you draw new ones.
rules-ravens-ask-extend = May I look at the new landscape card and then put it back?
rules-ravens-ask-extend-answer = No. Once you have taken it you must lay it, either way round.
rules-ravens-ask-last = May I remove the last card of the path?
rules-ravens-ask-last-answer = Yes, unless it is the only one or there is a raven or the stone on it. If your raven then stands on the new last space, you win the stage.
rules-ravens-ask-both = What if both ravens arrive at once?
rules-ravens-ask-both-answer = That happens only when a card is removed. The player whose turn it is wins the stage. There is no distance to score, but the magic way counts as usual.
rules-ravens-ask-stone = May I put the stone in my own lane?
rules-ravens-ask-stone-answer = Yes, on any free space of either lane. You may also move it out of your way to another free space.
rules-ravens-ask-magic = May I take a card back from the magic way?
rules-ravens-ask-magic-answer = No. It stays there until the stage ends.
rules-ravens-ask-first = Does the first player with 12 points win?
rules-ravens-ask-first-answer = Not always. The stage is scored for both players first, and then the higher total wins.
rules-ravens-summary = Summary
rules-ravens-summary-turn = On your turn
rules-ravens-summary-plays = Up to three cards from your hand, up to three from the top of your pile
rules-ravens-summary-extend = Extend the path by one card, if you like
rules-ravens-summary-draw = Draw until you have five cards in hand
rules-ravens-summary-card = With a card you may
rules-ravens-summary-fly = fly: matching card or joker, to the end of the run
rules-ravens-summary-stone = clear the stone: two matching cards or jokers at once
rules-ravens-summary-magic = lay it on the magic way, if it matches a symbol
rules-ravens-summary-pile = put it on your pile (from your hand only)
rules-ravens-summary-discard = discard it
rules-ravens-summary-odin = The Odin cards
rules-ravens-summary-order = Order: reorder your pile, or lay two landscape cards
rules-ravens-summary-raven = Raven: your opponent’s raven back one space (from space 3 or beyond), or yours forward one
rules-ravens-summary-land = Land: turn a landscape card, or remove one
rules-ravens-summary-put = Stone: place the stone, or swap two landscape cards
rules-ravens-summary-points = Points
rules-ravens-summary-race = First on the last space: the distance between the ravens
rules-ravens-summary-most = More cards on the magic way: 3 points
rules-ravens-summary-game = 12 points after a stage: the higher total wins
rules-ravens-show-match = Forest card, forest space: the raven flies there.
rules-ravens-show-run = Two lakes in a row: one water card flies to the second.
rules-ravens-show-joker = Two identical flight cards are a joker, here for the mountains.
rules-ravens-show-magic = Snow and water may be laid on this magic way.
rules-ravens-show-stone = The matching card and a joker clear the stone.
rules-ravens-show-turned = The third card, turned around, makes a run of two lakes for Hugin.
rules-ravens-show-score = Hugin has arrived, 3 spaces ahead: 3 points.

rule-R1 = Lay out nine landscape cards in a row, each the way round it is drawn. If a lane would then show the same landscape on two neighbouring cards, turn the new card around; if that does not help, put it under the pack and try the next one.
rule-R2 = Both ravens wait in front of the first card. One of the six magic-way cards is turned face up, and the stone lies beside the path. Both players shuffle their own 33 cards into a pack and draw five.
rule-R3 = A random player starts the first stage. Each later stage is started by the player with fewer points; if tied, by whoever won the last stage.
rule-R4 = On your turn you may play up to three cards from your hand and up to three from the top of your pile, in any mix and order; you need not play any. Then you may extend the path. Finally, draw until you have five cards in hand.
rule-R5 = As one of your three plays from hand, you may put a card face down on top of your pile. You may look through your own pile at any time but not change its order; your opponent sees only its size. It may grow to any size, and you may play a card from it in the same turn you put it there.
rule-R6 = Only the top card of your pile can be played. The card below it is then the top card.
rule-R7 = A flight card that matches the next space of your lane moves your raven there. If more spaces with the same landscape follow, it flies on to the last of them and cannot stop earlier.
rule-R8 = Two identical flight cards are a joker: together they stand for any landscape, even if you hold the matching card, and they fly a whole run as usual. They may come from your hand, from your pile if they are its top two cards, lying one on the other at that moment, or one from each. Odin cards never make a joker.
rule-R9 = You may lay a flight card on the magic way if it shows one of the two symbols; if one symbol is Odin, you may lay any Odin card. It may come from your hand or your pile, has no other effect, and stays there until the stage ends. A joker cannot be laid there.
rule-R10 = You may also discard any card without using it. That counts as a play.
rule-R11 = An Odin card has two effects. Choose one of them.
rule-R12 = Order: put your whole pile in any order you like. Or lay the next two landscape cards at the end of the path: look at each, then lay it either way round.
rule-R13 = Raven: move your opponent’s raven back exactly one space, or your own forward exactly one space. The landscapes do not matter. From space 1, back means to the start.
rule-R14 = Your opponent’s raven can only be sent back if it is on space 3 or beyond, so that at least two cards lie behind it. You may agree to play without this rule.
rule-R15 = Land: turn one landscape card around. Or remove one; the row closes up.
rule-R16 = Stone: put the stone on any free space of either lane, even if it is already on the path. Or swap two landscape cards without turning them.
rule-R17 = A space is free if neither a raven nor the stone is on it.
rule-R18 = A landscape card with a raven or the stone on either of its spaces cannot be turned, removed or swapped. You may agree to do without the protection of ravens, of the stone, or both. The stone then goes with its card, even under a raven, and off the path if the card is removed; a raven stays in its lane, on the space with the same number. In every case, a raven beyond a removed card moves with its own card.
rule-R19 = If the stone is on your next space, you must play two at once: matching cards, jokers, or one of each. Two jokers may show different landscapes. The stone goes off the path, and your raven flies to the end of the run. You pay for one after the other, in the order you choose, so a joker from the pile must be its top two cards at that moment.
rule-R20 = If the stone lies farther along the run, one matching card or joker takes you to the space before it. With two you clear it and fly to the end of the run.
rule-R21 = The Odin card Raven cannot move your raven forward onto the stone. It can send your opponent’s raven back onto it; the stone stays where it is.
rule-R22 = After your plays you may extend the path with the next landscape card: you take it, look at it and lay it at the end, either way round. Neighbouring spaces may then show the same landscape. No more than three landscape cards can be laid in one turn, including those laid with Order, and none once the stage has ended.
rule-R23 = A stage ends at once, even in the middle of a turn, when a raven stands on the last space of its lane. Removing a card can cause this for either raven; if it does for both, the player whose turn it is wins the stage.
rule-R24 = The winner of the stage scores one point for each space between the ravens: the difference of their positions. Whoever has more cards on the magic way scores 3 points, whether they won the race or not; if tied, nobody does.
rule-R25 = When your pack is empty, shuffle your discard pile to make a new one. If that is empty too, your hand stays short.
rule-R26 = When the landscape pack is empty, shuffle the removed landscape cards to make a new one. If there are none, the path cannot be extended.
rule-R27 = For the next stage everything is set up again. Scores carry over.
rule-R28 = The game ends when, after a stage has been fully scored, someone has 12 points or more. Whoever has more points wins; if tied, the winner of the last stage that had one. If no stage had a winner, both players win.
rule-R29 = If only one card of the path is left, it cannot be removed.
rule-R30 = After 200 turns a stage ends as it stands. The raven ahead wins it, and it is scored as usual; if the ravens are level, nobody scores for the race.
rule-R31 = Everyone may see the path, the ravens, the stone, the magic way and the cards on it, all discard piles, the removed landscape cards, the scores, and how many cards there are in each hand, pile and pack. Hands are secret, only its owner may look through a pile, and nobody knows the order of a pack – except for landscape cards that everyone saw go under it.
rule-R32 = If the path has more than 16 cards at the end of a turn, after any extension, its first card goes to the bottom of the landscape pack, and so on until it has 16. This stops earlier if the stone is on that card, or if a raven would then have fewer than two cards behind the one it is on. Spaces are renumbered; distances do not change. You may agree on another limit, or on none.
rule-R33 = After 20 stages in a row in which nobody scored a point, the game ends. Whoever has more points wins; ties are settled as usual.

## Pages

lobby-own = Your tables
lobby-public = Public tables
lobby-playing = In progress
lobby-waiting = Waiting to start
lobby-free =
    { $count ->
        [one] { $count } seat is free
       *[other] { $count } seats are free
    }
lobby-full = All seats are taken
lobby-bot-seats =
    { $count ->
        [one] You can take over the seat of a bot.
       *[other] You can take over the seat of one of { $count } bots.
    }
lobby-who = With { $names }
lobby-nobody = Nobody is sitting here yet
lobby-alone = Nobody else is here yet
lobby-sit = Join this table
lobby-look = Watch
lobby-none-right = Or open your own table:
lobby-quiet = The hall is quiet
lobby-quiet-text = No public table is open right now. Open one, and others will find it here.
lobby-open = Open a table of { $game }
stats-game = Game
stats-rating = Rating
stats-games = Games
stats-won = Won
stats-mean-points = Points per game
stats-unrated = unrated
stats-standings = Results by game and number of players
stats-plots-of =
    { $players ->
        [one] { $game } with { $players } player: latest games
       *[other] { $game } with { $players } players: latest games
    }
stats-not-recent = None of the latest games were of this kind.
stats-rating-title = Rating over the latest games
stats-rating-summary =
    { $count ->
        [one] In the latest game the rating went from { $from } to { $to }.
       *[other] Over the latest { $count } games the rating went from { $from } to { $to }. The list below shows every game.
    }
stats-rating-point = { $day }: { $rating } ({ $change }), place { $place } of { $players }
stats-dot-won = won
stats-dot-other = not won
stats-places-title = Places
stats-place-count =
    { $count ->
        [one] Place { $place }: once
       *[other] Place { $place }: { $count } times
    }
stats-place-of = Place { $place } of { $players }
stats-points-title = Points
stats-points-summary =
    { $count ->
        [one] Points in the latest game: { $points }.
       *[other] Average points over the latest { $count } games: { $points }. The list below shows every game.
    }
stats-points-point =
    { $points ->
        [one] { $day }: { $points } point
       *[other] { $day }: { $points } points
    }
stats-points-best-odin = Average: { $points }. Fewer is better.
stats-points-best-ravens = Average: { $points }. More is better.
stats-recent = Latest games
stats-against = Against { $names }
stats-named-bot = { $name } (bot)
stats-several = { $count } × { $name }
stats-change = Rating change:
stats-replay = Replay of { $game }, { $day }
stats-bot = Bot
stats-program = A player’s own program
stats-deleted = deleted player
stats-this-is-you = This is you
stats-none = { $name } has not finished a game yet.
stats-none-yet = Your ratings and results appear here once you have finished a game.
stats-play = Play { $game }
ranks-of =
    { $players ->
        [one] Rankings of { $game } with { $players } player
       *[other] Rankings of { $game } with { $players } players
    }
ranks-choose-game = Choose a game
ranks-rank = Rank
ranks-name = Name
ranks-more = Show more
ranks-none = No names yet
ranks-none-text = Nobody has finished enough rated games of this kind yet. The first name could be yours.
ranks-about = You are ranked after five rated games. Players are ordered by a cautious estimate: twice the uncertainty is subtracted from the rating, and the uncertainty shrinks with every game. Bots are ranked too, and marked.
me-nobody = You have no name here yet
me-nobody-text = When you sit down at a table, you become a guest: there is no sign-up, and this browser remembers you. If you have an account, sign in.
me-guest = Guest – known only to this browser
me-account = Signed in as { $account }
me-public = Your public profile
me-name-title = Your name
me-shown-name = The name others see
me-rename = Save
me-renamed = Saved
me-keep = Keep your results
me-keep-text = Create an account to sign in from anywhere. All you need is a name and a password, and everything you have played stays yours.
me-make-account = Create an account
me-name = Name
me-password = Password
me-password-old = Old password
me-password-new = New password, at least 8 characters
me-password-title = Change password
me-password-change = Change password
me-password-changed = Password changed
me-password-about = You will be signed out everywhere else, and the tokens of your programs will stop working.
me-sign-in = Sign in
me-sign-in-guest = You are playing as a guest called { $name }. If you sign in to another account, this guest’s games stay behind.
me-signed-in = Your account
me-signed-in-text = Your results are safe, and you can sign in from any browser.
me-sign-out = Sign out
me-sessions = Where you are signed in
me-sessions-about = Every browser that is signed in as you. Sign out of those that you no longer use or do not recognise.
me-session-on = { $browser } on { $system }
me-session-unknown = an unknown browser
me-session-here = this browser
me-session-seen = last used on { $day }
me-session-end-named = Sign out: { $name }
me-sessions-end-others = Sign out everywhere else
me-statistics = Your results
me-games = Your games against bots
me-games-about = Games that you finished in this browser. You can replay those on the server wherever you are signed in.
me-game-here = only in this browser
me-game-kept = on the server
me-game-keep-named = Keep on the server: { $game }, { $day }
me-game-delete = Delete
me-game-delete-named = Delete: { $game }, { $day }
me-tokens = Programs that play as you
me-tokens-about = With a token, your own program can play in your name.
me-tokens-more = What programs can do
me-token-label = What it is for
me-token-make = Create a token
me-token-unnamed = unnamed
me-token-made = created on { $day }
me-token-end = Revoke
me-token-end-named = Revoke the token “{ $name }”
me-token-once = This is your token. Copy it now: it will not be shown again.
me-token = Token
me-copy = Copy
me-copied = Copied
me-data = Your data
me-data-about = You can download everything that is stored about you, or have it deleted.
me-download = Download my data
me-delete = Delete all my data
me-delete-about = This deletes your name, your account, your results and everything you wrote. The other players keep the games you played together, without your name.
me-delete-sure = Are you sure? This cannot be undone.
me-delete-no = Keep everything
me-delete-on = Continue
me-delete-yes = Yes, delete everything
set-about = These settings are stored in this browser only.
set-you = You
set-account-about = With an account you can sign in from anywhere.
set-look = Appearance and language
set-theme = Theme
set-theme-system = System
set-theme-dark = Dark
set-theme-light = Light
set-hall = Table
set-hall-longhouse = Longhouse
set-hall-fjord = Fjord
set-hall-grove = Grove
set-back = Card backs
set-back-own = Of the game
set-back-runes = Runes
set-back-knot = Knot
set-back-sail = Sail
set-motion = Animations
set-motion-about = Cards glide to their places instead of jumping.
set-hear = Sound and notifications
set-sound = Sounds
set-sound-about = Cards on wood, and a horn when it is your turn.
set-volume = Volume
set-notify = Notifications
set-notify-about = Tells you that it is your turn when this tab is in the background.
set-notify-impossible = This browser cannot show notifications here.
set-notify-refused = The browser does not allow notifications from this page. You can change that in its settings for this site.
set-play = At the table
set-sorting = Your hand
set-tables = Tables you open
set-solo = Play against bots in this browser
set-solo-about = Starts at once and works without a network. Otherwise the server plays, and you can continue on another device.
set-hints = Hints
set-hints-about = You can ask which move a strong bot would make. Games with hints are not rated.
set-keys-about = When off, only Enter, Space, Esc and the arrow keys work at the table.
set-keys = Use letters and digits
about-what = A place to play card games with friends or against bots that think ahead. Free, open source, and without ads.
about-whose = Credits
about-game-odin = By Gary Kim, Hope S. Hwang and Yohan Goh. Illustrated by Crocotame, published by Helvetiq.
about-game-ravens = By Thorsten Gimmler, 2002; known in English as Odin’s Ravens. Illustrated by Anke Pohl, Thilo Rick and Andreas Steiner, published by Kosmos.
about-unofficial = This is an unofficial project by people who like these games. Its texts, code and pictures are its own, and it is not connected with the authors, illustrators or publishers. If you enjoy playing here, buy the games.
about-fair = Fair deals
about-fair-text = Before a game, the server seals the secret behind its shuffle, and every player’s browser adds a number of its own. After the game, your browser can recompute every deal and show that nothing was changed.
about-programs = Open to programs
about-programs-text = Everything this page does, a program can do too.
about-programs-link = Read the API documentation
about-private = Your data is yours
about-private-text = No tracking, and nothing is loaded from other sites. You can download or delete everything that is stored about you.
about-private-link = Your profile
about-licence = Licence
about-licence-text = Allfather is free software under the MIT licence. The typeface is Marcellus by Astigmatic, under the SIL Open Font License.

## Replay

replay-of = Replay of { $game }
replay-about = About this game
replay-controls = Replay controls
replay-step = Step
replay-step-of = { $step } of { $count }
replay-steps = Steps
review = Review
review-about = A strong bot looks at a player’s decisions, knowing only what that player could see, and shows where another move would have been better. Percentages are the chances of winning.
review-whose = Whose decisions?
review-progress = Looking at decision { $done } of { $count } …
review-found =
    { $count ->
        [one] One decision
       *[other] { $count } decisions
    }: { $remarks ->
        [0] none could have been much better.
        [one] one could have been better:
       *[other] { $remarks } could have been better:
    }
review-better = Better: { $action }
replay-first = Go to the start
replay-back = One step back
replay-next = One step forward
replay-last = Go to the end
replay-play = Play
replay-pause = Pause
replay-pace = Speed
replay-pace-slow = Slow
replay-pace-normal = Normal
replay-pace-quick = Fast
replay-eyes = Point of view
replay-all-hands = All hands
replay-eyes-of = As { $name } saw it
replay-new-pack = The discard pile is shuffled into a new pack.
replay-new-landscapes = The removed landscape cards are shuffled into a new pack.
replay-broken-off = This game was not played to the end.
replay-download = Download the record
replay-fairness-file = Fairness file
replay-another = Another game
replay-failed = This game cannot be shown
replay-not-over = This game is not over yet
replay-not-over-text = Its cards stay hidden until the game is over.
replay-to-table = Go to the table
replay-open-title = Replay a saved game
replay-open-text = Every finished game can be saved as a record, a small text file. Open one here to watch the game again, step by step, and to check its deals.
replay-choose-file = Choose a record
replay-drop = or drop it anywhere on this page
replay-paste = Or paste a record
replay-show = Show the game
replay-has-fairness = The fairness file has been added.
replay-refused = This is not a game record
replay-refused-line = Line { $line } is not valid
replay-empty = Nothing has happened yet in this game.
replay-checking = Your browser is recomputing every deal…
replay-unreadable = The record cannot be read from line { $line } onwards.
replay-give-fairness = To check the deals of this record, add the fairness file of the same game. You can get it where you got the record.
replay-unchecked = Your browser cannot check the deals of this game, because this page does not know its rules.
replay-no-fairness = That is not a fairness file.
replay-right = correct
replay-wrong = wrong
replay-fair = Every deal checks out
replay-unfair = Something does not match
replay-fair-text =
    { $count ->
        [one] Your browser recomputed the deal of this game from the server’s secret and the players’ numbers, and the cards were the same.
       *[other] Your browser recomputed all { $count } deals of this game from the server’s secret and the players’ numbers, and the cards were the same.
    }
replay-unfair-text = The items marked below do not match what the server promised. Either the record was changed, or the cards were not dealt as they should have been.
replay-found-secret-ok = The secret is the one the server sealed before the game.
replay-found-secret-wrong = The secret is not the one the server sealed before the game.
replay-found-nonces-ok = The list of the players’ numbers is complete.
replay-found-nonces-wrong = The list of the players’ numbers is not the one of this game.
replay-found-promise-ok = The seal is the one this browser saw before the game.
replay-found-promise-wrong = The seal is not the one this browser saw before the game.
replay-found-promise-late-ok = The seal is the one this browser saw during the game.
replay-found-promise-late-wrong = The seal is not the one this browser saw during the game.
replay-found-own-nonce-ok = The number this browser added is among the players’ numbers.
replay-found-own-nonce-wrong = The number this browser added is missing from the players’ numbers.
replay-found-seals-ok = The players’ numbers are the ones that were sealed before any of them was revealed.
replay-found-seals-wrong = The players’ numbers are not the ones that were sealed before any of them was revealed.
replay-found-shown-ok = The cards and moves of the record are the ones this browser was shown.
replay-found-shown-wrong = The record has different cards or moves from those this browser was shown.
replay-unopened =
    { $count ->
        [one] One player sealed a number but did not reveal it.
       *[other] { $count } players sealed numbers but did not reveal them.
    }
replay-found-beginning-wrong = The record does not begin with the first deal of a game.
replay-deals-ok =
    { $count ->
        [0] There are no deals in the record.
        [one] The deal follows from the secret and these numbers.
       *[other] All { $count } deals follow from the secret and these numbers.
    }
replay-deals-wrong =
    { $count ->
        [one] One deal does not follow from the secret and these numbers.
       *[other] { $count } deals do not follow from the secret and these numbers.
    }
replay-all-deals =
    { $count ->
        [one] The deal in detail
       *[other] All { $count } deals in detail
    }
replay-deal = Deal { $number }
replay-part-opener = opener
replay-part-colours = colours
replay-part-hands = hands
replay-part-starter = starting player
replay-part-magic = magic way
replay-part-landscapes = landscape pack
replay-part-pack = new pack
replay-part-pack_0 = first player’s pack
replay-part-pack_1 = second player’s pack
replay-means-fair = So nobody could choose the cards: the server had sealed its secret before your browser added its number.
replay-means-sealed = The server had sealed its secret before the game. Your browser added no number to this game; those who played can check that theirs is included.
replay-means-unpromised = Your browser was not there when the game began, so it cannot tell whether the seal is still the same. Those who played can.
replay-means-alone = No player added a number, so only the server shuffled.
replay-limits = No check can show whether someone was told another player’s cards.

## Ravens

card-M = mountain
card-F = forest
card-W = water
card-S = snow
card-P = plains
card-Odin = Odin
card-order = Odin’s order
card-raven = Odin’s raven
card-land = Odin’s land
card-stone = Odin’s stone
ravens-path = The path
ravens-middle = The magic way and the landscape pack
ravens-magic-way = Magic way
ravens-hand = Your hand and the top of your pile
ravens-choices = What you can do
ravens-start = Start
ravens-goal = The goal
ravens-stage = Stage { $number }
ravens-turn = Turn { $number }
ravens-none = none
ravens-points = { $points } of 12 points
ravens-land = Card { $number }: { $hugin } for Hugin, { $munin } for Munin.
ravens-both = { $one }, { $other }
ravens-aim-card = Choose this card. { $card }
ravens-aim-space = Choose space { $number } of { $raven }, { $land }
ravens-raven-on =
    { $space ->
        [0] { $raven } waits at the start.
       *[other] { $raven } is on space { $space }.
    }
ravens-card-idle = { $card }, cannot be played now
ravens-card-alone = { $card }, can fly to space { $space }
ravens-card-together = { $card }, can fly to space { $space } as one of a pair
ravens-top =
    { $count ->
        [one] Top of your pile: { $cards }. It is the only card.
       *[other] Top of your pile: { $cards }. There are { $count } cards in it.
    }
ravens-open-hand = Hand: { $cards }
ravens-left-hand =
    { $count ->
        [0] You cannot play any more cards from your hand this turn
        [one] You can play one more card from your hand this turn
       *[other] You can play { $count } more cards from your hand this turn
    }
ravens-left-pile =
    { $count ->
        [0] You cannot play any more cards from your pile this turn
        [one] You can play one more card from your pile this turn
       *[other] You can play { $count } more cards from your pile this turn
    }
ravens-word-hand = Hand
ravens-word-pile = Pile
ravens-word-pack = Pack
ravens-word-discard = Discards
ravens-word-landscapes = Landscapes
ravens-stack-hand =
    { $count ->
        [one] Hand: { $count } card
       *[other] Hand: { $count } cards
    }
ravens-stack-pile =
    { $count ->
        [one] Pile: { $count } card
       *[other] Pile: { $count } cards
    }
ravens-stack-pack =
    { $count ->
        [one] Pack: { $count } card
       *[other] Pack: { $count } cards
    }
ravens-stack-discard =
    { $count ->
        [one] Discard pile: { $count } card
       *[other] Discard pile: { $count } cards
    }
ravens-stack-landscapes =
    { $count ->
        [one] Landscape pack: { $count } card
       *[other] Landscape pack: { $count } cards
    }
ravens-look = { $what } – look
ravens-title-pile =
    { $name ->
        [you] Your pile
       *[other] { $name }’s pile
    }
ravens-title-discard =
    { $name ->
        [you] Your discard pile
       *[other] { $name }’s discard pile
    }
ravens-title-magic = The magic way
ravens-title-landscapes = The landscape pack
ravens-from-top = From the top down
ravens-discarded = Played and discarded
ravens-magic-about = You may lay cards here that match one of the two symbols. Whoever has more cards here when the stage ends scores 3 points.
ravens-removed = Removed from the path
ravens-bottom = At the bottom of the pack

# What a button does: short, as a command.
ravens-do-fly = Fly
ravens-do-fly-to = Fly to space { $space }
ravens-do-fly-goal = Fly to the goal
ravens-do-clear = Clear the stone
ravens-do-clear-to = Clear the stone, fly to space { $space }
ravens-do-clear-goal = Clear the stone, fly to the goal
ravens-do-pile = Put on the pile
ravens-do-magic = Lay on the magic way
ravens-do-drop = Discard
ravens-do-order-pile = Reorder your pile
ravens-do-order-path = Lay two landscape cards
ravens-do-raven-back = Send { $raven } back
ravens-do-raven-back-to =
    { $space ->
        [0] Send { $raven } back to the start
       *[other] Send { $raven } back to space { $space }
    }
ravens-do-raven-on = Move { $raven } forward one space
ravens-do-raven-on-to = Move { $raven } forward to space { $space }
ravens-do-land-turn = Turn a card of the path
ravens-do-land-remove = Remove a card from the path
ravens-do-stone-put = Place the stone
ravens-do-stone-swap = Swap two cards of the path
ravens-do-end = End turn
ravens-do-extend = Extend the path
ravens-do-stay = Don’t extend
ravens-do-keep = As drawn
ravens-do-turn = Turned around

# What is to be done now.
ravens-now-play = Choose cards from your hand or from the top of your pile.
ravens-now-done = You have nothing left to play.
ravens-now-land-turn = Choose the card to turn.
ravens-now-land-remove = Choose the card to remove.
ravens-now-stone-put = Choose a space for the stone.
ravens-now-stone-swap = Choose the first of the two cards to swap, the one nearer the start.
ravens-now-stone-swap-second = Choose the card to swap it with.
ravens-now-order = Rebuild your pile from the bottom up: which card comes next?
ravens-now-extend = Extend the path before your turn ends?
ravens-now-orient = Which way round do you want to lay it at the end of the path?
ravens-take-advice = Select the suggested cards
ravens-hint = Hint: { $action } – wins about { $share }% of games from here.
ravens-hint-forced = Hint: { $action }. There is nothing else you can do.
ravens-selected = Selected: { $cards }.
ravens-selected-none = Nothing selected.
ravens-not-together = These cards cannot be played together.
ravens-one-at-a-time = Only one card at a time can go there.
ravens-choose-effect = Choose what this card should do.
ravens-order-so-far = From the bottom:
ravens-lays-own = { $land } for you
ravens-lays-other = { $land } for your opponent

# The log.
ravens-did-fly-hand =
    { $name ->
        [you] You fly with { $cards }.
       *[other] { $name } flies with { $cards }.
    }
ravens-did-fly-pair =
    { $name ->
        [you] You fly with a joker, twice { $card }.
       *[other] { $name } flies with a joker, twice { $card }.
    }
ravens-did-fly-pile =
    { $name ->
        [you]
            { $count ->
                [one] You fly with the top card of the pile.
               *[other] You fly with { $count } cards from the pile.
            }
       *[other]
            { $count ->
                [one] { $name } flies with the top card of the pile.
               *[other] { $name } flies with { $count } cards from the pile.
            }
    }
ravens-did-fly-both =
    { $name ->
        [you]
            { $count ->
                [one] You fly with { $cards } and the top card of the pile.
               *[other] You fly with { $cards } and { $count } cards from the pile.
            }
       *[other]
            { $count ->
                [one] { $name } flies with { $cards } and the top card of the pile.
               *[other] { $name } flies with { $cards } and { $count } cards from the pile.
            }
    }
ravens-did-clear-hand =
    { $name ->
        [you] You clear the stone with { $cards } and fly on.
       *[other] { $name } clears the stone with { $cards } and flies on.
    }
ravens-did-clear-pile =
    { $name ->
        [you]
            { $count ->
                [one] You clear the stone with the top card of the pile and fly on.
               *[other] You clear the stone with { $count } cards from the pile and fly on.
            }
       *[other]
            { $count ->
                [one] { $name } clears the stone with the top card of the pile and flies on.
               *[other] { $name } clears the stone with { $count } cards from the pile and flies on.
            }
    }
ravens-did-clear-both =
    { $name ->
        [you]
            { $count ->
                [one] You clear the stone with { $cards } and the top card of the pile, and fly on.
               *[other] You clear the stone with { $cards } and { $count } cards from the pile, and fly on.
            }
       *[other]
            { $count ->
                [one] { $name } clears the stone with { $cards } and the top card of the pile, and flies on.
               *[other] { $name } clears the stone with { $cards } and { $count } cards from the pile, and flies on.
            }
    }
ravens-did-pile =
    { $name ->
        [you] You put a card on the pile.
       *[other] { $name } puts a card on the pile.
    }
ravens-did-pile-card =
    { $name ->
        [you] You put { $card } on the pile.
       *[other] { $name } puts { $card } on the pile.
    }
ravens-did-next =
    { $name ->
        [you] You put the next card on the pile.
       *[other] { $name } puts the next card on the pile.
    }
ravens-did-next-card =
    { $name ->
        [you] You put { $card } next on the pile.
       *[other] { $name } puts { $card } next on the pile.
    }
ravens-did-drop-card =
    { $name ->
        [you] You discard { $card }.
       *[other] { $name } discards { $card }.
    }
ravens-did-drop-top =
    { $name ->
        [you] You discard the top card of the pile.
       *[other] { $name } discards the top card of the pile.
    }
ravens-did-magic-card =
    { $name ->
        [you] You lay { $card } on the magic way.
       *[other] { $name } lays { $card } on the magic way.
    }
ravens-did-magic-top =
    { $name ->
        [you] You lay the top card of the pile on the magic way.
       *[other] { $name } lays the top card of the pile on the magic way.
    }
ravens-did-order-pile =
    { $name ->
        [you] You play Order and reorder the pile.
       *[other] { $name } plays Order and reorders the pile.
    }
ravens-did-order-path =
    { $name ->
        [you] You play Order and extend the path.
       *[other] { $name } plays Order and extends the path.
    }
ravens-did-raven-back =
    { $name ->
        [you] You play Raven and send the other raven back.
       *[other] { $name } plays Raven and sends the other raven back.
    }
ravens-did-raven-on =
    { $name ->
        [you] You play Raven and move one space forward.
       *[other] { $name } plays Raven and moves one space forward.
    }
ravens-did-land-turn =
    { $name ->
        [you] You play Land to turn a card of the path.
       *[other] { $name } plays Land to turn a card of the path.
    }
ravens-did-land-remove =
    { $name ->
        [you] You play Land to remove a card from the path.
       *[other] { $name } plays Land to remove a card from the path.
    }
ravens-did-stone-put =
    { $name ->
        [you] You play Stone to place the stone.
       *[other] { $name } plays Stone to place the stone.
    }
ravens-did-stone-swap =
    { $name ->
        [you] You play Stone to swap two cards of the path.
       *[other] { $name } plays Stone to swap two cards of the path.
    }
ravens-did-at-card =
    { $name ->
        [you] You choose card { $number }.
       *[other] { $name } chooses card { $number }.
    }
ravens-did-at-space =
    { $name ->
        [you] You choose space { $number } of { $raven }.
       *[other] { $name } chooses space { $number } of { $raven }.
    }
ravens-did-end =
    { $name ->
        [you] You play no more cards.
       *[other] { $name } plays no more cards.
    }
ravens-did-extend =
    { $name ->
        [you] You extend the path.
       *[other] { $name } extends the path.
    }
ravens-did-stay =
    { $name ->
        [you] You do not extend the path.
       *[other] { $name } does not extend the path.
    }
ravens-did-keep =
    { $name ->
        [you] You lay the landscape card as drawn.
       *[other] { $name } lays the landscape card as drawn.
    }
ravens-did-turn =
    { $name ->
        [you] You lay the landscape card turned around.
       *[other] { $name } lays the landscape card turned around.
    }
ravens-path-trimmed =
    { $count ->
        [one] The path is too long: its first card goes under the landscape pack.
       *[other] The path is too long: its first { $count } cards go under the landscape pack.
    }

# The last turn in a line, after the name and small pictures of the cards.
ravens-recap-fly = flies
ravens-recap-clear = clears the stone and flies
ravens-recap-magic = on the magic way
ravens-recap-drop = discarded
ravens-recap-pile = on the pile
ravens-recap-order-pile = reorders the pile
ravens-recap-order-path = lays two landscape cards
ravens-recap-raven-back = sends { $raven } back
ravens-recap-raven-on = moves { $raven } forward
ravens-recap-land-turn =
    { $number ->
        [0] turns a card
       *[other] turns card { $number }
    }
ravens-recap-land-remove =
    { $number ->
        [0] removes a card
       *[other] removes card { $number }
    }
ravens-recap-stone-put =
    { $number ->
        [0] places the stone
       *[other] stone on space { $number } of { $raven }
    }
ravens-recap-stone-swap =
    { $second ->
        [0] swaps two cards
       *[other] swaps cards { $number } and { $second }
    }
ravens-recap-extend = extends the path
ravens-recap-nothing = plays nothing
ravens-recap-flight = { $raven }: from space { $from } to space { $to }.

# The end of a stage.
ravens-end-you = You win stage { $number }
ravens-end-other = { $name } wins stage { $number }
ravens-end-nobody = Nobody wins stage { $number }
ravens-end-ahead =
    { $count ->
        [0] Both ravens are on the last space; the player whose turn it was wins.
        [one] { $raven } is { $count } space ahead.
       *[other] { $raven } is { $count } spaces ahead.
    }
ravens-end-player = Player
ravens-end-race = Race
ravens-end-level = Both ravens are level: no points for the race.
ravens-end-magic =
    { $name ->
        [you] Magic way { $most } to { $fewest }: { $points } points for you.
       *[other] Magic way { $most } to { $fewest }: { $points } points for { $name }.
    }
ravens-end-magic-tied =
    { $count ->
        [0] Nobody has laid a card on the magic way.
       *[other] The magic way is level at { $count } each: no points.
    }
ravens-end-next = The next stage begins in a moment.

# The table read aloud.
ravens-read-stage = Stage { $stage }, turn { $turn }.
ravens-read-your-turn = It is your turn. Cards you may still play: { $hand } from your hand, { $pile } from your pile.
ravens-read-hand = Your hand: { $cards }.
ravens-read-pile = Your pile, from the top down: { $cards }.
ravens-read-lane =
    { $name ->
        [you]
            { $space ->
                [0] You fly { $raven }, who waits at the start. The goal is space { $last }.
               *[other] You fly { $raven }, who is on space { $space } of { $last }.
            }
       *[other]
            { $space ->
                [0] { $name } flies { $raven }, who waits at the start. The goal is space { $last }.
               *[other] { $name } flies { $raven }, who is on space { $space } of { $last }.
            }
    }
ravens-read-path = Spaces of { $raven }: { $lands }.
ravens-read-seat = { $name } – points: { $points }, hand: { $hand }, pile: { $pile }, pack: { $pack }, discards: { $discard }.
ravens-read-stone = The stone is on space { $number } of { $raven }.
ravens-read-magic = The magic way shows { $symbols }. Cards laid there – { $first }: { $ofFirst }, { $second }: { $ofSecond }.

## A game without a board of its own

labelled = { $label }: { $value }
plain-hand = Your hand
plain-middle = On the table
plain-no-cards = No cards
plain-actions = What you can do
plain-fields = More details
plain-acted = { $name }: { $action }
plain-game = Game
