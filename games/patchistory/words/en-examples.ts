import type { ExampleWords } from '#engine';

export const examples: Readonly<Record<string, ExampleWords>> = {
  auction: {
    title: 'Outbid',
    ask: 'Four of you bid, and each tile goes to one. Bid 4 on the first tile. When you’re outbid, move your 4 to the second.',
    so: 'Nobody ever gets a stake back, so your 4 stays and pushes 1 off the second tile. Once every tile has a leader it’s over, and all four stakes are paid.',
  },
  stake: {
    title: 'A stake never shrinks',
    ask: 'You bid 5 on the first tile, and somebody went to 6. Move your stake to the last tile, which nobody wants.',
    so: 'You can’t bid 1 there and take 4 back: all 5 are staked. What you have staked goes with you, and in the end it’s paid.',
  },
  faces: {
    title: 'Black, white, black',
    ask: 'For three. In the first round, white, black and white were shown. Look which sides come now, and bid 1 on the white one in the middle.',
    so: 'Sides alternate through the whole game, so with three players each round begins with the other one. Only the side that’s shown can be used.',
  },
  firstAuction: {
    title: 'The very first auction',
    ask: 'There are three of you, and the tiles are shown one by one. The two before you have waited, so you must bid: bid 1 on the third tile.',
    so: 'Whoever comes last must bid. From now on it goes round as always from the first player, and nobody waits any more.',
  },
  auctionOfTwo: {
    title: 'Two want one tile',
    ask: 'For two, both choose in secret. Bid 4 on the second tile.',
    so: 'Your rival bid 3 on the same tile, so it’s yours and the other one goes to your rival. Both sums are paid, and each of you chooses which side to use.',
  },
  patch: {
    title: 'A tile over a field',
    ask: 'Your capital makes 1 food, 1 money and 1 culture. Lay the tile at the top left, with its assembly over your field.',
    so: 'The food is gone; you get a resource and a second politics point instead. Only what can be seen counts, and the shrine’s golden frame needs a worker.',
  },
  workerCovered: {
    title: 'A worker under a tile',
    ask: 'A worker stands on your field. Lay the tile over the top row, with its shrine over the field.',
    so: 'The worker stays where it stands and works in the shrine at once: 2 culture in each round. The field no longer makes food.',
  },
  size: {
    title: 'Five squares wide',
    ask: 'It’s era I, and your territory is five squares wide. Lay the tile at the bottom right. Try it further to the right first.',
    so: 'In era I your territory is at most five squares wide and five high, in era II six and in era III seven.',
  },
  firstWorker: {
    title: 'The first worker',
    ask: 'The first tiles are laid, and your capital makes no resources yet. Put your worker on the quarry.',
    so: 'The quarry makes its resource only while somebody works there. What’s printed outside golden frames counts from the start: 2 food and 2 money.',
  },
  seas: {
    title: 'Two seas',
    ask: 'There’s a sea on your land, and another on the tile. Lay the tile over the top row, as far to the left as it goes over two squares. Try one step to the right, too.',
    so: 'Seas never lie side by side, and corner to corner is fine. Nothing goes over or under the sea that is already there, and the new one can’t slide under.',
  },
  underBuilding: {
    title: 'Under a building',
    ask: 'You’ve built a covered market at the bottom right. Slide the tile’s empty square under it.',
    so: 'The market stays tied to its square, so the tile goes under both. Laid over it, the tile would have taken the market out of the game.',
  },
  hero: {
    title: 'Aristotle stays whole',
    ask: 'Aristotle takes up two squares on the right. Slide the lower half of the tile under his upper square.',
    so: 'That covers nothing of him, so it’s allowed. Laid over, the tile has to cover him completely or not at all.',
  },
  exchange: {
    title: 'Three resources exchanged',
    ask: 'Your transport level is 3. Exchange 3 resources for 2 money and 4 food.',
    so: 'A resource is worth 2 food or 2 money, mixed as you like. 6 food, or 5 money and 1 food, would have been fine, too.',
  },
  exchangeFood: {
    title: 'Three food exchanged',
    ask: 'Your transport level is 3. Exchange 3 food for 1 resource and 1 money.',
    so: 'A resource is worth 2 food, and a money 1. It has to come out even: 1 food alone never makes a resource.',
  },
  exchangeOne: {
    title: 'Little transport',
    ask: 'Your transport level is 1. Exchange a resource for 1 food and 1 money.',
    so: 'As many units as your transport level, no more: your other resource stays.',
  },
  politics: {
    title: 'Six politics points',
    ask: 'You have 6 points. Threaten your neighbour for 2 culture, end diplomacy, then lay a main route and campaign with the rest.',
    so: '3 points for the threat, 2 for the route and the last one for a vote. Now you have none left, so your administration is over.',
  },
  acrossSea: {
    title: 'Across the sea',
    ask: 'Your transport level is 2. Move the worker from the cart road across the sea to the quarry below it.',
    so: 'A worker may cross a sea and even stay on one, but never moves diagonally. The golden frame gives you one more resource at once.',
  },
  alliance: {
    title: 'Blue and blue',
    ask: 'Your worker is on the preparation space. Choose blue, say yes to the alliance, take end B and put the worker on your field.',
    so: 'Both chose blue, so there’s no war. You share an allied route from now on, and the worker is back in time to work.',
  },
  equalPower: {
    title: 'Equal power',
    ask: 'You’re the defender, and both of you have a power of 3. Your rival commits 2 resources in secret: commit 2 as well.',
    so: '5 against 5, and at equal power the defender wins: 3 culture. Whatever was committed is gone on both sides.',
  },
  margin: {
    title: 'A memorable victory',
    ask: 'You attack, and both of you have a power of 3. Commit 5 resources.',
    so: '8 against 3: you get 5 culture, and as the margin is 5 or more, 7 culture from the loser on top. With 4 resources there would have been no 7.',
  },
  frame: {
    title: 'With a worker and without',
    ask: 'You have two bazaars that are alike. Move the worker from the assembly up to the bazaar of your capital.',
    so: 'The bazaar with the worker makes 2 money, the other one only 1. A golden frame works while somebody stands there.',
  },
  production: {
    title: 'A round’s harvest',
    ask: 'Your land makes 2 food, 1 resource, 2 money and 2 culture. Go on to the routes and travel one space.',
    so: 'The route brings 2 money on top, so you get 4. Your money level stays at 2: what comes from routes is part of no level.',
  },
  upkeep: {
    title: 'Five hungry workers',
    ask: 'Five workers eat 5 food. You have 2, and you make 2 more. Move the worker from the quarry up to the field, then end movement.',
    so: 'The field makes 3 food with a worker, so everybody is fed. Each food that’s missing would have cost you 3 culture.',
  },
  sevenVotes: {
    title: 'Seven votes on a card',
    ask: 'You have the most military. Put no votes on heroes and politics, 4 on military and none on wonders.',
    so: '7 votes in all: first gets 7, second 3, third nothing, and fourth loses 3. On the other cards everybody ties and counts as fourth, but half of 1 vote is 0.',
  },
  vote: {
    title: 'A complete vote',
    ask: 'Four cards, four of you. Put 3 votes on military and 11 on fallow lands, and none on the others.',
    so: '15, 10, 1 and 11 votes: culture has the fewest and drops out. You get 7 as second in military, nothing as joint third in food, and 11 for your fallow land.',
  },
  voteOfTwo: {
    title: 'A vote for two',
    ask: 'You have the most military, your rival has a hero. Put all 9 votes on military and none on heroes.',
    so: 'For two no card drops out. Yours has more votes and brings you 9 culture; the other one with 4 votes brings your rival half of them, 2.',
  },
};
