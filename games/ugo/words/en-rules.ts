import type { Chapter } from '#engine';

/** Apart from the other words: only the rules page reads them. */
export const chapters: readonly Chapter[] = [
  {
    id: 'U1',
    title: 'What you play with',
    rules: [
      {
        id: 'U1.1',
        text: 'There are 45 land cards in five colours: red hills, blue lakes, green meadows, yellow fields and grey mountains. Every colour has the values 0 to 8, each of them once.',
      },
      {
        id: 'U1.2',
        text: 'The game is for two to four players. Each of you rules a kingdom: a row of five spaces, which from left to right need 1, 1, 2, 3 and 4 farmers to work them. The first two spaces come with their farmer; the nine other places start empty.',
      },
      {
        id: 'U1.3',
        text: 'Each round begins with a shuffle of all 45 cards. Everybody gets ten of them, however many of you there are. The rest is put aside, unseen, until the round is over.',
      },
      {
        id: 'U1.4',
        text: 'Whoever sits to the left of the dealer leads the first trick, and the deal moves on clockwise with each round. The first dealer is chosen at random (our ruling: the rulebooks leave it open).',
      },
      { id: 'U1.5', text: 'A game is four rounds long. Option: a table can choose to play one, two or three.' },
    ],
  },
  {
    id: 'U2',
    title: 'Playing a trick',
    rules: [
      {
        id: 'U2.1',
        text: 'A round has ten tricks. In each of them the leader plays a card, then the others, clockwise, one card each.',
      },
      { id: 'U2.2', text: 'You play from your own hand, and you never draw: ten cards, ten tricks.' },
      {
        id: 'U2.3',
        text: 'If you lead, play what you like. If you don’t, and you have the colour that was led, you must follow with a card of that colour, even one that hurts you.',
      },
      {
        id: 'U2.4',
        text: 'Without the led colour you are free to play any card. And nobody is ever forced to beat the cards on the table.',
      },
      {
        id: 'U2.5',
        text: 'The highest value wins the trick, whatever its colour: a green 8 beats a blue 7 even if blue was led. (So a 0 wins only if everybody plays a 0.)',
      },
      {
        id: 'U2.6',
        text: 'If several cards share the highest value, the one in the led colour wins. If none of them is in that colour, the one played first wins.',
      },
      { id: 'U2.7', text: 'The winner takes all the cards of the trick, and leads the next one.' },
    ],
  },
  {
    id: 'U3',
    title: 'Laying what you won',
    rules: [
      {
        id: 'U3.1',
        text: 'If you win a trick, all its cards go into your kingdom, the unwelcome ones too. You lay them before the next trick begins; after the tenth, before the points are counted.',
      },
      { id: 'U3.2', text: 'Sort them by colour: one colour to a space, one space to a colour.' },
      { id: 'U3.3', text: 'A colour that you already have goes on top of its own pile.' },
      {
        id: 'U3.4',
        text: 'A colour that is new to you takes the leftmost free space, so there are no gaps. If several are new, their order is up to you (our ruling: one rulebook says so only about your first cards, the other not at all). The further right, the more farmers they will need.',
      },
      {
        id: 'U3.5',
        text: 'If you win several cards of one colour, choose which of them ends up on top. Whatever lay there before is buried, however high it was: a 0 can land on your 8.',
      },
      { id: 'U3.6', text: 'Once the next card has been played, everything stays where it lies.' },
      { id: 'U3.7', text: 'If there is only one way to lay the cards, it is done for you (our ruling).' },
    ],
  },
  {
    id: 'U4',
    title: 'Farmers',
    rules: [
      {
        id: 'U4.1',
        text: 'The winner of a trick gets the farmers on the winning card: two for a 3, 4 or 5, one for a 6 or 7, none for a 0 or an 8.',
      },
      {
        id: 'U4.2',
        text: 'A 1 pays when it loses: one farmer if the winning card has the same colour as your 1, two if it has another.',
      },
      {
        id: 'U4.3',
        text: 'A 2 pays when it loses to another colour: one farmer. If the winning card has the same colour as your 2, you get nothing.',
      },
      {
        id: 'U4.4',
        text: 'A 1 or 2 that wins brings no farmer. What counts is always the colour of the winning card, which may not be the one that was led, and each losing 1 or 2 is judged separately.',
      },
      { id: 'U4.5', text: 'Farmers fill your kingdom from left to right: each goes to the first empty place.' },
      { id: 'U4.6', text: 'When all nine places are taken, farmers you earn beyond that are lost (our ruling).' },
      {
        id: 'U4.7',
        text: 'Option for two players, from the Kosmos edition: you share a pool of twelve farmers in each round, and once it is empty nobody gets any more. If both of you earn some in one trick, the winner of the trick is served first (our ruling).',
      },
    ],
  },
  {
    id: 'U5',
    title: 'Counting points',
    rules: [
      { id: 'U5.1', text: 'When the tenth trick has been laid the round is over and every kingdom is counted, space by space.' },
      { id: 'U5.2', text: 'A space with cards and all its farmers scores the value of its top card. The cards below score nothing.' },
      {
        id: 'U5.3',
        text: 'A space with all its farmers but no card scores the points printed on it: 1 on the third space, 3 on the fourth, 5 on the fifth. The first two have none.',
      },
      {
        id: 'U5.4',
        text: 'A space with cards but too few farmers costs you 5 points for each farmer missing, and its top card scores nothing. Yes, you can end up below zero.',
      },
      { id: 'U5.5', text: 'A space with no card and too few farmers scores nothing and costs nothing.' },
      { id: 'U5.6', text: 'Printed points are never added to a card: with a 0 on top, a fully farmed space scores 0.' },
    ],
  },
  {
    id: 'U6',
    title: 'Winning the game',
    rules: [
      { id: 'U6.1', text: 'For the next round the kingdoms are cleared and every earned farmer goes home. Only your points stay.' },
      { id: 'U6.2', text: 'After the last round, add up all rounds: the highest total wins.' },
      { id: 'U6.3', text: 'If several of you share the highest total, you share the victory (our ruling).' },
    ],
  },
  {
    id: 'U7',
    title: 'Open and secret',
    rules: [
      {
        id: 'U7.1',
        text: 'Everybody may look through the cards in all kingdoms, the buried ones too, and count the cards in every hand (our ruling). What is in a hand, and what was put aside, stays secret.',
      },
    ],
  },
];
