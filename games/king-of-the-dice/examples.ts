/** What the rulebook shows in its figures and in the overview of the cards, each with dice of our own. */

import type { Examples } from '#engine';
import type { Drawn } from './position.ts';

export const examples = {
  /** So many dice of its colour: three green ones. */
  gnome: {
    rules: ['K4.1', 'K5.5', 'K7.3'],
    drawn: { dice: '2 5 3 1 3 4', row: 'D7 G1 G2 M3 O7' },
    seat: 0,
    plays: ['take 2'],
    not: { 'take 3': 'K4.1' },
    worths: [1, 0],
  },
  /** A citizen under the stack of its own colour. */
  location: {
    rules: ['K4.3', 'K4.4', 'K4.5', 'K4.6'],
    drawn: { dice: '2 5 3 1 3 4', row: 'D7 G2 G1 M3 O7' },
    seat: 0,
    plays: ['take 3'],
    not: { 'take 2': 'K4.1' },
    worths: [3, 0],
  },
  /** No citizen is reached. */
  penalty: {
    rules: ['K7.1', 'K7.2'],
    drawn: { dice: '1 2 2 4 5 6', penalties: 'P1', row: 'D7 G6 D8 M3 O7' },
    seat: 0,
    plays: ['stop'],
    not: { 'take 2': 'K4.1' },
    worths: [-1, 0],
  },
  /** All even, or all odd. */
  bourgeois: {
    rules: ['K5.2'],
    drawn: { dice: '2 4 6 2 4 6', row: 'D7 B1 B2 M3 O7' },
    seat: 0,
    plays: ['take 2'],
    not: { 'take 3': 'K4.1' },
    worths: [5, 0],
  },
  /** Numbers that follow each other, wherever they lie. */
  elf: {
    rules: ['K5.3'],
    drawn: { dice: '6 3 4 5 1 1', row: 'D7 E1 E2 M3 O7' },
    seat: 0,
    plays: ['take 2'],
    not: { 'take 3': 'K4.1' },
    worths: [1, 0],
  },
  /** A fourth roll while the elf lies on top. */
  fourRolls: {
    rules: ['K3.2', 'K3.3', 'K6.1'],
    drawn: { piles: ['E1', ''] },
    seat: 0,
    plays: ['roll'],
    worths: [1, 0],
  },
  /** So many dice of its number. */
  dwarf: {
    rules: ['K5.1', 'K5.4'],
    drawn: { dice: '3 1 3 2 5 3', row: 'G6 X2 D2 D4 O7' },
    seat: 0,
    plays: ['take 3'],
    not: { 'take 4': 'K4.1' },
    worths: [4, 0],
  },
  /** Different symbols stand for different numbers. */
  orc: {
    rules: ['K5.1', 'K5.6'],
    drawn: { dice: '5 5 5 5 1 2', row: 'D7 O3 O4 O7 M3' },
    seat: 0,
    plays: ['take 2'],
    not: { 'take 3': 'K4.1', 'take 4': 'K4.1' },
    worths: [3, 0],
  },
  /** So many dice of one colour, whichever it is. */
  kobold: {
    rules: ['K5.7'],
    drawn: { dice: '1 6 2 5 1 2', row: 'D7 M1 M2 X2 O7' },
    seat: 0,
    plays: ['take 2'],
    not: { 'take 3': 'K4.1' },
    worths: [1, 0],
  },
  /** The more fairies, the more each is worth. */
  fairies: {
    rules: ['K5.1', 'K5.8', 'K6.4'],
    drawn: { dice: '3 4 1 2 3 4', row: 'D7 F3 D8 M3 O7', piles: ['F1 F2', ''] },
    seat: 0,
    plays: ['take 2'],
    not: { 'take 3': 'K4.1' },
    worths: [9, 0],
  },
  /** It brings whoever lies right of it. */
  hypnotist: {
    rules: ['K5.9', 'K6.5', 'K6.6', 'K7.4'],
    drawn: { dice: '1 1 2 2 1 4', row: 'D7 D8 H1 E3 M3' },
    seat: 0,
    plays: ['take 3'],
    not: { 'take 4': 'K4.1' },
    worths: [8, 0],
  },
  /** Nobody keeps a dragon. */
  dragon: {
    rules: ['K4.2', 'K5.10', 'K6.7', 'K6.8'],
    drawn: { seats: 3, dice: '5 5 5 5 4 4', row: 'D7 X2 G6 M3 E3' },
    seat: 0,
    plays: ['take 2', 'give 1'],
    not: { 'take 3': 'K4.1' },
    worths: [0, -4, 0],
  },
  /** Another whole turn. */
  apprentice: {
    rules: ['K5.8', 'K6.2', 'K6.3'],
    drawn: { dice: '1 1 1 1 1 1', row: 'D8 A1 G6 M3 O7' },
    seat: 0,
    plays: ['take 2'],
    not: { 'take 3': 'K4.1' },
    worths: [2, 0],
  },
} as const satisfies Examples<Drawn>;
