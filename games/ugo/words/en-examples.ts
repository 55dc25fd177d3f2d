import type { ExampleWords } from '#engine';

export const examples: Readonly<Record<string, ExampleWords>> = {
  redSix: {
    title: 'The highest card wins',
    ask: 'Red was led. Play your red 6, then lay what you won, with the 6 on top of red.',
    so: 'The 6 beats the blue 5 and brings you a farmer. With red 6 and blue 5 on top, your kingdom is worth 11.',
  },
  firstFarmer: {
    title: 'Where the first farmer goes',
    ask: 'Win this trick with your red 6 and look at your spaces.',
    so: 'Your first two spaces had their farmer from the start, so the new one goes to the third, which needs two.',
  },
  blueEight: {
    title: 'A 0 buries your 6',
    ask: 'Lead the blue 8. You will win, so keep the 8 on top of blue when you lay.',
    so: 'The red 0 has to go on your red pile and buries the 6. And whoever lost with the blue 1 gets one farmer, as blue won.',
  },
  twoSevens: {
    title: 'Two 7s',
    ask: 'Blue was led and a green 7 lies on the table. Play your blue 7.',
    so: 'Of the two 7s the one in the led colour wins. The red 1 lost to another colour and brings two farmers.',
  },
  twoEights: {
    title: 'Two 8s',
    ask: 'Blue was led, you have none, and somebody played the green 8. Play your red 8.',
    so: 'Neither 8 is blue, so the one played first wins. Both 2s lost to another colour: a farmer each.',
  },
  twoTwos: {
    title: 'Two 2s',
    ask: 'Blue was led, but the green 8 is winning. Play your blue 2.',
    so: 'Green wins, so your blue 2 brings a farmer. The green 2 has the colour of the winning card and brings nothing.',
  },
  farmerShort: {
    title: 'One farmer short',
    ask: 'Lay the cards you won, with the blue 8 on top.',
    so: 'Green needs two farmers and you have one: that costs 5. The red 0 counts 0 and the blue 8 counts 8, which makes 3.',
  },
  emptyFourth: {
    title: 'Points without a card',
    ask: 'You need one more farmer. Grey was led: lose with your grey 1.',
    so: 'Your fourth space has all its farmers and no card: it scores the printed 3. With 8 + 6 + 2 that makes 19.',
  },
};
