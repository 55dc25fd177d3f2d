import type { Chapter } from '#engine';

/** Apart from the other words: only the rules page reads them. */
export const chapters: readonly Chapter[] = [
  {
    id: 'P1',
    title: 'What you play with',
    rules: [
      { id: 'P1.1', text: 'The game is for two to four players, and lasts three eras of five rounds each.' },
      {
        id: 'P1.2',
        text: 'A round goes like this: auction, patching and arrivals; diplomacy, then administration; movement; negotiations, then wars; production, then worker upkeep. After the fifth round comes the end of the era (P11). Each move belongs to its own step and can be made in no other.',
      },
      {
        id: 'P1.3',
        text: 'There are four capitals of 3 by 2 squares, 25 terrain tiles of 2 by 2 squares for each era (general buildings on the white side; a hero, a wonder or a special building on the black side), 36 building tiles, 15 prosperity cards, 14 main routes, 4 allied routes and eight workers for each of you.',
      },
      {
        id: 'P1.4',
        text: 'Option: equal capitals (Equality) or four different ones, dealt at random (Liberty). All of you use the same kind.',
      },
      {
        id: 'P1.5',
        text: 'You begin with 4 food, 3 money, 20 culture, no resources and no votes, four building tiles and three prosperity cards drawn at random, and your eight workers on your people track.',
      },
      {
        id: 'P1.6',
        text: 'With three or four players a main route leads from each of you to the left neighbour, who is next clockwise. Two players begin without routes (our ruling), so they can neither aid nor threaten each other until one is built.',
      },
      {
        id: 'P1.7',
        text: 'The first player, the order of the decks and of the building reserve, and what is dealt are decided at random (our ruling: the rulebook lets you agree on who begins).',
      },
      {
        id: 'P1.8',
        text: 'Each era has a deck of its own, shuffled once as the era begins (our ruling). A terrain tile that is discarded or left over is out of the game.',
      },
      {
        id: 'P1.9',
        text: 'Option: administration and movement all at once, or one after the other (our ruling: by the rulebook anybody can ask for turns at any time).',
      },
      {
        id: 'P1.10',
        text: 'Option: culture, food, money, resources and votes behind screens, or in the open. All that comes and goes is shown, so you could keep track of them anyway.',
      },
      {
        id: 'P1.11',
        text: 'The building tiles and prosperity cards in your hand are always secret. Territories, levels, workers, routes, money staked and points left are always public.',
      },
      {
        id: 'P1.12',
        text: 'You are always asked, whatever you have in secret, so that the question gives nothing away (our ruling): without votes you still vote (0), without resources you still commit (0), and with Marie Curie you are asked every round.',
      },
      { id: 'P1.13', text: 'Option: play with tiles of your own in place of ours (P15).' },
    ],
  },
  {
    id: 'P2',
    title: 'Words',
    rules: [
      {
        id: 'P2.1',
        text: 'A place is one visible square, or one whole large place: a hero, a wonder or a special building of two to four squares. What it shows outside a golden frame works by itself; the golden frame works while a worker stands there.',
      },
      {
        id: 'P2.2',
        text: 'A place of yours without a worker is free. Whatever its size, a place holds one worker. Workers may stand anywhere, on the sea too, even where they bring nothing.',
      },
      {
        id: 'P2.3',
        text: 'Visible is what lies on top. Under a building tile the printed square no longer counts: the building, or the fallow side, has taken its place.',
      },
      {
        id: 'P2.4',
        text: 'A worker stands on one square. On a large place that is the first one in reading order: rows from the top, each row from the left (our ruling).',
      },
      {
        id: 'P2.5',
        text: 'You have eight levels: food, resources, money, culture, politics, transport, military and defence. Each is the sum of the numbers printed on your visible places, of the golden ones where a worker stands, and of the lasting bonuses of your heroes and wonders (our ruling: these count for cards, threats and war as well). A large place counts once, and a level may go beyond 20. Every change counts at once.',
      },
      {
        id: 'P2.6',
        text: 'General places, built tiles and special buildings belong to a category. The first printed symbol tells which, or the first golden one if none is printed (our ruling): food, resources and money mean Industry; culture Culture; politics Politics; transport Transport; military and defence Military. A golden text changes nothing. Heroes and wonders have no category.',
      },
      {
        id: 'P2.7',
        text: 'Your fallow count is the number of your visible fallow squares, natural or reclaimed, whoever reclaimed them. With Angkor Wat your seas are added.',
      },
      {
        id: 'P2.8',
        text: 'Your route count is the number of main routes that start from you, the first one included, and of allied routes you share.',
      },
      {
        id: 'P2.9',
        text: 'When a worker goes home, you immediately put it on any free place; if there is none at that moment, it goes back to the track (our ruling). Two workers cannot come home to the same place. If several of you have workers to bring home, the active player does so first, then the others in turn order (our ruling).',
      },
      {
        id: 'P2.10',
        text: 'When a worker is returned, it leaves your territory, or a route in whatever state, for the people track, and fills the slot that was emptied last.',
      },
      {
        id: 'P2.11',
        text: 'Culture never falls below 0: if you owe more, you pay what you have. This is true of every loss, at the end of an era and of the game as well.',
      },
      {
        id: 'P2.12',
        text: 'You are allies while you share an allied route. You are joined when a main route lies between you, whoever built it; for aid an allied route joins you too.',
      },
      { id: 'P2.13', text: 'Turn order is clockwise from the first player.' },
      {
        id: 'P2.14',
        text: 'What is discarded goes back to the supply. Goods, votes and routes can be taken again from there; removed building tiles and discarded terrain tiles cannot. Goods are food, resources, money and culture. Neither they nor votes ever run out.',
      },
      { id: 'P2.15', text: 'Where a tile contradicts a rule, the tile is right.' },
    ],
  },
  {
    id: 'P3',
    title: 'The auction',
    rules: [
      {
        id: 'P3.1',
        text: 'There is one terrain tile on offer for each of you. Sides alternate from tile to tile through the whole game, white first (our ruling); the tiles of Columbus are not counted. With three players the rounds are white-black-white, then black-white-black, also from one era to the next. With four each round is white-black-white-black (our ruling: the rulebook’s example shows that order and the opposite one, and does not say when which applies).',
      },
      {
        id: 'P3.2',
        text: 'Three or four players: bids go clockwise from the first player. While you lead on a tile you are skipped; you can neither raise nor move your stake.',
      },
      { id: 'P3.3', text: 'Three or four players: if you do not lead you must bid. Nobody may pass.' },
      {
        id: 'P3.4',
        text: 'A bid names a tile and your whole stake on it: at least 1 money, and more than the leader has there. So when you are outbid you raise your stake, move it, or do both.',
      },
      { id: 'P3.5', text: 'You can never lower a stake.' },
      { id: 'P3.6', text: 'You cannot add more money than you have.' },
      {
        id: 'P3.7',
        text: 'When every tile has a leader the auction is over. Leaders take their tiles, and all money staked is lost, whatever it won.',
      },
      {
        id: 'P3.8',
        text: 'Three or four players: if you have no money when the auction begins, 3 of your culture become 1 money at your first turn, by themselves (our ruling), once an auction. With less than 3 culture you pay what you have and still get the 1 money (our ruling).',
      },
      {
        id: 'P3.9',
        text: 'The first auction of the game, with three or four players: the tiles are shown one by one. At each tile the next of you, beginning with the first player, bids on any tile shown so far, or waits.',
      },
      {
        id: 'P3.10',
        text: 'In that first auction the last player must bid. From then on it goes round as always from the first player, and nobody waits any more (our ruling).',
      },
      {
        id: 'P3.11',
        text: 'Two players: you know both sides of both tiles. Each of you secretly chooses a tile and a sum, from 0 (our ruling) to all your money; both choices are shown together.',
      },
      {
        id: 'P3.12',
        text: 'Two players: if you chose different tiles, you both get yours. If you chose the same, the higher sum gets it, or the first player if the sums are equal; the other takes the other tile.',
      },
      {
        id: 'P3.13',
        text: 'Two players: both pay what they bid in any case (our ruling). No culture becomes money, and the first auction is like the others (our ruling).',
      },
    ],
  },
  {
    id: 'P4',
    title: 'Patching',
    rules: [
      { id: 'P4.1', text: 'You patch the tile you won into your territory, or discard it. Nobody has to patch.' },
      {
        id: 'P4.2',
        text: 'The tile lies square on square, and at least one of its four squares shares its space with your territory. There the new square goes over or under what lies there. Several spaces may be shared.',
      },
      { id: 'P4.3', text: 'At least one of the four new squares is visible in the end (our ruling).' },
      { id: 'P4.4', text: 'In the end your territory is at most 5, 6 or 7 squares wide, in era I, II or III, and as many high.' },
      { id: 'P4.5', text: 'A visible sea can be neither covered nor undercut.' },
      { id: 'P4.6', text: 'A sea on the new tile never goes under.' },
      { id: 'P4.7', text: 'In the end no two visible seas lie next to each other; corner to corner is fine (our ruling).' },
      { id: 'P4.8', text: 'The large place of the new tile stays fully visible, or goes fully under.' },
      {
        id: 'P4.9',
        text: 'A hero, wonder or special building of yours can only be covered completely. You may slide a tile under any part of it, since that covers nothing.',
      },
      {
        id: 'P4.10',
        text: 'A tile cannot lie above and below the same card (our ruling): what lies on top of a space where it goes under must not be a card, seen or hidden, of a space where it goes over. We look no further than that.',
      },
      {
        id: 'P4.11',
        text: 'Tiles are never turned. With three or four players you use the side that was offered; with two you choose the side as you patch.',
      },
      {
        id: 'P4.12',
        text: 'A building tile is tied to its square, and nothing slides between them. If the square is covered, the building tile leaves the game; if it is undercut, it stays.',
      },
      {
        id: 'P4.13',
        text: 'A square with a building tile, built or reclaimed, follows no rule about seas, even with a sea below (our ruling).',
      },
      { id: 'P4.14', text: 'Workers stay where they are, covered or not. If the new square has a golden frame, they work there at once.' },
      { id: 'P4.15', text: 'Three or four of you patch all at once, two in turn order (our ruling: the rulebook advises it).' },
      { id: 'P4.16', text: 'When all have patched, new heroes and wonders that act on arrival do so, in turn order (our ruling).' },
      {
        id: 'P4.17',
        text: 'Patching can leave several workers on one large place. They wait there for movement, when each may walk away. When your moves at home are over only the first in reading order may still be there: each of the others goes by itself to the nearest free place, in steps as in P7.9 (in a tie the first in reading order), or back to the track if there is none (our ruling).',
      },
      {
        id: 'P4.18',
        text: 'After the first patching of the game, when arrivals are done, each of you puts free workers from the track on free places: one with Equality, two on different places with Liberty. You have to, and all do it at once (our ruling).',
      },
    ],
  },
  {
    id: 'P5',
    title: 'Diplomacy',
    rules: [
      {
        id: 'P5.1',
        text: 'In turn order each of you has one diplomacy turn, with as many actions as you like and can pay, or none. You may always say that you are done; that ends your turn for good. If you can do nothing here, as everybody sees, you are skipped, and your turn ends when nothing is left to do; what you have to give as aid is behind your screen and does not count (our ruling).',
      },
      {
        id: 'P5.2',
        text: 'Your points are your politics level and those of the Kremlin, less what you spent this round, never below 0. If the level rises or falls, it counts at once. The same points serve diplomacy and administration; what is left over is lost.',
      },
      { id: 'P5.3', text: 'Aid costs 2 points and goes to someone joined to you by any route, main or allied.' },
      {
        id: 'P5.4',
        text: 'Aid offers exactly three units of food, money and resources, in any mix, that you own. Everybody sees the offer.',
      },
      {
        id: 'P5.5',
        text: 'The other answers at once, and may always say yes. Accepted: the three units change hands and you get 5 culture from the supply. Refused: you keep them and get 2 culture. The points are spent either way.',
      },
      {
        id: 'P5.6',
        text: 'Whoever accepted aid cannot propose any later in the same round. Having proposed aid does not stop you from accepting it, and you may give aid several times, even to the same player (our ruling).',
      },
      { id: 'P5.7', text: 'A threat costs 3 points: you threaten someone joined to you by a main route, whoever built it.' },
      { id: 'P5.8', text: 'Allies cannot be threatened.' },
      {
        id: 'P5.9',
        text: 'You can threaten only where it succeeds (our ruling): your military must be higher than the other’s military and defence together.',
      },
      {
        id: 'P5.10',
        text: 'You take 2 culture or 3 money, as you demand; with a margin of 5 or more, 4 culture or 5 money. The other pays in that kind only, as far as possible, even if that is nothing (our ruling).',
      },
      {
        id: 'P5.11',
        text: 'You can break an alliance you share only as your first diplomacy action of the round, with at least 1 point left (our ruling).',
      },
      {
        id: 'P5.12',
        text: 'Breaking an alliance spends all your points and gives a vote for each. Your diplomacy is over, and you have no points for the rest of the round even if your politics rise; abilities that cost no points can still be used (our ruling).',
      },
      {
        id: 'P5.13',
        text: 'The route of a broken alliance is discarded, and every worker on it goes home. You may threaten and fight each other again.',
      },
      { id: 'P5.14', text: 'Somebody who is done, or whose turn is over, can still be offered aid, threatened or bombed (our ruling).' },
    ],
  },
  {
    id: 'P6',
    title: 'Administration',
    rules: [
      {
        id: 'P6.1',
        text: 'You all act at once, or in turns if the table chose that. You can always choose to be done, and that is final for this step. If you have no points left, and no wonder that you can use without points, you are done automatically. If two of you want the same thing (the last main route, a tile of the reserve, a square to bomb), the earlier move gets it (our ruling).',
      },
      { id: 'P6.2', text: 'You can repeat an action as long as you can pay for it, except campaign and main route.' },
      {
        id: 'P6.3',
        text: 'For an action, of diplomacy or administration, you need as many points as it costs. The price is worked out and paid before anything else, with tiles and workers where they were (our ruling).',
      },
      { id: 'P6.4', text: 'You also need the goods it costs.' },
      {
        id: 'P6.5',
        text: 'Whatever makes an action cheaper adds up, but none costs less than 1 point or less than 0 goods. Campaign and the breaking of an alliance are never cheaper (our ruling).',
      },
      {
        id: 'P6.6',
        text: 'Commerce, 1 point and 2, 3 or 4 food by era: one of your workers goes from your territory to the start of a route. It may be one you trained in this very step (our ruling).',
      },
      {
        id: 'P6.7',
        text: 'Commerce needs an open start: your own main route without a worker in any state, or an allied route you share without a worker of yours.',
      },
      {
        id: 'P6.8',
        text: 'Exchange, 1 point: give at least 1 unit of one good, and at most as many as your transport level and its bonuses. If that is 0 there is no exchange.',
      },
      {
        id: 'P6.9',
        text: 'You exchange food, resources and money, never culture, and never for the same good. 1 resource is worth 2 food or 2 money, and 1 food is worth 1 money, in any mix. It must come out even: nothing is rounded.',
      },
      {
        id: 'P6.10',
        text: 'Train, 2 points and 4, 5 or 6 food by era: the next worker of your track, top left first, goes to a free place. You need a worker on the track and a free place.',
      },
      {
        id: 'P6.11',
        text: 'Honour heroes, 2 points and 1, 2 or 3 food by era: 1 culture for each of your visible heroes. You need at least one (our ruling).',
      },
      {
        id: 'P6.12',
        text: 'Honour wonders, 2 points and 0, 1 or 2 resources by era: 1 culture for each of your visible wonders. You need at least one (our ruling).',
      },
      {
        id: 'P6.13',
        text: 'Main route, 2 points and 2 resources: lay a main route from the supply from you to anybody, ally or not. Any number may lie between two players. If none is left you cannot. Allied routes are not built this way.',
      },
      { id: 'P6.14', text: 'You build at most one main route a round.' },
      {
        id: 'P6.15',
        text: 'Reclaim, 2 points and 1 resource: lay one of your building tiles, fallow side up, on a square of your territory, whether sea, fallow, reclaimed or built (our ruling). A reclaimed sea is fallow land in every way (our ruling).',
      },
      {
        id: 'P6.16',
        text: 'Building, 3 points and the 2 or 3 resources shown on the tile: lay one of your building tiles, front up, on a square of your territory.',
      },
      { id: 'P6.17', text: 'You cannot build on a visible sea. On a reclaimed sea you can (our ruling).' },
      { id: 'P6.18', text: 'Reclaim and building need a visible place of a single square, never a part of a large place.' },
      { id: 'P6.19', text: 'Reclaim and building use a tile from your own hand; with an empty hand you cannot.' },
      { id: 'P6.20', text: 'A worker on the square stays there. A building tile that lay there leaves the game.' },
      {
        id: 'P6.21',
        text: 'After reclaim or building you draw a building tile at once, which you may use in the same step (our ruling). If the reserve is empty you draw none.',
      },
      { id: 'P6.22', text: 'Campaign, once a round: spend as many points as you like, at least one, for as many votes.' },
      {
        id: 'P6.23',
        text: 'The step always comes to an end (our ruling): every action costs at least 1 point, and only the Kremlin, workers and building tiles can bring more of them, all of which run out.',
      },
    ],
  },
  {
    id: 'P7',
    title: 'Routes and movement',
    rules: [
      {
        id: 'P7.1',
        text: 'A main route runs: start, 2 money, 3 food, 2 resources, preparation, war; rest lies beside it. All are alike (our ruling). Only goods spaces bring anything. Preparation, war and rest are three different things (our ruling: the rulebook’s names let two of them share a space).',
      },
      {
        id: 'P7.2',
        text: 'An allied route runs: end A, 3 money, 3 food, 2 resources, 4 culture, end B. All are alike (our ruling). One ally starts from end A, the other from end B, and each walks to the far end.',
      },
      { id: 'P7.3', text: 'Only the player who built a main route sends workers along it (our ruling).' },
      {
        id: 'P7.4',
        text: 'A main route holds one worker, whatever its state. An allied route holds one worker of each ally; they may share and pass a space.',
      },
      { id: 'P7.5', text: 'Your workers at home move first, then those on the routes; then those who were resting before go home.' },
      {
        id: 'P7.6',
        text: 'You all move at once. You move in turn order if the table chose that, or if a worker stands on preparation with a war declared as the step begins.',
      },
      {
        id: 'P7.7',
        text: 'Your transport is read as your movement begins, and stays the same for all your workers until it ends, whatever frames they leave and enter (our ruling).',
      },
      {
        id: 'P7.8',
        text: 'A worker at home moves once, or stays. It takes no more steps than your transport, to a place without a worker (our ruling: as your workers are alike, this comes to the same as the rulebook).',
      },
      {
        id: 'P7.9',
        text: 'A step leads to the place beside, never across a corner. A large place is one step. The way may cross seas and places where others stand.',
      },
      {
        id: 'P7.10',
        text: 'A worker on a route must move on, by at least one space and by no more than your transport, always forward, even if it came to the start this round. Your movement cannot end before all of them have moved (our ruling).',
      },
      { id: 'P7.11', text: 'Nobody moves past preparation or the far end: there the worker stops, and steps left over are lost.' },
      { id: 'P7.12', text: 'A worker that reaches the far end of an allied route goes home at once.' },
      {
        id: 'P7.13',
        text: 'Instead of moving on, a worker on the start or on a goods space of a main route may go to rest; one on preparation may not. On an allied route you cannot choose to rest (our ruling).',
      },
      {
        id: 'P7.14',
        text: 'If your transport is 0 as your movement begins, each of your workers on a start or on a goods space goes to rest, on allied routes too (our ruling).',
      },
      {
        id: 'P7.15',
        text: 'A resting worker goes home at the end of your next movement, whatever your transport, and works there in that round. Until then it blocks its route.',
      },
      {
        id: 'P7.16',
        text: 'A worker on preparation with a war declared moves to war in the next movement, whatever your transport. It cannot rest (our ruling).',
      },
      { id: 'P7.17', text: 'A worker that came home during movement does not move again in it (our ruling).' },
    ],
  },
  {
    id: 'P8',
    title: 'Negotiation',
    rules: [
      {
        id: 'P8.1',
        text: 'When all have moved, each worker on preparation without a declared war brings a negotiation between the builder of the route and the player at its other end. All negotiations come before all wars.',
      },
      {
        id: 'P8.2',
        text: 'Negotiations go in turn order of the workers’ owners. If you have several, you choose their order (our ruling).',
      },
      { id: 'P8.3', text: 'If the two are allies when their negotiation comes up, there is none: the worker goes home (our ruling).' },
      { id: 'P8.4', text: 'Both secretly choose red (aggression) or blue (defence or alliance), and show it together.' },
      {
        id: 'P8.5',
        text: 'Red needs resources for the preparation at that moment: 0, 1 or 2 by era. Each red side pays them when the colours are shown (our ruling).',
      },
      {
        id: 'P8.6',
        text: 'At least one red: war is declared. The worker stays on preparation, and the war is fought in the next round. Red is an aggressor, blue the defender; both can be aggressors.',
      },
      {
        id: 'P8.7',
        text: 'Two blue: no war. Both secretly say yes or no to an alliance, and it takes two yeses (our ruling: the rulebook only says that you agree on it). Nobody has to.',
      },
      {
        id: 'P8.8',
        text: 'An alliance lays an allied route from the supply, at most one between two players (our ruling). If none is left there is no alliance, and nobody is asked.',
      },
      { id: 'P8.9', text: 'The owner of the worker chooses which ally starts from end A.' },
      { id: 'P8.10', text: 'After two blue, alliance or not, the worker goes home and works in this round’s production.' },
      {
        id: 'P8.11',
        text: 'Allies cannot declare war on each other. A new alliance ends all wars declared between the two, even one due in this very round (our ruling).',
      },
      {
        id: 'P8.12',
        text: 'Only three things call off a declared war: an alliance of the two, the loss of its route, and the return of its worker. Nothing is paid back and nobody wins. After an alliance or the loss of the route the worker goes home (our ruling).',
      },
    ],
  },
  {
    id: 'P9',
    title: 'War',
    rules: [
      { id: 'P9.1', text: 'In turn order each of you fights all your wars that are due, on either side, in the order you choose.' },
      {
        id: 'P9.2',
        text: 'An aggressor’s power is the military level, a defender’s is military and defence together. Two aggressors both leave defence out.',
      },
      {
        id: 'P9.3',
        text: 'When the powers are known, Yi Sun-sin and Schwerer Gustav may be used openly, by the aggressor first, then by the defender; of two aggressors the owner of the route goes first (our ruling).',
      },
      { id: 'P9.4', text: 'Then the powers are read again from the levels as they are now, and those bonuses are added (our ruling).' },
      {
        id: 'P9.5',
        text: 'Both secretly commit from 0 to all their resources, and show them together. Each is worth 1 power, and both sides discard theirs.',
      },
      { id: 'P9.6', text: 'The higher power wins; in a tie the defender wins.' },
      { id: 'P9.7', text: 'Two aggressors of equal power are both beaten: nobody gets anything.' },
      {
        id: 'P9.8',
        text: 'A winning aggressor gets 5, 10 or 15 culture by era from the supply, a winning defender 3, 6 or 9. Whoever beats another aggressor gets the aggressor’s prize (our ruling).',
      },
      {
        id: 'P9.9',
        text: 'A margin of 5 or more brings 7 culture from the loser on top, or what the loser has. This is true between two aggressors as well (our ruling).',
      },
      { id: 'P9.10', text: 'The result comes in this order: prize, the 7 culture, Colosseum, Napoleon, Red Cross (our ruling).' },
      { id: 'P9.11', text: 'After the war the worker goes home, whoever won, and works in this round’s production.' },
      {
        id: 'P9.12',
        text: 'Preparation and prizes are those of the era in which they are paid and won: a war declared in the fifth round is fought for the prizes of the next era (our ruling).',
      },
      { id: 'P9.13', text: 'No round follows the last one, so a war declared in it stays unfought (our ruling).' },
    ],
  },
  {
    id: 'P10',
    title: 'Production and worker upkeep',
    rules: [
      { id: 'P10.1', text: 'You get as much food, resources, money and culture from the supply as your levels say.' },
      { id: 'P10.2', text: 'Then each of your route workers brings the goods of its space. They are not part of a level.' },
      {
        id: 'P10.3',
        text: 'Heroes and wonders with a gear give their gain in every production. Your order is: levels, route goods with Cyrus, the votes of Gutenberg, Notre-Dame and golden frames, Marie Curie, upkeep (our ruling).',
      },
      { id: 'P10.4', text: 'What you produce is shown to all before it goes behind your screen.' },
      {
        id: 'P10.5',
        text: 'Your workers eat: with 0, 1, 2, 3, 4, 5, 6, 7 or 8 of them off the track you pay 0, 0, 1, 2, 3, 5, 7, 9 or 12 food (our ruling for the numbers).',
      },
      { id: 'P10.6', text: 'You pay as far as your food goes; each food missing costs 3 culture.' },
      { id: 'P10.7', text: 'You cannot send workers away to save food, and hunger takes neither workers nor tiles (our ruling).' },
      {
        id: 'P10.8',
        text: 'At the end of the round, after the end of the era if there is one, the first player’s mark moves to the left. Points spent, once-a-round marks and accepted aid are cleared.',
      },
    ],
  },
  {
    id: 'P11',
    title: 'The end of an era',
    rules: [
      {
        id: 'P11.1',
        text: 'After the fifth round come the upkeep of heroes and wonders, the vote, and the effects of the era’s end (our ruling on when those come).',
      },
      {
        id: 'P11.2',
        text: 'You discard 2 food for each of your visible heroes and 1 resource for each of your visible wonders. Special buildings cost nothing.',
      },
      {
        id: 'P11.3',
        text: 'You must pay what you can. Each food missing costs 3 culture and each resource missing 6, added up and taken together (our ruling).',
      },
      {
        id: 'P11.4',
        text: 'Each of you secretly chooses one of your prosperity cards; in era III the last one plays itself. Chichen Itza acts before that (our ruling).',
      },
      { id: 'P11.5', text: 'The cards are shuffled and shown one after the other. Whose card is whose stays secret (our ruling).' },
      {
        id: 'P11.6',
        text: 'The 15 cards count: military level, food level, culture level, fallow count, visible heroes, route count, money level, resource level, politics level, transport level, military and defence together, visible wonders, workers off the track, visible special buildings and built tiles, visible squares (our ruling for all but the first six).',
      },
      { id: 'P11.7', text: 'The values are read after Chichen Itza, and all know them before the first vote (our ruling).' },
      {
        id: 'P11.8',
        text: 'Card by card, in the order shown, each of you secretly puts from 0 to all your remaining votes on it. They are shown together and stay on the card.',
      },
      {
        id: 'P11.9',
        text: 'Your rank is the number of players whose value is at least yours, you included. So two that tie for second are both third.',
      },
      { id: 'P11.10', text: 'Three or four players: the card with the fewest votes is dropped and does not count.' },
      { id: 'P11.11', text: 'Three or four players: if several cards tie for the fewest votes, even with 0, all cards are dropped.' },
      {
        id: 'P11.12',
        text: 'Three or four players: of each card left, rank 1 gets as much culture as it has votes, rank 2 half of it, rounded down, rank 3 nothing.',
      },
      { id: 'P11.13', text: 'Four players: rank 4 loses half the votes of the card, rounded down.' },
      {
        id: 'P11.14',
        text: 'Two players: no card is dropped. Whoever is ahead on the card with more votes gets 1 culture for each of them; whoever is ahead on the other gets half its votes, rounded down. With equal votes both count in full. Whoever is behind gets nothing.',
      },
      { id: 'P11.15', text: 'Two players: if both have the same value, nobody wins that card (our ruling).' },
      { id: 'P11.16', text: 'Cards are scored in the order shown, and after each of them culture stops at 0 (our ruling).' },
      { id: 'P11.17', text: 'After the vote all votes, used or not, and the cards used are discarded.' },
      {
        id: 'P11.18',
        text: 'Then heroes and wonders that act at an era’s end do so, in turn order; your own in the order in which you patched them (our ruling).',
      },
      {
        id: 'P11.19',
        text: 'Routes, workers, goods, alliances and declared wars stay from era to era; votes do not (our ruling). What is left of the deck leaves the game, and the next era’s deck is used.',
      },
    ],
  },
  {
    id: 'P12',
    title: 'The end of the game',
    rules: [
      { id: 'P12.1', text: 'The game is over after era III, its vote and its end effects included.' },
      { id: 'P12.2', text: 'Then heroes and wonders that act at the game’s end do so, once, in turn order (our ruling).' },
      { id: 'P12.3', text: 'Food, money, resources and votes left over are worth nothing.' },
      { id: 'P12.4', text: 'Whoever has the most culture wins.' },
      { id: 'P12.5', text: 'If several of you have the most, you share the victory (our ruling: the rulebook is silent).' },
    ],
  },
  {
    id: 'P13',
    title: 'Heroes and wonders',
    rules: [
      {
        id: 'P13.1',
        text: 'Heroes and wonders act for the player in whose territory they are fully visible, with or without a worker on them. Covering one stops it at once, but undoes nothing it has done. The rulebook says what Moses, Constantine I, Cyrus the Great, the Great Wall, Petra, Genghis Khan, Joan of Arc, Chichen Itza, Che Guevara, Karl Marx, Gandhi, Otto von Bismarck and Apollo 11 do. It says only a part for the Hanging Gardens, the Pyramids of Giza, the Ziggurat of Ur, Columbus, Vasco da Gama, Yi Sun-sin, Angkor Wat, the Kremlin, the Schwerer Gustav, the Statue of Liberty, the Stealth Bomber and Wall Street; what it leaves open there, most numbers above all, and all other effects are ours (our ruling).',
      },
      { id: 'P13.2', text: 'An effect happens by itself, unless it says “may”. Where it is impossible, it is skipped (our ruling).' },
      {
        id: 'P13.3',
        text: 'Each hero and wonder is there once. Effects of different sources add up (our ruling), down to the limits of P6.5.',
      },
      { id: 'P13.4', text: 'A change of price counts if it holds when you declare the action (our ruling).' },
      {
        id: 'P13.5',
        text: 'An effect that returns a worker takes any of yours off the track; without one you cannot use it. If a war was declared on its route, that war is called off.',
      },
      { id: 'P13.6', text: 'The culture of an effect comes from the supply and goes there, unless it says otherwise (our ruling).' },
      { id: 'P13.7', text: 'An effect “on arrival” happens once, when its tile was patched with the place visible (P4.16).' },
      {
        id: 'P13.8',
        text: 'An effect “in administration” may be used once a round in your own administration and costs no points (our ruling).',
      },
      { id: 'P13.9', text: 'Taj Mahal, the Eiffel Tower and all special buildings have their symbols and no effect.' },
      {
        id: 'P13.10',
        text: 'Moses, on arrival: the next worker of your track goes to a free place at no cost, even Moses’ own. With an empty track or no free place nothing happens.',
      },
      {
        id: 'P13.11',
        text: 'Constantine I, on arrival: you may name somebody who is not your ally. An allied route from the supply is laid between you, the way round you choose; it cannot be refused. Wars declared between you are called off and their workers go home; other travellers between you go on. With no allied route left nothing happens.',
      },
      {
        id: 'P13.12',
        text: 'Cyrus the Great: in production 1 culture for each of your workers on a goods space of a route, the one with culture included. It is not part of the culture level.',
      },
      { id: 'P13.13', text: 'Aristotle: honour heroes costs 1 point less.' },
      {
        id: 'P13.14',
        text: 'Homer, at an era’s end: 1 culture for each of your visible heroes, himself included. In games begun under rules version 1: 2 culture for each.',
      },
      { id: 'P13.15', text: 'Alexander: main route costs 1 point less, and you may build two in a round.' },
      { id: 'P13.16', text: 'Julius Caesar: a threat costs 1 point less.' },
      {
        id: 'P13.17',
        text: 'Gwanggaeto: 2 culture whenever you patch a tile that shares exactly one space with your territory, Columbus’s tile too. He must be there before and after it; his own tile brings nothing.',
      },
      { id: 'P13.18', text: 'Socrates: campaign gives 1 vote more.' },
      {
        id: 'P13.19',
        text: 'Great Wall: defence level +1 for every worker of yours that has left the track, at home or anywhere on a route.',
      },
      { id: 'P13.20', text: 'Hanging Gardens, in administration: you may return a worker for 3 food and 3 culture.' },
      { id: 'P13.21', text: 'Petra: your route count is added to your money level.' },
      { id: 'P13.22', text: 'Pyramids of Giza, at an era’s end: 6 culture.' },
      { id: 'P13.23', text: 'Ziggurat of Ur, at an era’s end: you lose 4 culture.' },
      { id: 'P13.24', text: 'Stonehenge: honour wonders costs 1 point less.' },
      { id: 'P13.25', text: 'Colosseum: 3 culture when you win a war, on either side.' },
      { id: 'P13.26', text: 'Parthenon: culture level +1 for each of your visible heroes, at most +3.' },
      {
        id: 'P13.27',
        text: 'Columbus, on arrival: you may return a worker to draw two tiles of the era’s deck openly. Keep one, on the side you choose, and patch it now or discard it; the other is discarded. Its own arrival follows at once. If fewer than two are left you draw what is there; with none you cannot.',
      },
      {
        id: 'P13.28',
        text: 'Genghis Khan: commerce costs you exactly 1 food in every era, whatever else changes prices, and 1 point as always. Your route count is added to your military level.',
      },
      { id: 'P13.29', text: 'Joan of Arc: in a war you may secretly commit votes as well as resources, 1 power each; all are discarded.' },
      {
        id: 'P13.30',
        text: 'Vasco da Gama, once: at the first auction after he came, if he is still visible, you take one of the tiles shown before any bid, on the side shown (with two players the side you choose). In that auction you do not bid, pay nothing and change no culture into money. With two players the other gets the other tile, and nobody bids. If he is covered before, it is lost.',
      },
      {
        id: 'P13.31',
        text: 'Yi Sun-sin: as defender you may, once a war, return a worker for 5 power in this war. It may even be the worker on this war’s route; the war is fought all the same.',
      },
      { id: 'P13.32', text: 'Elizabeth I: you can exchange 2 units more, and after each exchange you get 1 money.' },
      { id: 'P13.33', text: 'Sejong: train costs 2 food less.' },
      { id: 'P13.34', text: 'Leonardo: building costs 1 point and 1 resource less.' },
      { id: 'P13.35', text: 'Gutenberg: 1 vote in production.' },
      {
        id: 'P13.36',
        text: 'Angkor Wat: your visible seas join the fallow count wherever it is asked for; the rules for patching seas stay. Culture level +1 for each full 3 of your fallow count.',
      },
      { id: 'P13.37', text: 'Chichen Itza: before cards are chosen for a vote you may return any number of workers for 5 culture each.' },
      {
        id: 'P13.38',
        text: 'Kremlin, in administration: you may return a worker for 4 points to spend this round. Not with Che Guevara visible, nor after breaking an alliance this round.',
      },
      { id: 'P13.39', text: 'Machu Picchu: reclaim costs no resource.' },
      { id: 'P13.40', text: 'Notre-Dame: 1 vote in production.' },
      { id: 'P13.41', text: 'Forbidden City: a threat against you takes 2 culture or 3 money, whatever the margin, even Gandhi’s.' },
      { id: 'P13.42', text: 'Moai, at an era’s end: 2 culture for each of your visible seas. A reclaimed sea is none.' },
      {
        id: 'P13.43',
        text: 'Che Guevara: your politics level is 6, never more or less; politics symbols count for nothing, printed or golden. Cheaper actions stay cheaper.',
      },
      { id: 'P13.44', text: 'Karl Marx: all your workers together cost 5 food, whether the track says more or less.' },
      {
        id: 'P13.45',
        text: 'Gandhi: your threats always succeed, even with military 0 (our ruling); the margin is your military. Routes, alliances and price are as always. At the game’s end 1 culture for each visible Industry place that makes food, printed, or golden with a worker there; built tiles and special buildings count too, each place once (our ruling for what makes food).',
      },
      { id: 'P13.46', text: 'Otto von Bismarck: 5 culture from the supply for each of your threats, whatever is demanded or paid.' },
      { id: 'P13.47', text: 'Napoleon: 5 culture when you win a war as aggressor.' },
      { id: 'P13.48', text: 'Jean-Jacques Rousseau: campaign gives 2 votes more.' },
      {
        id: 'P13.49',
        text: 'Marie Curie: once in each production, between your goods and the upkeep, you may discard 1 resource for 3 culture.',
      },
      { id: 'P13.50', text: 'Abraham Lincoln: aid costs 1 point less. Accepted aid brings you 7 culture, refused aid still 2.' },
      { id: 'P13.51', text: 'Albert Einstein: main route, reclaim and building cost 1 point less each.' },
      { id: 'P13.52', text: 'Apollo 11: your route count is added to your culture level.' },
      {
        id: 'P13.53',
        text: 'Schwerer Gustav: in a war, on either side, you may once discard a main route that starts from you, except this war’s own, or one of your allied routes, for 6 power. Whoever travels on it goes home, a war declared there is called off, and with an allied route the alliance ends.',
      },
      {
        id: 'P13.54',
        text: 'Statue of Liberty: it can never be covered, though a tile may slide under it. From your next tile on your territory has no size limit. At the game’s end 3 culture for each reclaimed square you still see in your territory and laid there yourself with the reclaim action; natural fallow land, squares bombed by others and squares built over do not count.',
      },
      {
        id: 'P13.55',
        text: 'Stealth Bomber, in administration: with one of your building tiles, and at no cost, you may reclaim a visible single square of somebody who is not your ally; sea, fallow, built or with a worker on it, with or without a route between you. Then you draw.',
      },
      { id: 'P13.56', text: 'Wall Street, at the game’s end: 1 culture for each 2 money you have, rounded down.' },
      { id: 'P13.57', text: 'Red Cross: 4 culture after each war fought, whoever fought it, ties included; not for a war called off.' },
      {
        id: 'P13.58',
        text: 'Panama Canal: main route costs 1 resource less. Your workers on routes of either kind may go one space further than your transport; with transport 0 they still rest (our ruling).',
      },
    ],
  },
  {
    id: 'P14',
    title: 'Golden frames and building tiles',
    rules: [
      {
        id: 'P14.1',
        text: 'A golden text helps as soon as a worker is on it, and as long as it stays. Several add up, with each other and with heroes, down to the limits of P6.5 (our ruling for all texts).',
      },
      { id: 'P14.2', text: 'School: train costs 1 point less.' },
      { id: 'P14.3', text: 'Building yard: reclaim and building cost 1 point less each.' },
      { id: 'P14.4', text: 'Altar: both honour actions cost 1 point less each.' },
      { id: 'P14.5', text: 'Exchange office: you can exchange 2 units more.' },
      {
        id: 'P14.6',
        text: 'Caravanserai: commerce costs 1 food less, also for the worker that leaves from this very frame. With Genghis Khan it does nothing.',
      },
      { id: 'P14.7', text: 'Tribune: 1 vote in production.' },
      {
        id: 'P14.8',
        text: 'There are twelve kinds of building tiles, three of each (our ruling), good for every era. Each costs 2 or 3 resources; its back is fallow land. What is not dealt lies face down as the reserve.',
      },
      { id: 'P14.9', text: 'A built tile is a general place of one square in every way.' },
      {
        id: 'P14.10',
        text: 'The front of a tile laid as fallow land is never shown, not even when it is removed (our ruling). A tile that is built is seen by all. Who reclaimed a square is remembered, for the Statue of Liberty.',
      },
    ],
  },
  {
    id: 'P15',
    title: 'Tiles of your own',
    rules: [
      {
        id: 'P15.1',
        text: 'A set of tiles is text, one tile per line; empty lines are fine. W1-nn: sq sq / sq sq is a white side (era 1, number nn, from top left to bottom right), B1-nn: sq sq / sq sq: H NAME: symbols is the black side of the same tile (H hero, W wonder, S special building), E: sq sq sq / sq sq sq and L-A: to L-D: are the capitals, and bnn: cost2: place: name is a kind of building tile, of which three are made (our ruling).',
      },
      {
        id: 'P15.2',
        text: 'A square is ~ (sea), . (fallow land), X (a part of the one large place of a black side) or a general place: printed symbols, or - for none, then perhaps | and a golden frame, with symbols or with * and the name of a text (P14: TRAIN, BUILD, HONOR, EXCH, COMM, VOTE). A symbol is a letter and a digit from 1 to 9: F food, R resource, M money, C culture, P politics, T transport, A military, D defence.',
      },
      {
        id: 'P15.3',
        text: 'A set replaces terrain, capitals and building tiles. Routes, people track, prosperity cards, effects and golden texts are always ours (our ruling).',
      },
      { id: 'P15.4', text: 'A set with a mistake is refused as a whole; you see the first line that is wrong, and why.' },
      { id: 'P15.5', text: 'Refused: a line or a symbol that cannot be read.' },
      { id: 'P15.6', text: 'Refused: a letter twice in the printed symbols of one place, or in one frame.' },
      { id: 'P15.7', text: 'Refused: a - without a golden frame.' },
      { id: 'P15.8', text: 'Refused: an X on a white side or on a capital.' },
      { id: 'P15.9', text: 'Refused: a black side with no X, or with only one.' },
      { id: 'P15.10', text: 'Refused: a black side whose X are not all joined (corners do not count).' },
      { id: 'P15.11', text: 'Refused: two seas next to each other on one face.' },
      { id: 'P15.12', text: 'Refused: the same id twice, of a tile or of a hero, wonder or special building.' },
      { id: 'P15.13', text: 'Refused: a white side without its black side, or a black one without its white one.' },
      { id: 'P15.14', text: 'Refused: an era with fewer than five tiles for each of you and two more (22 for four players).' },
      { id: 'P15.15', text: 'Refused: a golden text that P14 does not know.' },
      {
        id: 'P15.16',
        text: 'Refused: a hero or wonder whose effect P13 does not know. One with symbols only is written PLAIN- and its name. Special buildings may have any name.',
      },
      {
        id: 'P15.17',
        text: 'Refused: a set without the capitals you need, the Equality face or a Liberty face for each of you (our ruling).',
      },
      {
        id: 'P15.18',
        text: 'Refused: a building tile that costs neither 2 nor 3, or fewer than four building tiles for each of you (our ruling).',
      },
    ],
  },
];
