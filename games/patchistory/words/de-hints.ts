import { hintsIn } from './hints.ts';

export const hints = hintsIn('de', {
  colon: ':',
  action: (name) => `Wie wäre es mit „${name}“?`,
  bid: (tile, own, bid) => `Ein Gebot wert: ${tile}. ${bid > 0 ? `Gebot bisher: ${bid}` : 'Noch kein Gebot'}; du hast ${own}.`,
  wait: 'Vielleicht kommt noch eine bessere Kachel.',
  put: 'Wo bringt dir ein Arbeiter am meisten?',
  workers: 'Steht ein Arbeiter am falschen Ort?',
  done: 'Vielleicht hast du hier genug getan.',
  effect: 'Was kann ein Held oder Wunder für dich tun?',
  money: (own, bid) => (bid > 0 ? `Das höchste Gebot ist bisher ${bid}; du hast ${own}.` : `Noch kein Gebot; du hast ${own}.`),
  food: (need, has, makes) => `Der Unterhalt kostet ${need} Nahrung; du hast ${has} und produzierst ${makes}.`,
  level: (name, own, most) => `Du hast ${own} in ${name}, der Beste der anderen ${most}.`,
  march: (workers, transport) =>
    `Von deinen Arbeitern ${workers === 1 ? 'kann' : 'können'} noch ${workers} ziehen; dein Transport ist ${transport}.`,
  facing: (name, own, theirs, defence) => `Dein Militär ist ${own}. ${name} hat ${theirs}, und dazu ${defence} Abwehr.`,
  powers: (name, own, theirs) => `Deine Stärke ist bisher ${own}, gegen ${theirs} von ${name}.`,
  votes: (own) => `Du hast ${own}.`,
  offered: (name, goods) => `${name} bietet dir ${goods} an.`,
  levels: 'Deine Stufen',
  goods: 'Sofort',
  grows: (n) => (n === 1 ? 'Dein Gebiet wächst um 1 Feld.' : `Dein Gebiet wächst um ${n} Felder.`),
  leads: (levels) => `Du hättest die höchste Stufe von allen in ${levels}.`,
  more: (culture) => `Grob geschätzt: am Spielende etwa ${culture} Kultur mehr für dich als mit dem nächstbesten Zug.`,
});
