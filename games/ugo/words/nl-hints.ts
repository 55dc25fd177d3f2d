import type { HintWords } from '#engine';
import type { UgoFact } from '../facts.ts';
import type { UgoWords } from './words.ts';

const percent = new Intl.NumberFormat('nl', { style: 'percent' });
const tenths = new Intl.NumberFormat('nl', { maximumFractionDigits: 1 });
const points = (n: number) => (Math.round(n) === 1 ? '1 punt' : `${Math.round(n)} punten`);
const waiting = (n: number) => `Nog ${n} lege ${n === 1 ? 'plaats' : 'plaatsen'}`;
const BRINGS = {
  low: 'een 1 of 2 die verliest, kan boeren opleveren.',
  middle: 'een 3, 4 of 5 die wint levert twee boeren op.',
  high: 'een 6 of 7 die wint levert één boer op.',
};

/** What may still come into the trick. */
function toCome({ led, unseen, after }: { led: number; unseen: number; after: number }, colours: readonly string[]): string {
  if (after === 0) return 'Na jou speelt niemand meer.';
  return unseen === 1
    ? `Je hebt 1 kaart in ${colours[led]} nog niet gezien.`
    : `Je hebt ${unseen} kaarten in ${colours[led]} nog niet gezien.`;
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
          ? `Jij komt uit, en je kunt geen boeren meer krijgen. Je koninkrijk is nu ${board.points(fact.worth)} waard.`
          : `Jij komt uit. ${waiting(fact.empty)}: ${BRINGS[fact.height]}`;
      case 'lookWin':
        return `Je kunt hoger spelen dan de ${card(fact.card)}, die nu wint. ${toCome(fact, colours)}`;
      case 'lookLeave':
        return `De ${card(fact.card)} wint tot nu toe. ${toCome(fact, colours)} Welke kaart kun je missen?`;
      case 'lookFarmers':
        return `De ${card(fact.card)} wint tot nu toe. ${waiting(fact.empty)}: ${BRINGS.low}`;
      case 'lookPiles':
        return fact.missing > 0
          ? `Een van je ${fact.n} nieuwe stapels komt op vak ${fact.space + 1}, waar ${board.farmers(fact.missing)} ${fact.missing === 1 ? 'ontbreekt' : 'ontbreken'}: dat kost nu ${points(fact.points)}.`
          : `De vakken voor je ${fact.n} nieuwe stapels hebben al hun boeren: de bovenste kaarten tellen.`;
      case 'lookTop':
        return `Je legt ${fact.n} kaarten in ${colours[fact.colour]}: alleen de bovenste kan tellen.`;
      case 'takesTrick':
        if (fact.chance < 0.005) return 'Hij wint de slag niet.';
        if (fact.chance > 0.995) return 'Hij wint de slag.';
        return fact.chance < 0.5
          ? `Waarschijnlijk wint een ander deze slag (${percent.format(1 - fact.chance)}).`
          : `Waarschijnlijk wint hij de slag (${percent.format(fact.chance)}).`;
      case 'beatenBy':
        return fact.cards.length > FEW
          ? `${fact.cards.length} kaarten die je niet gezien hebt, kunnen hem nog verslaan.`
          : `Wat nog sterker is: ${fact.cards.map(card).join(', ')}.`;
      case 'unbeatable':
        return 'Geen kaart die je niet gezien hebt, is sterker.';
      case 'unseen':
        return fact.cards.length === 0
          ? 'Je hebt alle andere kaarten van deze kleur gezien: de anderen mogen spelen wat ze willen.'
          : `Kaarten van deze kleur die je niet gezien hebt: ${fact.cards.map(card).join(', ')}. Wie er een heeft, moet bekennen.`;
      case 'winsFarmers':
        return `Als hij wint, levert hij je ${board.farmers(fact.n)} op${fact.points > 0 ? `: meteen ${points(fact.points)} waard` : ''}.`;
      case 'losesFarmers':
        return fact.same > 0
          ? `Als hij verliest, levert hij je ${board.farmers(fact.same)} op, of ${fact.other} als een andere kleur wint.`
          : `Als hij van een andere kleur verliest, levert hij je ${board.farmers(fact.other)} op.`;
      case 'ifYouWin':
        return fact.points > 0
          ? `Win jij deze slag, dan wordt je koninkrijk ongeveer ${points(fact.points)} meer waard.`
          : `Win jij deze slag, dan kost dat je koninkrijk ongeveer ${points(-fact.points)}.`;
      case 'ifOthersWin':
        return `Wint een ander deze slag, dan kost dat diens koninkrijk ongeveer ${points(-fact.points)}.`;
      case 'pointsMore':
        return `Gemiddeld ${tenths.format(fact.points)} ${tenths.format(fact.points) === '1' ? 'punt' : 'punten'} meer in deze ronde dan de op één na beste zet.`;
      case 'laysOn': {
        const lacks =
          fact.missing === 0
            ? 'waar alle boeren staan'
            : `waar nog ${board.farmers(fact.missing)} ${fact.missing === 1 ? 'ontbreekt' : 'ontbreken'}`;
        return `De ${card(fact.card)} komt op vak ${fact.space + 1}, ${lacks}.`;
      }
      default:
        fact satisfies never;
        return undefined;
    }
  },
};
