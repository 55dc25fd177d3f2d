import type { ExampleWords } from '#engine';

export const examples: Readonly<Record<string, ExampleWords>> = {
  gnome: {
    title: 'Dice of one colour',
    ask: 'Your dice show three green faces. Take the gnome that asks for three; try the one beside it, too.',
    so: 'Three green dice reach the first gnome, the second wants four. The row closes up, and a new citizen comes in on the left.',
  },
  location: {
    title: 'A citizen at home',
    ask: 'The gnome lies under the workshop, its home. Take it with the location.',
    so: 'A citizen under the stack of its own colour brings the top card: 1 point for the gnome and 2 for the workshop.',
  },
  penalty: {
    title: 'Nobody wants to come',
    ask: 'Your rolls are used up and no citizen is reached. Stop.',
    so: 'You take the top penalty, here −1, and the citizen on the far right is discarded.',
  },
  bourgeois: {
    title: 'All even',
    ask: 'All six dice are even. Take the bourgeois that asks for even numbers; try the one beside it, too.',
    so: 'Six even numbers are enough for the first, which is worth 5 points. The second asks for six odd ones.',
  },
  elf: {
    title: 'Four in a row',
    ask: '3, 4, 5 and 6 follow each other, wherever they lie. Take the elf that asks for four.',
    so: 'The elf lies on top of your kingdom now: with it you begin your next turn with four rolls.',
  },
  fourRolls: {
    title: 'Four rolls with an elf',
    ask: 'An elf lies on top of your kingdom, and your turn begins. Roll the dice.',
    so: 'You have three rolls left instead of two. Once another card covers the elf, you’re back to three rolls a turn.',
  },
  dwarf: {
    title: 'Three 3s',
    ask: 'You have three 3s. Take the dwarf that asks for three of them; try the one beside it, too.',
    so: 'Colours don’t count here. The first dwarf is worth 4 points; the second asks for four 3s.',
  },
  orc: {
    title: 'Groups for an orc',
    ask: 'You have four 5s. Take the orc that asks for four of a kind; try the others, too.',
    so: 'Four equal dice are one group. The other orcs ask for two groups, and those need different numbers.',
  },
  kobold: {
    title: 'Four dice of any colour',
    ask: 'Four of your dice are blue. Take the mushroom kobold that asks for four of one colour; try the one beside it, too.',
    so: 'Any colour will do, and nobody has to name it first. The second kobold asks for five dice of one colour.',
  },
  fairies: {
    title: 'A third fairy',
    ask: 'Two fairies are with you already. Three red and three blue dice are more than enough for the third.',
    so: 'Three fairies are worth 3 points each: 9 instead of 4.',
  },
  hypnotist: {
    title: 'The hypnotist brings somebody',
    ask: 'Your dice add up to 11. Take the hypnotist.',
    so: 'Whoever lies right of the hypnotist comes along, whatever the dice show: here the elf worth 7. Two new citizens fill the row.',
  },
  dragon: {
    title: 'A dragon for a rival',
    ask: 'Your dice add up to 28, and only the dragon is reached: you have to take it. Give it to the next player.',
    so: 'The dragon goes on top of that player’s kingdom and costs 4 points there.',
  },
  apprentice: {
    title: 'One more turn',
    ask: 'Six 1s are two dice of each colour. Take the apprentice.',
    so: 'Once the row is filled up you have another whole turn, which you may also decline.',
  },
};
