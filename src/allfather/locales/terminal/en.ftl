### What only the terminal says, in English; everything else comes from the messages of the page, which can be used here.
### $who is "you" if the sentence is about the person who reads it; all others have a $name. Cards, actions and what is
### typed are notation, the same in all languages. A line has 78 characters; longer sentences are wrapped.

## Every game

terminal-you = You
terminal-none = none
terminal-points = points
terminal-cards = cards
terminal-which-game = { $games }. Which game? (Enter: 1)
terminal-which-game-again = Type the number or the name of a game, or q to leave.
terminal-goodbye = Goodbye.
terminal-welcome = Welcome to { $game }.
terminal-at-table = At the table: { $names }.
terminal-how = Type ? for help, q to leave.
terminal-no-cards = No cards have been dealt yet.
terminal-choice = Your choice:
terminal-enter-choose = Press Enter to choose { $action }:
terminal-enter-leave = Press Enter to leave:
terminal-nothing-to-choose = There is nothing to choose now.
terminal-nothing-else = This is all you can do:
terminal-nothing-chosen = Nothing chosen.
terminal-not-understood = “{ $typed }” is not understood.
terminal-hint = Type a number from the menu, a move, or ? for help.
terminal-menu-numbers = The menu has the numbers 1 to { $last }.
terminal-menu-keys = The menu has { $keys }.
terminal-menu-part = (part { $number } of { $count }: m shows more)
terminal-bot-failed = The bot of { $name } failed, so a simple move is made in its place: { $error }
terminal-leave-sure = Leave the table? (y/n)
terminal-go-on = Good, the game goes on.
terminal-leave = You leave the table. Goodbye.

terminal-log =
    { $chapter ->
        [round] In this round:
        [turns] In these two turns:
       *[hand] In this hand:
    }
terminal-log-nothing =
    { $chapter ->
        [round] Nothing has happened in this round yet.
        [turns] Nothing has happened in these two turns yet.
       *[hand] Nothing has happened in this hand yet.
    }
terminal-log-before =
    { $chapter ->
        [round] In the round before:
        [turns] In the turns before:
       *[hand] In the hand before:
    }

terminal-file = FILE
terminal-save-what = Give a file name: save FILE, for example save game.toml.
terminal-save-exists = Not saved: there is already something called { $file }, so choose another name.
terminal-save-failed = Not saved to { $file }: { $why }.
terminal-saved = Saved to { $file }.
terminal-saved-secret = Saved to { $file } (it names everybody’s cards: no peeking).

terminal-won =
    { $who ->
        [you]
            { $points ->
                [one] You win the game with { $points } point.
               *[other] You win the game with { $points } points.
            }
       *[other]
            { $points ->
                [one] { $name } wins the game with { $points } point.
               *[other] { $name } wins the game with { $points } points.
            }
    }
terminal-shared =
    { $points ->
        [one] The win is shared: { $names }, with { $points } point each.
       *[other] The win is shared: { $names }, with { $points } points each.
    }
terminal-not-dealt =
    { $part ->
        [stage] The next stage has not been dealt, so the game stops here.
       *[hand] The next hand has not been dealt, so the game stops here.
    }
terminal-keep = Type save FILE to keep a record of this game.
terminal-over = The game is over: type save FILE to keep it, or press Enter to leave.

terminal-help = What to type
terminal-help-number = choice 7 of the menu
terminal-help-menu = the choices again, or the next part of a long list
terminal-help-hand = the table and your cards
terminal-help-log = what happened last
terminal-help-scores = points, and how many cards everybody has
terminal-help-save = write the game so far to a file
terminal-help-quit = leave the table
terminal-help-rules = the rules

terminal-record-ends = The record ends here.

## ODIN

terminal-odin-aim = Get rid of your cards: each one you are left with is a point.
terminal-odin-end =
    { $limit ->
        [one] When someone has a point or more after a hand, whoever has the fewest wins.
       *[other] When someone has { $limit } points or more after a hand, whoever has the fewest wins.
    }
terminal-odin-end-hand = After one hand, whoever has the fewest points wins.
terminal-odin-cards = A card is a colour with a number from 1 to 9: { $colours }.
terminal-odin-hint = Type a number from the menu, cards such as g7 g3, or ? for help.
terminal-odin-help-cards = play these cards, in any order; b6 also takes a card
terminal-odin-help-pass = pass
terminal-odin-help-known = cards the others were seen taking, and the discards
terminal-odin-turn =
    { $doing ->
        [lead] Hand { $number }: you lead
       *[follow] Hand { $number }: your turn
    }
terminal-odin-opens =
    { $who ->
        [you] Hand { $number }: you open.
       *[other] Hand { $number }: { $name } opens.
    }
terminal-odin-hand-over = Hand { $number } is over
terminal-odin-cards-left = cards left
terminal-odin-hand = You hold: { $cards }
terminal-odin-middle =
    { $who ->
        [you] Middle: { $cards }, played by you
       *[other] Middle: { $cards }, played by { $name }
    }
terminal-odin-middle-empty = Middle: empty
terminal-odin-beat = You beat { $beaten } with { $cards }.
terminal-odin-known = Cards that the others were seen taking and still hold:
terminal-odin-play =
    { $count ->
        [one] Play one card:
       *[other] Play { $count } cards:
    }
terminal-odin-play-all =
    { $count ->
        [one] Play your last card:
       *[other] Play all your { $count } cards:
    }
terminal-odin-enter-pass = Press Enter to pass:
terminal-odin-passes =
    { $who ->
        [you] You pass.
       *[other] { odin-say-passed }
    }
terminal-odin-round-over =
    { $who ->
        [you] Everyone else passed: you lead.
       *[other] Everyone else passed: { $name } leads.
    }
terminal-odin-leads =
    { $who ->
        [you] You lead { $cards }.
       *[other] { $name } leads { $cards }.
    }
terminal-odin-leads-out =
    { $who ->
        [you] You lead { $cards } and go out.
       *[other] { $name } leads { $cards } and goes out.
    }
terminal-odin-takes =
    { $who ->
        [you] You play { $cards } and take { $card }.
       *[other] { $name } plays { $cards } and takes { $card }.
    }
terminal-odin-plays-out =
    { $who ->
        [you] You play { $cards } and go out.
       *[other] { $name } plays { $cards } and goes out.
    }

## Odins Raben

terminal-ravens-race = You fly with { $own }, { $name } with { $other }.
terminal-ravens-aim = Be the first at the end of the path, as far ahead as you can: the game goes to { $goal } points.
terminal-ravens-landscapes = Landscapes: M { card-M }, F { card-F }, W { card-W }, S { card-S }, P { card-P }.
terminal-ravens-odin-cards = Odin cards: order, raven, land and stone.
terminal-ravens-hint = Type what the menu has in front of a choice, a move such as fly m, or ? for help.
terminal-ravens-ambiguous = “{ $typed }” could be { $actions }.
terminal-ravens-help-fly = the move itself, or its beginning: f m, p raven, l t, e
terminal-ravens-help-pair = fly with two equal cards
terminal-ravens-help-pile = fly with the top card of your pile, which is ^; also drop ^
terminal-ravens-help-space = as a place for the stone: Hugin’s space 4
terminal-ravens-help-discards = discards, the magic way, and landscape cards taken out
terminal-ravens-begins =
    { $who ->
        [you] Stage { $stage }: you begin. The magic way is { $magic }.
       *[other] Stage { $stage }: { $name } begins. The magic way is { $magic }.
    }
terminal-ravens-turn = Stage { $stage }, turn { $turn }: your turn
terminal-ravens-stage-over = Stage { $stage } is over

# The columns of a table; short, so that all fit in a line of 72 characters, each with two spaces before it.
terminal-ravens-head-magic = magic way
terminal-ravens-head-hand = hand
terminal-ravens-head-pile = pile
terminal-ravens-head-pack = pack
terminal-ravens-head-discards = discards

terminal-ravens-stone = Stone: { $raven }’s space { $space }
terminal-ravens-stone-off = Stone: off the path
terminal-ravens-hand = Your hand: { $cards }
terminal-ravens-hand-odin = Your hand: { $cards }   Odin: { $odin }
terminal-ravens-pile = Your pile, bottom to top: { $cards }
terminal-ravens-pile-empty = Your pile is empty
terminal-ravens-plays-left = Plays left: { $hand } from hand, { $pile } from the pile
terminal-ravens-discards =
    { $who ->
        [you] Your discards: { $cards }
       *[other] { $name }’s discards: { $cards }
    }
terminal-ravens-magic =
    { $who ->
        [you] Your cards on the magic way: { $cards }
       *[other] { $name }’s cards on the magic way: { $cards }
    }
terminal-ravens-play-odin = Play an Odin card
terminal-ravens-put-stone = Where do you put the stone in { $raven }’s lane?
terminal-ravens-swap-with = With which card do you swap card { $card }?
terminal-ravens-new-pile = Your new pile, bottom to top: { $cards }
terminal-ravens-drawn = You draw the landscape card { $card } (Hugin’s lane, then Munin’s).
terminal-ravens-enter-end = Press Enter to end your turn:

terminal-ravens-flies =
    { $who ->
        [you] You fly with { $cards }: { $raven } to space { $space }.
       *[other] { $name } flies with { $cards }: { $raven } to space { $space }.
    }
terminal-ravens-flies-pile =
    { $who ->
        [you] You fly with { $cards } from the pile: { $raven } to space { $space }.
       *[other] { $name } flies with { $cards } from the pile: { $raven } to space { $space }.
    }
terminal-ravens-clears =
    { $who ->
        [you] You clear the stone with { $cards } and fly: { $raven } to space { $space }.
       *[other] { $name } clears the stone with { $cards } and flies: { $raven } to space { $space }.
    }
terminal-ravens-clears-pile =
    { $who ->
        [you] You clear the stone with { $cards } from the pile and fly: { $raven } to space { $space }.
       *[other] { $name } clears the stone with { $cards } from the pile and flies: { $raven } to space { $space }.
    }
terminal-ravens-piles =
    { $who ->
        [you] You put { $card } on the pile.
       *[other] { ravens-did-pile }
    }
terminal-ravens-drops =
    { $who ->
        [you] You discard { $card }.
       *[other] { $name } discards { $card }.
    }
terminal-ravens-drops-pile =
    { $who ->
        [you] You discard { $card } from the pile.
       *[other] { $name } discards { $card } from the pile.
    }
terminal-ravens-adds-magic =
    { $who ->
        [you] You lay { $card } on the magic way: { $count } there now.
       *[other] { $name } lays { $card } on the magic way: { $count } there now.
    }
terminal-ravens-adds-magic-pile =
    { $who ->
        [you] You lay { $card } from the pile on the magic way: { $count } there now.
       *[other] { $name } lays { $card } from the pile on the magic way: { $count } there now.
    }
terminal-ravens-order-pile =
    { $who ->
        [you] You put your pile into a new order.
       *[other] { ravens-did-order-pile }
    }
terminal-ravens-order-path =
    { $who ->
        [you] You make the path longer with an Odin card.
       *[other] { ravens-did-order-path }
    }
terminal-ravens-raven-back =
    { $space ->
        [0]
            { $who ->
                [you] You send { $raven } back to the start.
               *[other] { $name } sends { $raven } back to the start.
            }
       *[other]
            { $who ->
                [you] You send { $raven } back to space { $space }.
               *[other] { $name } sends { $raven } back to space { $space }.
            }
    }
terminal-ravens-raven-on =
    { $who ->
        [you] You take { $raven } on to space { $space }.
       *[other] { $name } takes { $raven } on to space { $space }.
    }
terminal-ravens-land-turn =
    { $who ->
        [you] You turn card { $number }, now { $card }.
       *[other] { $name } turns card { $number }, now { $card }.
    }
terminal-ravens-land-remove =
    { $who ->
        [you] You take out card { $number }, { $card }.
       *[other] { $name } takes out card { $number }, { $card }.
    }
terminal-ravens-stone-put =
    { $who ->
        [you] You put the stone on { $raven }’s space { $number }.
       *[other] { $name } puts the stone on { $raven }’s space { $number }.
    }
terminal-ravens-stone-swap =
    { $who ->
        [you] You swap cards { $first } and { $number }.
       *[other] { $name } swaps cards { $first } and { $number }.
    }
terminal-ravens-lays =
    { $who ->
        [you] You lay { $card } at the end of the path, as card { $number }.
       *[other] { $name } lays { $card } at the end of the path, as card { $number }.
    }
terminal-ravens-ends-turn =
    { $who ->
        [you] You end the turn.
       *[other] { $name } ends the turn.
    }
terminal-ravens-draws =
    { $who ->
        [you] You draw { $cards }.
        [open] { $name } draws { $cards }.
       *[other]
            { $count ->
                [one] { $name } draws { $count } card.
               *[other] { $name } draws { $count } cards.
            }
    }

terminal-ravens-won =
    { $who ->
        [you]
            { $count ->
                [0] Both ravens are at the end, and it was your turn: you win the stage, without points for it.
                [one] { $raven } is at the end: you win the stage by { $count } space.
               *[other] { $raven } is at the end: you win the stage by { $count } spaces.
            }
       *[other]
            { $count ->
                [0] Both ravens are at the end, and it was { $name }’s turn: { $name } wins the stage, without points for it.
                [one] { $raven } is at the end: { $name } wins the stage by { $count } space.
               *[other] { $raven } is at the end: { $name } wins the stage by { $count } spaces.
            }
    }
terminal-ravens-won-ahead =
    { $who ->
        [you]
            { $count ->
                [one] { $raven } is ahead after { $turns } turns: you win the stage by { $count } space.
               *[other] { $raven } is ahead after { $turns } turns: you win the stage by { $count } spaces.
            }
       *[other]
            { $count ->
                [one] { $raven } is ahead after { $turns } turns: { $name } wins the stage by { $count } space.
               *[other] { $raven } is ahead after { $turns } turns: { $name } wins the stage by { $count } spaces.
            }
    }
terminal-ravens-nobody-ahead = After { $turns } turns neither raven is ahead, so nobody wins the stage.
terminal-ravens-magic-points =
    { $gained ->
        [own] Cards on the magic way: you { $own }, { $name } { $other }. You get { $points } points.
        [other] Cards on the magic way: you { $own }, { $name } { $other }. { $name } gets { $points } points.
       *[nobody] Cards on the magic way: you { $own }, { $name } { $other }. Nobody gets points for it.
    }
terminal-ravens-magic-points-open =
    { $gained ->
        [somebody] Cards on the magic way: { $counts }. { $name } gets { $points } points.
       *[nobody] Cards on the magic way: { $counts }. Nobody gets points for it.
    }

## Commands

cli-compiling = Compiling the rules; this takes half a minute, the first time only …
cli-play-level =
    { $rating ->
        [none] The bots play as { $level }: { $bot }
       *[other] The bots play as { $level } (rating { $rating }): { $bot }
    }
cli-serving = Allfather is at { $address }   (Ctrl-C stops it)
cli-site = The site is in { $folder }; any static host can serve it.
cli-site-not-built = the page has not been built: make page
cli-site-not-empty = { $folder } is not empty: choose another folder
cli-interval = { $low } to { $high }

cli-sim-title =
    { $games ->
        [one] { $game }: { $games } random game of { $players } players
       *[other] { $game }: { $games } random games of { $players } players
    }
cli-sim-seat = seat
cli-sim-mean = mean points
cli-sim-deviation = deviation
cli-sim-least = least
cli-sim-most = most
cli-sim-decisions = decisions in a game: { $mean } on average, { $least } to { $most }
cli-sim-deals = deals in a game: { $mean } on average, { $least } to { $most }

cli-hint-title =
    { $playouts ->
        [one] seat { $seat } of { $players }: { $playouts } playout in { $seconds } s
       *[other] seat { $seat } of { $players }: { $playouts } playouts in { $seconds } s
    }
cli-hint-action = action
cli-hint-tried = tried
cli-hint-wins = wins
cli-hint-interval = 95%

cli-arena-title =
    { $pairs ->
        [one] { $game }, { $players } players; { $pairs } pair of bots.
       *[other] { $game }, { $players } players; { $pairs } pairs of bots.
    }
cli-arena-deals =
    { $deals ->
        [one] Each pair plays { $deals } deal in { $seatings } seatings, which makes { $games } games.
       *[other] Each pair plays { $deals } deals in { $seatings } seatings, which makes { $games } games.
    }
cli-arena-intervals = The intervals are 95% over deals.
cli-arena-bot = bot
cli-arena-share = win share
cli-arena-points = points
cli-arena-rating = rating
cli-arena-speed = ms/move
cli-arena-playouts = playouts
cli-arena-faults = faults
cli-arena-chance = (by chance)
cli-arena-one = one
cli-arena-against =
    { $players ->
        [2] against the other
       *[other] against others
    }
cli-arena-difference = difference of win shares
cli-arena-fault =
    { $count ->
        [one] { $bot } was at fault { $count } time, first: { $first }
       *[other] { $bot } was at fault { $count } times, first: { $first }
    }
cli-arena-rounded = Rounded up to whole deals: each pair plays { $games } games, not { $wanted }.
cli-arena-stopped = Stopped. Finished games are in { $folder }; run the same command again to resume.
cli-arena-done = All games, results and a plot are in { $folder }.

cli-admin-backup =
    { $rows ->
        [one] Wrote { $rows } row to { $file }.
       *[other] Wrote { $rows } rows to { $file }.
    }
cli-admin-restore =
    { $rows ->
        [one] Restored { $rows } row.
       *[other] Restored { $rows } rows.
    }
cli-admin-deleted =
    { $tables ->
        [one] Deleted. The name was removed from { $tables } table; a running server may show it until it ends.
       *[other] Deleted. The name was removed from { $tables } tables; a running server may show it until they end.
    }
cli-admin-banned = Banned. A running server notices within seconds.
cli-admin-unbanned = The ban is lifted.
cli-admin-closed = Closed.
cli-admin-closed-unreadable = Closed in the list of tables. Its events cannot be read and were left as they are.
cli-admin-retried = A running server reads it again when someone comes or something is due there.
cli-admin-announced = Announced. A running server shows it within seconds.

cli-not-utf8 = { $file } is not UTF-8 text
cli-not-installed = { $package } is not installed: pip install '.[server]'
cli-cannot-listen = cannot listen at { $address }: { $why }

cli-admin-kind =
    { $kind ->
        [bot] bot
       *[person] person
    }
cli-admin-status =
    { $status ->
        [playing] playing
       *[open] open
    }
cli-admin-seats =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
cli-admin-format = format { $number }

cli-progress =
    { $done ->
        [0] games
       *[other] games ({ $done } done before)
    }

cli-bench-play = Random play, { $rules }
cli-bench-search = Search
cli-bench-envs = Environments
cli-bench-command = command: { $command }
cli-bench-machine =
    { $cores ->
        [one] machine: { $processor }, { $cores } core; { $gpu }
       *[other] machine: { $processor }, { $cores } cores; { $gpu }
    }
cli-bench-no-gpu = no GPU
cli-bench-not-installed = not installed
cli-bench-game = game
cli-bench-players = players
cli-bench-one-core = one core
cli-bench-all-cores = all cores
cli-bench-gpu = GPU
cli-bench-beside-peer = one core / OpenSpiel
cli-bench-ratio = ratio
cli-bench-decisions = Million decisions a second, median of { $rounds }:
cli-bench-peer = OpenSpiel’s C++ playouts of { $game } in the same run, one core: { $rate }.
cli-bench-no-peer = OpenSpiel is not installed ({ $command }), so there is nothing to compare with.
cli-bench-playouts = Playouts a second of CPU time, { $positions } positions from games of { $bot }, median of { $rounds }:
cli-bench-playouts-rate = playouts/s
cli-bench-modules = Random play and search of two players on one core, median of { $rounds } rounds that measure both:
cli-bench-of-decisions = decisions
cli-bench-of-playouts = playouts
cli-bench-of-evaluations = evaluations of the net
cli-bench-of-guided = playouts with the net
cli-bench-native = native /s
cli-bench-in-node = WebAssembly in Node /s
cli-bench-in-chromium = WebAssembly in Chromium /s
cli-bench-built = The modules, built in { $seconds } s:
cli-bench-file = file
cli-bench-bytes = bytes
cli-bench-gzipped = gzipped
cli-bench-steps = Steps a second, median of { $rounds }:
cli-bench-steps-rate = steps/s
cli-bench-env = environment
cli-bench-beside = beside
cli-bench-empty = an empty one
cli-bench-game-for = { $game } for { $players }
cli-bench-vector = Gymnasium vector of { $games }
cli-bench-batch = batch of { $games }
cli-bench-cores =
    { $count ->
        [one] { $count } core
       *[other] { $count } cores
    }

## Errors. What is found or expected is quoted as it is typed; $detail is English, for cases that are rare.

cli-at-line = line { $line }: { $why }
cli-not-legal = { $action } is not legal here: { $why }
cli-error-bad-option = invalid option: { $detail }
cli-error-bad-notation = not understood: { $detail }
cli-error-bad-position = not a possible position: { $detail }
cli-error-bad-deal = not a possible deal: { $detail }
cli-error-bad-record = not a valid record: { $detail }
cli-error-illegal-action = not a legal action: { $detail }
cli-error-out-of-turn = not possible in this position: { $detail }
cli-error-bot-failed = a bot has failed: { $detail }
why-no-device = no CUDA GPU can be used here: use --device cpu, or install allfather[cuda] on a machine with one
why-bad-option-players = { $game } is for { $least } to { $most } players, got { $found }
why-bad-option-players-only = { $game } is for { $most } players, got { $found }
why-bad-option-seed = a seed is a whole number from 0 to 2**63 - 1, got { $found }
why-bad-option-switch = { $option } must be true or false, got { $found }
why-bad-option-choice = { $option } must be { $choices }, got { $found }
why-bad-option-range = { $option } must be a whole number from { $least } to { $most }, got { $found }
why-bad-option-at-least = { $option } must be at least { $least }, got { $found }
why-bad-option-seconds = { $option } must be more than 0 and at most { $most } seconds, got { $found }
why-bad-option-positive = { $option } must be more than 0 seconds, got { $found }
why-bad-option-move-limit = the limit must be more than 0 seconds, got { $found }
why-bad-option-number = { $option } must be a number, got { $found }
why-bad-option-whole = expected a whole number, got { $found }
why-bad-option-whole-or = expected a whole number or { $choices }, got { $found }
why-bad-option-unknown = { $game } has no option { $option }
why-bad-option-game = there is no game { $found }: choose { $choices }
why-bad-option-bot = there is no bot { $found }: choose { $choices }
why-bad-option-bot-package = the bot { $bot } needs { $package }, which is not installed
why-bad-option-setting = { $bot } has no setting { $setting }
why-bad-option-no-hint = { $bot } does not say what it thinks: ask a search
why-bad-option-two-bots = an arena is for two bots or more, got { $found }
why-bad-option-same-bot = each bot can take part once, got { $bot } twice
why-bad-option-folder-files = { $folder } contains other files: choose another folder
why-bad-option-folder-busy = an arena is running in { $folder }: wait for it, or choose another folder
why-bad-option-folder-arena = { $folder } contains another arena: choose another folder
why-bad-option-folder-differs = { $folder } contains another arena, with { $key } { $theirs } instead of { $ours }: choose another folder
why-bad-option-package = { $package } is not installed: { $command }
why-bad-option-not-weights = { $file } is not a file of weights: { $detail }
why-bad-option-other-weights = the weights in { $file } are not for { $rules } as it is now
why-bad-option-no-net = there is no net for { $game } yet
why-bad-option-training-setting = { $where } has no setting { $found }: it has { $choices }
why-bad-option-training-decisions = { $file } does not say how many decisions to learn from
why-bad-option-training-batches = { $games } games cannot be divided into { $batches } batches
why-bad-option-training-game = there are no settings for { $game }: write some and give them with --config
why-bad-option-training-opponents = unknown opponents: { $found }; there are { $choices }
why-bad-option-components-lists = components: expected 'standard' or 3 lists: landscape cards / cards of a player / magic-way cards; got { $found }
why-bad-option-components-total =
    { $part ->
        [landscapes] components: expected 1 to { $most } landscape cards; got { $found }
        [player] components: expected 1 to { $most } cards of a player; got { $found }
       *[magic] components: expected 1 to { $most } magic-way cards; got { $found }
    }
why-bad-option-components-card = { $source }: { $part }: there is no card { $found }; expected { $choices }
why-bad-option-components-number = { $source }: { $key } is { $found }; expected a number from 0 to { $most }
why-bad-option-components-way = { $source }: magic.ways has { $found }; expected two of { $cards } such as 'Odin+M'
why-bad-option-components-word =
    { $part ->
        [landscapes] components: landscape cards: expected a card and its number such as { $example }; got { $found }
       *[player] components: cards of a player: expected a card and its number such as { $example }; got { $found }
    }
why-bad-option-components-order = components: expected { $wanted }; got { $found }
why-bad-option-components-not-toml = { $source } is not a components file: { $detail }
why-bad-option-components-key = { $source }: there is no key { $found }; expected { $choices }
why-bad-option-components-missing =
    { $type ->
        [dict] { $source }: the key { $key } is missing; expected a table
       *[list] { $source }: the key { $key } is missing; expected an array
    }
why-bad-option-components-type =
    { $type ->
        [dict] { $source }: { $key } is { $found }; expected a table
       *[list] { $source }: { $key } is { $found }; expected an array
    }
why-bad-notation-position = not a position of { $game }: { $found }
why-bad-notation-bot = expected a bot like 'greedy' or 'search:time=0.5', got { $found }
why-bad-notation-setting-twice = a setting occurs twice in { $found }
why-bad-position-impossible = not a possible position: { $found }: { $detail }
why-bad-record-missing = { $key } is missing
why-bad-record-type =
    { $type ->
        [int] { $key } must be a whole number, got { $found }
        [bool] { $key } must be true or false, got { $found }
        [list] { $key } must be an array, got { $found }
        [dict] { $key } must be a table, got { $found }
       *[str] { $key } must be a text, got { $found }
    }
why-bad-record-unknown = { $key } has no meaning here
why-bad-record-mismatch = { $key } is { $found }, but the game gives { $wanted }
why-bad-record-not-toml = not TOML: { $detail }
why-bad-record-format = format must be { $wanted }, got { $found }
why-bad-record-other-game = game must be { $wanted }, got { $found }
why-bad-record-old-rules = the game was played by the rules { $found }, which have changed; only records of { $wanted } can be read
why-bad-record-game = there is no game { $found }
why-bad-record-no-game = not a record: it does not name its game
why-bad-record-too-large = not a record: a number or an array in it is too large to read
why-bad-request-address = { $found } is not an address or a network.
why-not-found-ban = There is no such ban.
why-not-found-person = There is no such person.
why-not-found-set-aside = This table was not set aside.
cli-os-ENOENT = No such file or directory
cli-os-EACCES = Permission denied
cli-os-EPERM = Operation not permitted
cli-os-EEXIST = File exists
cli-os-EISDIR = Is a directory
cli-os-ENOTDIR = Not a directory
cli-os-ENOSPC = No space left on device
cli-os-EROFS = Read-only file system
cli-os-EADDRINUSE = Address already in use
cli-os-EADDRNOTAVAIL = This machine does not have that address
cli-settings-file = cannot read { $file }: { $reason }
cli-settings-not-toml = { $file } is not TOML: { $detail }
cli-settings-unknown = { $where }: there is no setting { $setting }
cli-settings-value = { $where }: not a valid value of { $setting }: { $detail }
cli-store-error = the store reports an error: { $detail }
cli-store-not-empty = the store is not empty: a backup can only be restored into an empty one
cli-store-inconsistent = the backup is inconsistent
cli-store-other-version = { $file } is not a backup of this version
cli-store-no-backup = { $file } is not a backup, or is incomplete
cli-store-newer = the database is at schema { $schema }, made by a newer version of allfather; this one knows { $known }
cli-store-scheme = a store is postgresql://…, sqlite:///PATH or the path of a file, not { $scheme }://…
cli-store-url = the URL of the PostgreSQL store is invalid
cli-store-unreachable = PostgreSQL cannot be reached: { $detail }
cli-store-open = cannot open { $file }: { $detail }
cli-store-in-use = { $file } is used by another process: only one server at a time can use a file
cli-store-copy = cannot copy { $source } to { $target }: { $detail }

click-error = Error: { $message }
click-try = Try '{ $command } { $option }' for help.
click-aborted = Aborted!
click-default = default: { $default }
click-required = required
click-invalid = Invalid value: { $message }
click-invalid-for = Invalid value for { $param_hint }: { $message }
click-missing-argument = Missing argument
click-missing-option = Missing option
click-missing-command = Missing command.
click-choose = Choose from:{ "\u000A" }{ "\u0009" }{ $choices }
click-no-option = No such option { $name }.
click-no-command = No such command { $name }.
click-did-you-mean =
    { $count ->
        [one] Did you mean { $possibility }?
       *[other] (Did you mean one of: { $possibilities }?)
    }
click-extra =
    { $count ->
        [one] Got unexpected extra argument ({ $args })
       *[other] Got unexpected extra arguments ({ $args })
    }
click-needs-value =
    { $count ->
        [one] Option { $name } requires an argument.
       *[other] Option { $name } requires { $nargs } arguments.
    }
click-takes-no-value = Option { $name } does not take a value.
click-not-one-of =
    { $count ->
        [one] { $value } is not { $choice }.
       *[other] { $value } is not one of { $choices }.
    }
click-not-a-number = { $value } is not a number that fits here.
click-not-in-range = { $value } is not in the range { $range }.
click-is-a-file = { $filename } is a file.
click-is-a-folder = { $filename } is a directory.
click-not-readable = { $filename } is not readable.

## Help of the commands. Words in capitals are what the command line calls its arguments, the same in all languages.

help-usage = Usage:
help-options = Options:
help-commands = Commands:
help-example = Example:
help-allfather = ODIN and Odins Raben: play, simulate, check.
help-play = Play in the terminal against bots.
help-play-seed = Seed of the deals; random by default.
help-play-bot = The bot that plays the other seats: a level (thrall, karl, hirdman, jarl, konung) or any other bot.
help-trace = Print random games as JSON lines, with the full state at every decision.
help-sim = Play many random games and print a summary.
help-sim-out = Also write all results to this .npz file.
help-bench = Measure decisions per second, and compare with OpenSpiel if it is installed.
help-bench-envs = Measure steps per second in every environment, and compare with similar ones of other projects.
help-bench-search = Measure playouts per second of a search on one core.
help-bench-wasm = Measure the WebAssembly modules in Node beside the native code.
help-arena =
    Let bots play against each other on equal deals.

    All pairs play the same deals. With two players each deal is played twice, with the seats exchanged; with more, each bot of a pair plays alone in every seat in turn, against the other bot in all other seats. To resume a stopped arena, run the same command again.
help-arena-games = Games of each pair, rounded up to whole deals.
help-arena-out = Folder for games and results; by default one in this folder, named after the arena’s configuration.
help-wasm = Compile GAME to a WebAssembly module, with a file beside it that tells where everything lies in its memory.
help-wasm-out = The file of the module; the one beside it ends in .json, and a game with a net also has .net.wasm and .weights.
help-train = Train a net for GAME by self-play; run the same command again to continue a run that was stopped.
help-train-config = A TOML file with settings; by default the one that ships with the package.
help-train-out = Folder for checkpoints, the curve and the net.
help-perft = Count the action sequences from POSITION of GAME.
help-hint = Rate every action in POSITION of GAME by a search that knows only what the seat to act may know.
help-hint-bot = A search bot and its budget.
help-hint-seed = The same seed and playouts give the same answer.
help-replay = Print every step of a recorded game; FILE may be - for stdin.
help-serve =
    Serve the games to browsers and bots.

    All other settings come from a file or from environment variables ALLFATHER_…; docs/hosting.md lists them.
help-site = Write the page to FOLDER for a static host: everything that works without a server.
help-admin = Administer a server, running or not: backups, people, bans, tables, announcements.
help-admin-backup = Write all data of the server to TARGET, even while it runs.
help-admin-restore = Restore the backup SOURCE into an empty server, with either database.
help-admin-list-people = List people, most recently seen first.
help-admin-export-person = Print everything stored about PERSON (an id) as JSON.
help-admin-delete-person = Delete everything about PERSON (an id); their games are kept without the name.
help-admin-ban = Ban a person (by id), or an address or network.
help-admin-unban = Lift the ban of a person or an address.
help-admin-list-tables = List the tables that are open or playing, most recently changed first.
help-admin-close-table = Close TABLE, by its id or code.
help-admin-list-set-aside = List the tables that could not be read, latest first, and why.
help-admin-export-table = Print the stored events of TABLE, by its id or code, with all secrets; also of one that cannot be read.
help-admin-retry-table = Have TABLE, which was set aside, read again.
help-admin-announce = Show TEXT to everybody, now and to those who connect in the next hours.
help-option-language = Language; by default that of the locale.
help-option-help = Show this message and exit.
help-option-version = Show the version and exit.
help-option-players = Number of players.
help-option-components = The cards of the game: standard, a TOML file, or a text such as 'MF9 / M9 raven2 / Odin+M'.
help-option-seed = The same seed gives the same games.
help-option-games = Number of games.
help-option-device = Device.
help-option-threads = CPU threads; by default all cores.
help-option-seconds = Time for each measurement.
help-option-move_limit = Time limit for a move; none by default.
help-option-engine = Executor.
help-option-jobs = Games played at once; by default one for each core.
help-option-depth = Actions to look ahead.
help-option-split = Also count separately for each first action.
help-option-as_json = Print JSON lines, as trace does.
help-option-file = A TOML file with settings.
help-option-data = Folder for all data of the server.
help-option-database = postgresql://…; by default an SQLite file in the data folder.
help-option-host = Address to listen on; 0.0.0.0 means all networks.
help-option-port = Port to listen on; 0 chooses a free one.
help-option-public_url = The address that players use, for links and the QR code.
help-option-qr = Show the address as a QR code.
help-option-reason = The reason that they see.
help-option-days = For how many days; by default permanently.
help-option-hours = For how many hours.
