import type { HintWords } from '#engine';
import type { KingFact, Needs } from '../facts.ts';
import { citizenOf } from '../pieces.ts';
import type { KingWords } from './words.ts';

const rolls = (n: number) => (n === 1 ? '1 worp' : `${n} worpen`);
const citizens = (n: number) => (n === 1 ? '1 inwoner' : `${n} inwoners`);

function needed(needs: Needs | undefined, card: string): string {
  if (!needs) return `Nog mogelijk: ${card}.`;
  if (needs.kind === 'dice' && needs.n === 0) return `Voor ${card} zijn de dobbelstenen die je houdt genoeg.`;
  const dice = needs.rolled === 1 ? 'moet de dobbelsteen die je gooit' : `moeten de ${needs.rolled} dobbelstenen die je gooit`;
  if (needs.kind === 'least') return `Voor ${card} ${dice} samen minstens ${needs.sum} zijn.`;
  if (needs.kind === 'most') return `Voor ${card} ${dice} samen hoogstens ${needs.sum} zijn.`;
  if (needs.n === needs.rolled) return `Voor ${card} ${dice} ${needs.n > 1 ? 'allemaal ' : ''}passen.`;
  return `Voor ${card} ${needs.n > 1 ? 'moeten' : 'moet'} ${needs.n} van de ${needs.rolled} dobbelstenen die je gooit passen.`;
}

function standing(ahead: number, points: (n: number) => string): string {
  if (ahead === 0) return 'Je staat gelijk met je beste rivaal.';
  return ahead > 0 ? `Je staat ${points(ahead)} voor op je beste rivaal.` : `Je beste rivaal staat ${points(-ahead)} voor.`;
}

export const hints: HintWords = {
  say(said, who, words) {
    const fact = said as KingFact;
    const { board, card } = words as KingWords;
    switch (fact.kind) {
      case 'lookKeep': {
        const chance = `${board.chance(fact.chance)} kans in ${rolls(fact.left)}`;
        if (fact.lacks === undefined) return `Binnen bereik: ${card(fact.card)}, ${chance}.`;
        return `Voor ${card(fact.card)} kom je ${fact.lacks === 1 ? '1 dobbelsteen' : `${fact.lacks} dobbelstenen`} tekort: ${chance}.`;
      }
      case 'lookRoll':
        return `Niets hier is het houden waard. Je hebt nog ${rolls(fact.left)}; haal je niemand over, dan is de straf ${board.points(fact.penalty)}.`;
      case 'lookTake':
        return `Je hebt ${citizens(fact.reached)} overgehaald. Doorgooien kan (nog ${rolls(fact.left)}), maar wie niemand overhaalt, krijgt ${board.points(fact.penalty)}.`;
      case 'lookChoose':
        return `Geen worp meer, en ${citizens(fact.reached)} overgehaald. ${standing(fact.ahead, board.points)}`;
      case 'lookStop':
        return `Deze worp leidt nergens toe. De straf is ${board.points(fact.penalty)}. ${standing(fact.ahead, board.points)}`;
      case 'lookGive':
        return `De draak brengt ${board.points(fact.cost)}. Jij hebt er ${fact.own}, je beste rivaal ${fact.most}: wie is het gevaarlijkst?`;
      case 'lookExtra':
        return `${standing(fact.ahead, board.points)} Wie niemand overhaalt, krijgt ${board.points(fact.penalty)}: loont de extra beurt?`;
      case 'keeps':
        return `Hou ${fact.faces.join(' ')}; ${board.rollAgain(fact.rolled).toLowerCase()}`;
      case 'rollsAll':
        return board.roll;
      case 'kept': {
        const name = who.isYou(fact.seat) ? 'je' : who.name(fact.seat);
        const dice = `Bij ${fact.dice.join(' ')}`;
        return fact.faces.length > 0 ? `${dice} hield ${name} ${fact.faces.join(' ')}.` : `${dice} gooide ${name} ze alle zes opnieuw.`;
      }
      case 'takes':
        return fact.leaves ? board.takeWithout(citizenOf(fact.card).kind) : board.take(fact.card);
      case 'stops':
        return board.noneReached(fact.penalty);
      case 'reaches': {
        const points = board.points(fact.points);
        const what = citizenOf(fact.card).kind === 'dragon' ? `Dat kost een rivaal ${points}` : `Dat levert ${points} op`;
        return `${needed(fact.needs, card(fact.card))} ${what} (kans: ${board.chance(fact.chance)}).`;
      }
      case 'anybody':
        return fact.chance > 0.995
          ? 'Je haalt hoe dan ook iemand over.'
          : `Haal je niemand over, dan pak je de strafkaart, ${board.points(fact.penalty)}: dat gebeurt in ${board.chance(1 - fact.chance)} van de gevallen.`;
      case 'brings': {
        const place = fact.location > 0 ? `, waarvan ${fact.location} voor de plek die meekomt` : '';
        return `Dat levert meteen ${board.points(fact.points)} op${place}.`;
      }
      case 'bringsMost':
        return 'Niemand anders in de rij levert je meer op.';
      case 'hurts':
        return `Dat kost een rivaal ${board.points(fact.points)}.`;
      case 'tooFar':
        return fact.chance < 0.01
          ? `Een andere kaart levert meer op, maar is zo goed als onbereikbaar: ${card(fact.card)}.`
          : `Een andere kaart levert meer op: ${card(fact.card)}. Maar verder gooien lukt maar in ${board.chance(fact.chance)} van de gevallen.`;
      case 'fourRolls':
        return 'Met de elf bovenop je stapel heb je de volgende beurt vier worpen.';
      case 'anotherTurn':
        return 'De leerling geeft je nog een hele beurt.';
      case 'endsAhead':
        return fact.points < 0
          ? `Het spel is dan uit, en je staat ${board.points(-fact.points)} achter.`
          : `Het spel is dan uit, en je staat ${board.points(fact.points)} voor.`;
      case 'leads':
        return `${who.name(fact.seat)} staat van je andere rivalen het best, met ${board.points(fact.points)}.`;
      default:
        fact satisfies never;
        return undefined;
    }
  },
};
