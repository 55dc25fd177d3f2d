import type { LessonWords } from '#engine';

export const lessons: Readonly<Record<string, LessonWords>> = {
  turns: {
    title: 'Your first turns',
    says: {
      welcome: 'Welcome! You and your rival both want the finest kingdom, and you win its citizens with dice.',
      wish: 'Five citizens are waiting in the row. Each card shows what it wants to see on the dice, and what it’s worth.',
      roll: 'You have up to three rolls in a turn. Start with all six dice!',
      dwarf: 'Three 3s, what a start! The dwarf on the far right wants four of them, and he’s worth 6 points.',
      keep: 'Tap the three 3s to keep them, then roll the other dice again.',
      reached: 'There’s the fourth 3! You may roll once more, but it’s time to take the dwarf.',
      row: 'When a citizen leaves, the ones to the left move over and a new one joins. The apprentice is on the far right now.',
      next: 'Your rival took a fairy, and it’s your turn again. Roll!',
      colours: 'The apprentice wants two dice of each colour. Numbers don’t matter for him.',
      green: 'You have two blue and three green, but only one red. Keep all but the first die and roll that one again.',
      home: 'Red! And he’s standing under the enchanted forest, his home, so its top card comes along: 2 extra points.',
      extra: 'An apprentice also gives you another turn, right away. Roll again!',
      sixes: 'The dwarf with the 6 wants four of them. Keep your two 6s and roll the rest.',
      sum: 'Three 6s, close! And together the dice make 29, enough for the dragon: he wants 28 or more.',
      safe: 'You can still try for a fourth 6: keep all but the 2. The other five make 27, so the dragon is safe either way.',
      dragon: 'No 6, but the dragon! Nobody wants one, and that’s the fun: take him, and he flies to your rival with 4 minus points.',
      orc: 'The orc in second place wants three pairs and is worth 7 points. Let’s try: roll.',
      pair: 'You have a pair of 3s. Keep it together with the 2, and hope for another 2.',
      two: 'Two pairs! Keep them and the 6, and roll only the 4 again.',
      three: '3, 2 and 6: three pairs! Take the orc.',
      penalty: 'Your rival pleased nobody and had to take a penalty. Then the citizen on the far right leaves the game, too.',
      end: 'The game ends when the citizens, the penalties or one of the location stacks run out. The highest total wins.',
      done: 'You know all you need, and you’re well ahead. Play on, and good rolling!',
    },
  },
};
