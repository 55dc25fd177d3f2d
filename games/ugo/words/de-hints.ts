import type { HintWords } from '#engine';
import type { UgoFact } from '../facts.ts';
import type { UgoWords } from './words.ts';

const percent = new Intl.NumberFormat('de', { style: 'percent' });
const tenths = new Intl.NumberFormat('de', { maximumFractionDigits: 1 });
const points = (n: number) => (Math.round(n) === 1 ? '1 Punkt' : `${Math.round(n)} Punkte`);
const waiting = (n: number) => (n === 1 ? 'Noch 1 leerer Platz' : `Noch ${n} leere Plätze`);
/** As what is brought: the accusative. */
const bringing = (n: number) => (n === 1 ? 'einen Bauern' : `${n} Bauern`);
const BRINGS = {
  low: 'Eine 1 oder 2, die verliert, kann Bauern bringen.',
  middle: 'Eine 3, 4 oder 5, die gewinnt, bringt zwei Bauern.',
  high: 'Eine 6 oder 7, die gewinnt, bringt einen Bauern.',
};

/** What may still come into the trick. */
function toCome({ led, unseen, after }: { led: number; unseen: number; after: number }, colours: readonly string[]): string {
  if (after === 0) return 'Nach dir spielt niemand mehr.';
  return unseen === 1
    ? `1 Karte in ${colours[led]} hast du noch nicht gesehen.`
    : `${unseen} Karten in ${colours[led]} hast du noch nicht gesehen.`;
}

/** More cards are counted and not named. */
const FEW = 4;

export const hints: HintWords = {
  say(said, _who, words) {
    const fact = said as UgoFact;
    const { card, board, colours } = words as UgoWords;
    switch (fact.kind) {
      case 'lookLead':
        return fact.empty === 0
          ? `Du spielst aus und kannst keine Bauern mehr bekommen. Dein Königreich zählt jetzt ${board.points(fact.worth)}.`
          : `Du spielst aus. ${waiting(fact.empty)}: ${BRINGS[fact.height]}`;
      case 'lookWin':
        return `Die ${card(fact.card)} gewinnt bisher; du kannst sie schlagen. ${toCome(fact, colours)}`;
      case 'lookLeave':
        return `Die ${card(fact.card)} gewinnt bisher. ${toCome(fact, colours)} Welche kannst du entbehren?`;
      case 'lookFarmers':
        return `Die ${card(fact.card)} gewinnt bisher. ${waiting(fact.empty)}: ${BRINGS.low}`;
      case 'lookPiles':
        return fact.missing > 0
          ? `Einer deiner ${fact.n} neuen Stapel kommt auf Feld ${fact.space + 1}. Dort ${fact.missing === 1 ? 'fehlt' : 'fehlen'} ${board.farmers(fact.missing)}: Das kostet im Moment ${points(fact.points)}.`
          : `Die Felder für deine ${fact.n} neuen Stapel haben alle Bauern: Es zählen die obersten Karten.`;
      case 'lookTop':
        return `Du legst ${fact.n} Karten in ${colours[fact.colour]}: Nur die oberste kann zählen.`;
      case 'takesTrick':
        if (fact.chance < 0.005) return 'Sie gewinnt den Stich nicht.';
        if (fact.chance > 0.995) return 'Sie gewinnt den Stich.';
        return fact.chance < 0.5
          ? `Wahrscheinlich gewinnt jemand anders diesen Stich (${percent.format(1 - fact.chance)}).`
          : `Sie gewinnt den Stich wahrscheinlich (${percent.format(fact.chance)}).`;
      case 'beatenBy':
        return fact.cards.length > FEW
          ? `${fact.cards.length} Karten, die du nicht gesehen hast, können sie noch schlagen.`
          : `Das kann sie noch schlagen: ${fact.cards.map(card).join(', ')}.`;
      case 'unbeatable':
        return 'Keine Karte, die du nicht gesehen hast, kann sie schlagen.';
      case 'unseen':
        return fact.cards.length === 0
          ? 'Du hast alle anderen Karten dieser Farbe gesehen: Die anderen dürfen spielen, was sie wollen.'
          : `Karten dieser Farbe, die du nicht gesehen hast: ${fact.cards.map(card).join(', ')}. Wer eine hat, muss bedienen.`;
      case 'winsFarmers':
        return `Gewinnt sie, bringt sie dir ${bringing(fact.n)}${fact.points > 0 ? `: sofort ${points(fact.points)} wert` : ''}.`;
      case 'losesFarmers':
        return fact.same > 0
          ? `Verliert sie, bringt sie dir ${bringing(fact.same)}, oder ${bringing(fact.other)}, wenn eine andere Farbe gewinnt.`
          : `Verliert sie gegen eine andere Farbe, bringt sie dir ${bringing(fact.other)}.`;
      case 'ifYouWin':
        return fact.points > 0
          ? `Gewinnst du diesen Stich, ist dein Königreich etwa ${points(fact.points)} mehr wert.`
          : `Gewinnst du diesen Stich, kostet das dein Königreich etwa ${points(-fact.points)}.`;
      case 'ifOthersWin':
        return `Gewinnt jemand anders diesen Stich, kostet das dessen Königreich etwa ${points(-fact.points)}.`;
      case 'pointsMore':
        return `Im Schnitt sind das ${tenths.format(fact.points)} ${tenths.format(fact.points) === '1' ? 'Punkt' : 'Punkte'} mehr in dieser Runde als beim nächstbesten Zug.`;
      case 'laysOn': {
        const lacks =
          fact.missing === 0
            ? 'auf dem alle Bauern stehen'
            : `auf dem noch ${board.farmers(fact.missing)} ${fact.missing === 1 ? 'fehlt' : 'fehlen'}`;
        return `Die ${card(fact.card)} kommt auf Feld ${fact.space + 1}, ${lacks}.`;
      }
      default:
        fact satisfies never;
        return undefined;
    }
  },
};
