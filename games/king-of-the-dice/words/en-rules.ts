import type { Chapter } from '#engine';

/** Apart from the other words: only the rules page reads them. */
export const chapters: readonly Chapter[] = [
  {
    id: 'K1',
    title: 'What you play with',
    rules: [
      {
        id: 'K1.1',
        text: 'There are six dice. Each has the numbers 1 to 6, and each number a colour: two faces are red, two green, two blue. Numbers that add up to 7 always share a colour. The dice come in three patterns, two of each: the first two have 1 and 6 in blue, 2 and 5 in green, 3 and 4 in red; the next two in red, blue and green; the last two in green, red and blue.',
      },
      {
        id: 'K1.2',
        text: 'Forty citizens can be won: 2 bourgeois, 3 elves, 8 dwarves, 6 gnomes, 7 orcs, 3 mushroom kobolds, 2 sorcerer’s apprentices, 5 fairies, 1 hypnotist and 3 dragons.',
      },
      {
        id: 'K1.3',
        text: 'All but the hypnotist and the dragons come from one of five locations: the city, the mine, the workshop, the orc village and the enchanted forest. Each has three cards, worth 2, 3 and 4 points.',
      },
      { id: 'K1.4', text: 'And there are ten penalties: four cost 1 point, three cost 2, two cost 3 and one costs 4.' },
      { id: 'K1.5', text: 'The game is for two to five players, and the rules are the same for any number.' },
    ],
  },
  {
    id: 'K2',
    title: 'Setting up',
    rules: [
      {
        id: 'K2.1',
        text: 'The five stacks of locations lie face up side by side, from the city on the left to the forest on the right. In each the 2 is on top, then comes the 3, and the 4 is at the bottom.',
      },
      {
        id: 'K2.2',
        text: 'The citizens are shuffled and five of them are laid face up in a row, one under each stack. The other 35 are the draw pile, face down.',
      },
      {
        id: 'K2.3',
        text: 'The penalties are shuffled too, but lie face up: you always see what the next failure costs. Option: sort them instead, the mildest on top.',
      },
      {
        id: 'K2.4',
        text: 'The first player is chosen at random (our ruling: in the rulebook it is the oldest). After that, turns go clockwise.',
      },
    ],
  },
  {
    id: 'K3',
    title: 'Rolling',
    rules: [
      {
        id: 'K3.1',
        text: 'You play one at a time. On your turn you roll, then take a citizen or a penalty, and then the row is filled up for the next player.',
      },
      { id: 'K3.2', text: 'Your first roll is always with all six dice.' },
      { id: 'K3.3', text: 'You have three rolls at most. (With an elf on top of your pile it is four.)' },
      {
        id: 'K3.4',
        text: 'After a roll, keep as many dice as you like and roll the rest again. Dice you kept earlier are not fixed: you may roll them again later, even in a fourth roll (our ruling).',
      },
      {
        id: 'K3.5',
        text: 'You may stop after any roll. Keeping all six dice does not count as a roll: it means that you stop (our ruling).',
      },
    ],
  },
  {
    id: 'K4',
    title: 'Taking a citizen',
    rules: [
      {
        id: 'K4.1',
        text: 'When you stop, you take an open citizen whose wish your dice fulfil. You do not have to say in advance who you are after, and if your dice suit several, you choose one.',
      },
      {
        id: 'K4.2',
        text: 'If you stop or have no roll left, and can take somebody, you have to, even if it is a dragon. You cannot choose a penalty instead (our ruling).',
      },
      { id: 'K4.3', text: 'What you take goes face up on top of your kingdom pile.' },
      {
        id: 'K4.4',
        text: 'If the citizen lies under the stack of its own colour, you also get the top location of that stack. You are allowed to leave it there (our ruling: you take it unless you say otherwise).',
      },
      { id: 'K4.5', text: 'The location is laid first and the citizen on top of it (our ruling).' },
      {
        id: 'K4.6',
        text: 'Bourgeois and elves live in the city, dwarves in the mine, gnomes in the workshop, orcs in the orc village, and kobolds, apprentices and fairies in the forest. The hypnotist and the dragons have no home and never bring a location.',
      },
    ],
  },
  {
    id: 'K5',
    title: 'What citizens wish for',
    rules: [
      {
        id: 'K5.1',
        text: 'A wish for a number of dice means at least that many: more is fine too. If it asks for numbers, colours do not matter; if it asks for colours, numbers do not (our ruling).',
      },
      { id: 'K5.2', text: 'A bourgeois wants six even numbers, or six odd ones.' },
      {
        id: 'K5.3',
        text: 'An elf wants a run: 4, 5 or 6 numbers in a row without a gap. A run cannot go from 6 round to 1 (our ruling).',
      },
      { id: 'K5.4', text: 'A dwarf wants 3, 4 or 5 dice with the number on its card.' },
      { id: 'K5.5', text: 'A gnome wants 3 to 6 dice of the colour on its card.' },
      {
        id: 'K5.6',
        text: 'An orc wants groups of equal numbers, of the sizes on its card. The numbers are up to you, but each group needs a different one: four 5s are not two pairs.',
      },
      { id: 'K5.7', text: 'A mushroom kobold wants 4, 5 or 6 dice of the same colour, and does not care which.' },
      { id: 'K5.8', text: 'Apprentices and fairies want a mix: as many dice of each colour as the card shows.' },
      { id: 'K5.9', text: 'The hypnotist wants all six dice to add up to 12 or less.' },
      { id: 'K5.10', text: 'A dragon wants all six dice to add up to at least 25, 28 or 30, as its card says.' },
    ],
  },
  {
    id: 'K6',
    title: 'What citizens do',
    rules: [
      {
        id: 'K6.1',
        text: 'If an elf lies on top of your pile when your turn begins, you have four rolls in that turn. Only the top card counts: an elf that something has been laid on is spent.',
      },
      {
        id: 'K6.2',
        text: 'If you take an apprentice, you play another full turn as soon as the row is filled up. If you take the second apprentice in it, you get one more.',
      },
      { id: 'K6.3', text: 'You may decline the extra turn, as long as you have not rolled in it (our ruling).' },
      {
        id: 'K6.4',
        text: 'Fairies love company. At the end each of yours is worth as many points as you have fairies: together 1, 4, 9, 16 or 25.',
      },
      {
        id: 'K6.5',
        text: 'If you take the hypnotist, the citizen to its right comes along, whatever your dice show, and brings its location if it lies under its own stack. If the hypnotist is on the far right, nobody follows.',
      },
      {
        id: 'K6.6',
        text: 'Whoever follows the hypnotist is laid last and acts as usual: an elf lies on top, an apprentice gives you a turn, a dragon has to be given away, a fairy counts (our ruling).',
      },
      {
        id: 'K6.7',
        text: 'If you take a dragon, you give it to an opponent of your choice, who lays it on top of their pile at once. If there are only two of you, there is nothing to choose.',
      },
      { id: 'K6.8', text: 'You cannot keep a dragon, and whoever gets one can neither refuse it nor pass it on.' },
    ],
  },
  {
    id: 'K7',
    title: 'Penalties, and filling the row',
    rules: [
      {
        id: 'K7.1',
        text: 'If you stop or have no roll left, and your dice suit nobody in the row, you put the top penalty on your pile. You may do so even with rolls to spare (our ruling).',
      },
      { id: 'K7.2', text: 'Then the citizen on the far right is discarded, face down. It brings nobody a location.' },
      {
        id: 'K7.3',
        text: 'To close a gap in the row, the citizens to the left of it move one place to the right, and a new one from the draw pile takes the first place. Those to the right of the gap do not move.',
      },
      {
        id: 'K7.4',
        text: 'When the hypnotist has taken its neighbour along, there are two gaps. They are closed one after the other, so that the first card drawn ends up second from the left (our ruling).',
      },
      { id: 'K7.5', text: 'Discarded citizens never return.' },
    ],
  },
  {
    id: 'K8',
    title: 'The end',
    rules: [
      {
        id: 'K8.1',
        text: 'The game ends at once when somebody takes the last card of a pile: of the draw pile, of the penalties, or of any one stack of locations. The round is not played to its end.',
      },
      {
        id: 'K8.2',
        text: 'If it was the last location or the last penalty, all you took with that move still counts, but nothing is discarded and the row is not filled up (our ruling).',
      },
      {
        id: 'K8.3',
        text: 'The last card of the draw pile is still laid into the row, but nobody gets the citizens that lie there. If there was a second gap, it stays empty (our ruling).',
      },
      { id: 'K8.4', text: 'If you had an extra turn to come, it is lost (our ruling).' },
      {
        id: 'K8.5',
        text: 'Count your citizens, your fairies and your locations, and take off your penalties and the dragons you were given. You can end up below zero.',
      },
      {
        id: 'K8.6',
        text: 'Whoever has the most points wins. If you are tied, whoever has fewer minus points on penalties and dragons wins; the number of cards does not matter.',
      },
      { id: 'K8.7', text: 'If you are still tied, you share the place, and the victory too (our ruling).' },
    ],
  },
  {
    id: 'K9',
    title: 'What you may know',
    rules: [
      {
        id: 'K9.1',
        text: 'Everything that has been seen stays open: the row, the stacks, the next penalty, every kingdom pile down to the bottom, the discards, and how many cards each pile has (our ruling). Only the order of the draw pile and of the penalties below the top one is secret.',
      },
      {
        id: 'K9.2',
        text: 'For each open citizen the table shows the exact chance to reach it with the rolls that are left. Option: a table can hide it.',
      },
    ],
  },
];
