import type { LessonWords } from '#engine';

export const lessons: Readonly<Record<string, LessonWords>> = {
  round: {
    title: 'Your first round',
    says: {
      welcome: 'Welcome! You each build a kingdom of five spaces, and the cards you win will lie on them.',
      trick: 'A round is ten tricks. In each one everybody plays a card, and one of us takes them all.',
      follow: 'Green was led, so play green if you have it. Your green 5 is the only one.',
      lost: 'The 7 was the highest card, so it took all three. Whoever wins a trick leads the next.',
      win: 'Now red was led, and you have a 3 and an 8. Nothing beats an 8: go and get that trick!',
      won: 'It’s yours! Everything you win goes into your kingdom, one colour to a space, from left to right.',
      top: 'Only the card on top of a pile counts. Leave the 8 there and choose “Lay them like this”.',
      lead: 'You won, so you lead, with any card you like. The grey 7 looks strong.',
      farmer: 'Spaces need farmers to count. Winning with a 6 or 7 brings you one, with a 3, 4 or 5 even two.',
      second: 'Your first two spaces already have theirs, so grey is safe on the second. Keep the 7 on top.',
      again: 'That works well, so do it again: lead the yellow 7.',
      third: 'Another farmer! Your third space now has both it needs, so yellow can move in.',
      printed:
        'An empty space with all its farmers is worth the circled number: 1, 3 or 5. With a card on it, the card counts, and your 7 beats the 1.',
      danger: 'Careful now: a fourth colour would land on the space for three farmers. Each one missing under a card costs 5 points!',
      low: 'So you’d rather lose this trick. Lead the low blue 3 and let somebody else take it.',
      free: 'Green was led and you have none left. Then you may play any card.',
      one: 'A 1 that loses brings two farmers if the winner has another colour. Your blue 1 is perfect here.',
      gift: 'Two farmers for a losing card! Only one is still missing on your fourth space.',
      discard: 'You have no green again. Get rid of the yellow 3.',
      highest: 'Did you see that? The blue 8 won although green was led: the highest number wins, whatever its colour.',
      red: 'Red was led, and you do have one, so it has to be the red 3.',
      must: 'You have to follow with the yellow 5, and it beats the 4. Luckily a 5 brings two farmers.',
      full: 'Your fourth space is complete, so the green 1 is safe there.',
      buried: 'The new yellow cards cover your 7: buried cards don’t count. Better the 5 on top than the 4.',
      last: 'One card left. A 0 practically never wins, and that’s just what you want now.',
      count: 'Now we count: a space with all its farmers is worth its top card. That makes 8 + 7 + 5 + 1 = 21 points.',
      done: 'You won the round, well done! A full game is four rounds like this one.',
    },
  },
};
