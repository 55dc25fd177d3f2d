/** What happened, for the log. */

import type { GameEvent, Seat, Who } from '#engine';
import type { PatchistoryEvent } from '../events.ts';
import { FIRST_ALLIED, FOOD, MONEY, RESOURCE, VOTE } from '../pieces.ts';
import {
  amount,
  amounts,
  between,
  card,
  change,
  culture,
  has,
  inner,
  large,
  listed,
  object,
  points,
  price,
  ROMAN,
  signed,
  subject,
  tile,
} from './nl-grammar.ts';
import { names } from './nl-names.ts';

const PHASES = { diplomacy: 'de diplomatie', administration: 'het bestuur', movement: 'de beweging' };

export function event(happened: GameEvent, who: Who): string | undefined {
  const it = happened as PatchistoryEvent | { readonly kind: 'undo'; readonly seat: number };
  switch (it.kind) {
    case 'era':
      return `Tijdperk ${ROMAN[it.era]} begint.`;
    case 'round':
      return `Tijdperk ${ROMAN[it.era]}, ronde ${it.round + 1}: ${who.isYou(it.first) ? 'jij bent' : `${who.name(it.first)} is`} startspeler.`;
    case 'offered':
      return `In de veiling: ${tile(it.shows)}.`;
    case 'waited':
      return `${subject(it.seat, who)} wacht.`;
    case 'pawned':
      return `${has(it.seat, who)} geen geld en ruilt ${culture(it.culture)} voor 1 geld.`;
    case 'bid':
      return `${subject(it.seat, who)} biedt ${amount(MONEY, it.stake)} op ${tile(it.shows)}.`;
    case 'chose':
      return `${has(it.seat, who)} gekozen.`;
    case 'bidShown':
      return `${subject(it.seat, who)} toont een bod van ${amount(MONEY, it.stake)} op ${tile(it.shows)}.`;
    case 'won':
      return `${subject(it.seat, who)} krijgt ${tile(it.shows)} en betaalt ${amount(MONEY, it.paid)}.`;
    case 'took':
      return `Vasco da Gama: ${inner(it.seat, who)} neemt ${tile(it.shows)} gratis.`;
    case 'patched':
      return who.isYou(it.seat) ? 'Je legt de tegel in je gebied.' : `${who.name(it.seat)} legt de tegel in het gebied.`;
    case 'discarded':
      return `${subject(it.seat, who)} doet ${tile(it.shows)} weg.`;
    case 'settled':
      switch (it.from) {
        case 'track':
          return `${subject(it.seat, who)} zet een nieuwe arbeider neer.`;
        case 'route':
          return `Een arbeider van ${object(it.seat, who)} komt thuis.`;
        default:
          return `Het was te vol: een arbeider van ${object(it.seat, who)} maakt plaats.`;
      }
    case 'homeless':
      return `Geen vrije plaats: een arbeider van ${object(it.seat, who)} gaat terug naar het spoor.`;
    case 'returned':
      return `${large(it.effect).name}: ${inner(it.seat, who)} stuurt een arbeider terug naar het spoor.`;
    case 'allied':
      return who.isYou(it.a) || who.isYou(it.b)
        ? `${who.name(who.isYou(it.a) ? it.b : it.a)} en jij zijn nu bondgenoten.`
        : `${who.name(it.a)} en ${who.name(it.b)} zijn nu bondgenoten.`;
    case 'calledOff':
      return `De oorlog tussen ${between(it.from, it.to, who)} gaat niet door.`;
    case 'found':
      return `Columbus toont ${object(it.seat, who)} ${listed(it.shows.map(tile))}.`;
    case 'kept':
      return `${subject(it.seat, who)} houdt ${tile(it.shows)}.`;
    case 'effect':
      return `${large(it.effect).name}: ${change(it.seat, it.goods, who)}.`;
    case 'declined':
      return `${large(it.effect).name}: ${inner(it.seat, who)} ziet ervan af.`;
    case 'aidOffered':
      return `Hulp: ${inner(it.seat, who)} biedt ${object(it.to, who)} ${amounts(it.goods)} aan.`;
    case 'aidAnswered':
      return `${subject(it.seat, who)} ${it.yes ? 'accepteert' : 'weigert'} de hulp: ${culture(it.culture)} voor ${object(it.to, who)}.`;
    case 'menaced':
      return `${subject(it.seat, who)} bedreigt ${object(it.to, who)} en neemt ${amount(it.good, it.n)}.`;
    case 'broke':
      return `${subject(it.seat, who)} verbreekt de alliantie met ${object(it.to, who)}, voor ${amount(VOTE, it.votes)}.`;
    case 'traded':
      return `${subject(it.seat, who)} stuurt een arbeider op een route, ${price(FOOD, it.food)}.`;
    case 'exchanged':
      return `${subject(it.seat, who)} ruilt ${amount(it.good, it.n)} voor ${amounts(it.into)}.`;
    case 'trained':
      return `${subject(it.seat, who)} leidt een arbeider op, ${price(FOOD, it.food)}.`;
    case 'honoured': {
      const [what, good] = it.what === 'heroes' ? ['helden', FOOD] : ['wonderen', RESOURCE];
      return `${subject(it.seat, who)} eert de ${what}, ${price(Number(good), it.paid)}: ${culture(it.culture)}.`;
    }
    case 'road':
      return `${subject(it.seat, who)} bouwt een hoofdroute naar ${object(it.to, who)}, ${price(RESOURCE, it.resources)}.`;
    case 'reclaimed':
      return `${subject(it.seat, who)} legt een vak braak, ${price(RESOURCE, it.resources)}.`;
    case 'built':
      return `${subject(it.seat, who)} zet een gebouw neer, ${price(RESOURCE, it.resources)}.`;
    case 'bombed':
      return `Stealthbommenwerper: ${inner(it.seat, who)} legt een vak van ${object(it.to, who)} braak.`;
    case 'drew':
      return `${subject(it.seat, who)} trekt een bouwtegel.`;
    case 'campaigned':
      return `${subject(it.seat, who)} voert campagne met ${points(it.points)}: ${amount(VOTE, it.votes)}.`;
    case 'done':
      return `${who.isYou(it.seat) ? 'Je bent' : `${who.name(it.seat)} is`} klaar met ${PHASES[it.phase]}.`;
    case 'walked':
      return `${subject(it.seat, who)} verplaatst thuis een arbeider.`;
    case 'advanced': {
      const spaces = it.route < FIRST_ALLIED ? names.mainSpaces : names.alliedSpaces;
      return `Een arbeider van ${object(it.seat, who)} reist verder: ${spaces[it.space]?.name}.`;
    }
    case 'rested':
      return `Een arbeider van ${object(it.seat, who)} gaat rusten.`;
    case 'negotiated': {
      const colour = (bit: number) => ((it.red & bit) === 0 ? 'blauw' : 'rood');
      const named = (seat: Seat) => (who.isYou(seat) ? 'jij' : who.name(seat));
      const shown = `${named(it.from)} ${colour(1)}, ${named(it.to)} ${colour(2)}`;
      return `Onderhandeling: ${shown}. ${it.red === 0 ? 'Het is vrede' : 'De oorlog is verklaard'}.`;
    }
    case 'alliance':
      return `${it.yes ? 'Een alliantie' : 'Geen alliantie'} tussen ${between(it.from, it.to, who)}.`;
    case 'warBegan':
      return `Oorlog tussen ${object(it.from, who)} (kracht ${it.powers[0]}) en ${object(it.to, who)} (kracht ${it.powers[1]}).`;
    case 'mustered':
      return `${large(it.effect).name}: ${it.power} kracht meer voor ${object(it.seat, who)}.`;
    case 'committed':
      return `${subject(it.seat, who)} zet ${amounts([0, it.resources, 0, 0, it.votes])} in.`;
    case 'warEnded': {
      const [one, other] = it.powers;
      if (it.winner < 0) return `De oorlog eindigt ${one} tegen ${other}: niemand wint.`;
      const power = it.winner === it.from ? `${one} tegen ${other}` : `${other} tegen ${one}`;
      const loser = it.winner === it.from ? it.to : it.from;
      const taken = it.taken === 0 ? '' : `, en ${culture(it.taken)} van ${object(loser, who)}`;
      return `${subject(it.winner, who)} wint de oorlog, ${power}: ${culture(it.prize)}${taken}.`;
    }
    case 'produced':
      return `${subject(it.seat, who)} produceert ${amounts(it.goods)}.`;
    case 'brought':
      return `De routes brengen ${object(it.seat, who)} ${amounts(it.goods)}.`;
    case 'fed': {
      const short = it.culture === 0 ? '' : `; dat is te weinig en kost ${culture(it.culture)}`;
      return `${subject(it.seat, who)} voedt de arbeiders met ${amount(FOOD, it.food)}${short}.`;
    }
    case 'maintained': {
      const short = it.culture === 0 ? '' : `; dat is te weinig en kost ${culture(it.culture)}`;
      return `Onderhoud van helden en wonderen: ${inner(it.seat, who)} betaalt ${amounts([it.food, it.resources])}${short}.`;
    }
    case 'cardsShown':
      return `Welvaartskaarten: ${listed(it.cards.map(card))}.`;
    case 'voted': {
      const votes = it.votes.map((n, seat) => `${who.isYou(seat) ? 'jij' : who.name(seat)} ${n}`);
      return `Stemmen voor ${card(it.card)}: ${votes.join(', ')}.`;
    }
    case 'dropped':
      return it.all
        ? 'Meerdere kaarten hebben de minste stemmen: geen enkele telt.'
        : `De minste stemmen: ${listed(it.cards.map(card))} telt niet.`;
    case 'counted': {
      const shares = it.culture.map((n, seat) => `${who.isYou(seat) ? 'jij' : who.name(seat)} ${n === 0 ? '0' : signed(n)}`);
      return `${card(it.card)}, ${amount(VOTE, it.votes)}: ${shares.join(', ')}.`;
    }
    case 'eraEnded':
      return `Tijdperk ${ROMAN[it.era]} is voorbij.`;
    case 'ended':
      return 'De partij is afgelopen: de cultuur beslist.';
    case 'undo':
      return `${subject(it.seat, who)} maakt de laatste zet ongedaan.`;
    default:
      it satisfies never;
      return undefined;
  }
}
