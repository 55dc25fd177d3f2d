import type { HintWords } from '#engine';
import type { KingFact, Needs } from '../facts.ts';
import { citizenOf } from '../pieces.ts';
import type { KingWords } from './words.ts';

const rolls = (n: number) => (n === 1 ? '1 Wurf' : `${n} Würfen`);
const citizens = (n: number) => (n === 1 ? '1 Bewohner' : `${n} Bewohner`);

function needed(needs: Needs | undefined, card: string): string {
  if (!needs) return `${card}: noch möglich.`;
  if (needs.kind === 'dice' && needs.n === 0) return `${card}: Die Würfel, die du behältst, reichen.`;
  const [dice, must] =
    needs.rolled === 1 ? ['Der Würfel, den du würfelst,', 'muss'] : [`Die ${needs.rolled} Würfel, die du würfelst,`, 'müssen'];
  if (needs.kind === 'least') return `${card}: ${dice} ${must} mindestens ${needs.sum} ergeben.`;
  if (needs.kind === 'most') return `${card}: ${dice} ${must} höchstens ${needs.sum} ergeben.`;
  if (needs.n === needs.rolled) return `${card}: ${dice} ${must} ${needs.n > 1 ? 'alle ' : ''}passen.`;
  return `${card}: ${needs.n} der ${needs.rolled} Würfel, die du würfelst, ${needs.n > 1 ? 'müssen' : 'muss'} passen.`;
}

function standing(ahead: number, points: (n: number) => string): string {
  if (ahead === 0) return 'Du liegst gleichauf mit dem Besten der anderen.';
  return ahead > 0 ? `Dein Vorsprung: ${points(ahead)}.` : `Dein Rückstand: ${points(-ahead)}.`;
}

export const hints: HintWords = {
  say(said, who, words) {
    const fact = said as KingFact;
    const { board, card } = words as KingWords;
    switch (fact.kind) {
      case 'lookKeep': {
        const chance = `${board.chance(fact.chance)} Chance mit ${rolls(fact.left)}`;
        if (fact.lacks === undefined) return `In Reichweite: ${card(fact.card)}, ${chance}.`;
        const lacks = fact.lacks === 1 ? 'fehlt 1 Würfel' : `fehlen ${fact.lacks} Würfel`;
        return `${card(fact.card)}: Es ${lacks}, ${chance}.`;
      }
      case 'lookRoll':
        return `Hier lohnt sich nichts. Erreichst du mit ${rolls(fact.left)} niemanden, ist die Strafe ${board.points(fact.penalty)}.`;
      case 'lookTake':
        return `Du hast ${citizens(fact.reached)} erreicht. Weiterwürfeln, mit noch ${rolls(fact.left)}? Wer niemanden erreicht, bekommt ${board.points(fact.penalty)}.`;
      case 'lookChoose':
        return `Kein Wurf mehr, ${citizens(fact.reached)} erreicht. ${standing(fact.ahead, board.points)}`;
      case 'lookStop':
        return `Dieser Wurf führt zu nichts. Die Strafe ist ${board.points(fact.penalty)}. ${standing(fact.ahead, board.points)}`;
      case 'lookGive':
        return `Der Drache bringt ${board.points(fact.cost)}. Du hast ${fact.own}, dein bester Gegner ${fact.most}: Wer ist am gefährlichsten?`;
      case 'lookExtra':
        return `${standing(fact.ahead, board.points)} Erreichst du niemanden: ${board.points(fact.penalty)}. Lohnt sich der Extrazug?`;
      case 'keeps':
        return `Behalte ${fact.faces.join(' ')}: ${board.rollAgain(fact.rolled)}`;
      case 'rollsAll':
        return board.roll;
      case 'kept': {
        const what = fact.faces.length > 0 ? `${fact.faces.join(' ')} behalten` : 'alle sechs neu geworfen';
        return `Mit ${fact.dice.join(' ')} ${who.isYou(fact.seat) ? 'hast du' : `hat ${who.name(fact.seat)}`} ${what}.`;
      }
      case 'takes':
        return fact.leaves ? board.takeWithout(citizenOf(fact.card).kind) : board.take(fact.card);
      case 'stops':
        return board.noneReached(fact.penalty);
      case 'reaches': {
        const points = board.points(fact.points);
        const what = citizenOf(fact.card).kind === 'dragon' ? `Das kostet einen Gegner ${points}` : `Das bringt ${points}`;
        return `${needed(fact.needs, card(fact.card))} ${what} (Chance: ${board.chance(fact.chance)}).`;
      }
      case 'anybody':
        return fact.chance > 0.995
          ? 'Jemand passt am Ende auf jeden Fall.'
          : `Passt am Ende niemand, nimmst du die Strafkarte, ${board.points(fact.penalty)}: So kommt es in ${board.chance(1 - fact.chance)} der Fälle.`;
      case 'brings': {
        const place = fact.location > 0 ? `, davon ${fact.location} für den Ort, der mitkommt` : '';
        return `Das bringt dir sofort ${board.points(fact.points)}${place}.`;
      }
      case 'bringsMost':
        return 'Niemand sonst in der Reihe bringt dir mehr.';
      case 'hurts':
        return `Das kostet einen Gegner ${board.points(fact.points)}.`;
      case 'tooFar':
        return fact.chance < 0.01
          ? `Eine andere Karte brächte mehr, ist aber so gut wie unerreichbar: ${card(fact.card)}.`
          : `Eine andere Karte brächte mehr: ${card(fact.card)}. Aber Weiterwürfeln klappt nur in ${board.chance(fact.chance)} der Fälle.`;
      case 'fourRolls':
        return 'Mit dem Elfen obenauf hast du im nächsten Zug vier Würfe.';
      case 'anotherTurn':
        return 'Der Zauberlehrling bringt dir noch einen ganzen Zug.';
      case 'endsAhead':
        return fact.points < 0
          ? `Damit endet die Partie, und du liegst ${board.points(-fact.points)} zurück.`
          : `Damit endet die Partie, und du liegst ${board.points(fact.points)} vorn.`;
      case 'leads':
        return `${who.name(fact.seat)} liegt von deinen anderen Gegnern vorn, mit ${board.points(fact.points)}.`;
      default:
        fact satisfies never;
        return undefined;
    }
  },
};
