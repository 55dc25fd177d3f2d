/** What happened, for the log. */

import type { GameEvent, Who } from '#engine';
import type { PatchistoryEvent } from '../events.ts';
import { FIRST_ALLIED, FOOD, MONEY, RESOURCE, VOTE } from '../pieces.ts';
import {
  amount,
  amounts,
  between,
  capital,
  card,
  change,
  culture,
  does,
  large,
  listed,
  name,
  points,
  price,
  ROMAN,
  signed,
  tile,
  toWhom,
  whom,
  workerOf,
} from './de-grammar.ts';
import { names } from './de-names.ts';

const PHASES = { diplomacy: 'der Diplomatie', administration: 'der Verwaltung', movement: 'der Bewegung' };

export function event(happened: GameEvent, who: Who): string | undefined {
  const it = happened as PatchistoryEvent | { readonly kind: 'undo'; readonly seat: number };
  switch (it.kind) {
    case 'era':
      return `Zeitalter ${ROMAN[it.era]} beginnt.`;
    case 'round':
      return `Zeitalter ${ROMAN[it.era]}, Runde ${it.round + 1}: ${does(it.first, who, 'ist', 'bist')} Startspieler.`;
    case 'offered':
      return `Im Angebot: ${tile(it.shows)}.`;
    case 'waited':
      return `${does(it.seat, who, 'wartet', 'wartest')}.`;
    case 'pawned':
      return `${does(it.seat, who, 'hat', 'hast')} kein Geld und ${who.isYou(it.seat) ? 'tauschst' : 'tauscht'} ${culture(it.culture)} gegen 1 Geld.`;
    case 'bid':
      return `${does(it.seat, who, 'bietet', 'bietest')} ${amount(MONEY, it.stake)} auf ${tile(it.shows)}.`;
    case 'chose':
      return `${does(it.seat, who, 'hat', 'hast')} gewählt.`;
    case 'bidShown':
      return `${does(it.seat, who, 'deckt', 'deckst')} auf: ${amount(MONEY, it.stake)} auf ${tile(it.shows)}.`;
    case 'won':
      return `${does(it.seat, who, 'bekommt', 'bekommst')} ${tile(it.shows)} und ${who.isYou(it.seat) ? 'zahlst' : 'zahlt'} ${amount(MONEY, it.paid)}.`;
    case 'took':
      return `Vasco da Gama: ${does(it.seat, who, 'nimmt', 'nimmst')} ${tile(it.shows)} kostenlos.`;
    case 'patched':
      return `${does(it.seat, who, 'legt', 'legst')} die Kachel an.`;
    case 'discarded':
      return `${does(it.seat, who, 'wirft', 'wirfst')} ${tile(it.shows)} ab.`;
    case 'settled':
      switch (it.from) {
        case 'track':
          return `${does(it.seat, who, 'setzt', 'setzt')} einen neuen Arbeiter ein.`;
        case 'route':
          return `${capital(workerOf(it.seat, who))} kommt nach Hause.`;
        default:
          return `Es war zu voll: ${capital(workerOf(it.seat, who))} macht Platz.`;
      }
    case 'homeless':
      return `Kein freier Ort: ${capital(workerOf(it.seat, who))} geht zurück auf die Leiste.`;
    case 'returned':
      return `${large(it.effect).name}: ${does(it.seat, who, 'schickt', 'schickst')} einen Arbeiter zurück auf die Leiste.`;
    case 'allied':
      return who.isYou(it.a) || who.isYou(it.b)
        ? `Du und ${who.name(who.isYou(it.a) ? it.b : it.a)} seid jetzt verbündet.`
        : `${who.name(it.a)} und ${who.name(it.b)} sind jetzt verbündet.`;
    case 'calledOff':
      return `Der Krieg zwischen ${between(it.from, it.to, who)} fällt aus.`;
    case 'found':
      return `Kolumbus zeigt ${toWhom(it.seat, who)}: ${listed(it.shows.map(tile))}.`;
    case 'kept':
      return `${does(it.seat, who, 'behält', 'behältst')} ${tile(it.shows)}.`;
    case 'effect':
      return `${large(it.effect).name}: ${change(it.seat, it.goods, who)}.`;
    case 'declined':
      return `${large(it.effect).name}: ${does(it.seat, who, 'verzichtet', 'verzichtest')}.`;
    case 'aidOffered':
      return `Hilfe: ${does(it.seat, who, 'bietet', 'bietest')} ${toWhom(it.to, who)} ${amounts(it.goods)} an.`;
    case 'aidAnswered':
      return `${does(it.seat, who, it.yes ? 'nimmt' : 'lehnt', it.yes ? 'nimmst' : 'lehnst')} die Hilfe ${it.yes ? 'an' : 'ab'}: ${culture(it.culture)} für ${whom(it.to, who)}.`;
    case 'menaced':
      return `${does(it.seat, who, 'droht', 'drohst')} ${toWhom(it.to, who)} und ${who.isYou(it.seat) ? 'nimmst' : 'nimmt'} ${amount(it.good, it.n)}.`;
    case 'broke':
      return `${does(it.seat, who, 'bricht', 'brichst')} das Bündnis mit ${toWhom(it.to, who)}, für ${amount(VOTE, it.votes)}.`;
    case 'traded':
      return `${does(it.seat, who, 'schickt', 'schickst')} einen Arbeiter auf eine Route, ${price(FOOD, it.food)}.`;
    case 'exchanged':
      return `${does(it.seat, who, 'tauscht', 'tauschst')} ${amount(it.good, it.n)} gegen ${amounts(it.into)}.`;
    case 'trained':
      return `${does(it.seat, who, 'bildet', 'bildest')} einen Arbeiter aus, ${price(FOOD, it.food)}.`;
    case 'honoured': {
      const [what, good] = it.what === 'heroes' ? ['Helden', FOOD] : ['Wunder', RESOURCE];
      return `${does(it.seat, who, 'ehrt', 'ehrst')} die ${what}, ${price(Number(good), it.paid)}: ${culture(it.culture)}.`;
    }
    case 'road':
      return `${does(it.seat, who, 'baut', 'baust')} eine Hauptroute zu ${toWhom(it.to, who)}, ${price(RESOURCE, it.resources)}.`;
    case 'reclaimed':
      return `${does(it.seat, who, 'gewinnt', 'gewinnst')} Neuland, ${price(RESOURCE, it.resources)}.`;
    case 'built':
      return `${does(it.seat, who, 'errichtet', 'errichtest')} ein Gebäude, ${price(RESOURCE, it.resources)}.`;
    case 'bombed':
      return `${names.wonders.STEALTHBOMBER?.name}: ${does(it.seat, who, 'legt', 'legst')} ein Feld von ${toWhom(it.to, who)} brach.`;
    case 'drew':
      return `${does(it.seat, who, 'zieht', 'ziehst')} ein Gebäudeplättchen.`;
    case 'campaigned':
      return `${does(it.seat, who, 'steckt', 'steckst')} ${points(it.points)} in den Wahlkampf: ${amount(VOTE, it.votes)}.`;
    case 'done':
      return `${does(it.seat, who, 'ist', 'bist')} mit ${PHASES[it.phase]} fertig.`;
    case 'walked':
      return `${does(it.seat, who, 'bewegt', 'bewegst')} zu Hause einen Arbeiter.`;
    case 'advanced': {
      const spaces = it.route < FIRST_ALLIED ? names.mainSpaces : names.alliedSpaces;
      return `${capital(workerOf(it.seat, who))} reist weiter: ${spaces[it.space]?.name}.`;
    }
    case 'rested':
      return `${capital(workerOf(it.seat, who))} macht Rast.`;
    case 'negotiated': {
      const colour = (bit: number) => ((it.red & bit) === 0 ? 'Blau' : 'Rot');
      const shown = `${name(it.from, who)} ${colour(1)}, ${name(it.to, who)} ${colour(2)}`;
      return `Verhandlung: ${shown}. ${it.red === 0 ? 'Es bleibt Frieden' : 'Der Krieg ist erklärt'}.`;
    }
    case 'alliance':
      return `${it.yes ? 'Ein Bündnis' : 'Kein Bündnis'} zwischen ${between(it.from, it.to, who)}.`;
    case 'warBegan':
      return `Krieg zwischen ${toWhom(it.from, who)} (Stärke ${it.powers[0]}) und ${toWhom(it.to, who)} (Stärke ${it.powers[1]}).`;
    case 'mustered':
      return `${large(it.effect).name}: ${it.power} Stärke mehr für ${whom(it.seat, who)}.`;
    case 'committed':
      return `${does(it.seat, who, 'setzt', 'setzt')} ${amounts([0, it.resources, 0, 0, it.votes])} ein.`;
    case 'warEnded': {
      const [one, other] = it.powers;
      if (it.winner < 0) return `Der Krieg endet ${one} zu ${other}: Niemand gewinnt.`;
      const power = it.winner === it.from ? `${one} zu ${other}` : `${other} zu ${one}`;
      const loser = it.winner === it.from ? it.to : it.from;
      const taken = it.taken === 0 ? '' : ` und ${culture(it.taken)} von ${toWhom(loser, who)}`;
      return `${does(it.winner, who, 'gewinnt', 'gewinnst')} den Krieg ${power}: ${culture(it.prize)}${taken}.`;
    }
    case 'produced':
      return `${does(it.seat, who, 'produziert', 'produzierst')} ${amounts(it.goods)}.`;
    case 'brought':
      return `Die Routen bringen ${toWhom(it.seat, who)} ${amounts(it.goods)}.`;
    case 'fed': {
      const short = it.culture === 0 ? '' : `; es reicht nicht, das kostet ${culture(it.culture)}`;
      return `${does(it.seat, who, 'zahlt', 'zahlst')} ${amount(FOOD, it.food)} für die Arbeiter${short}.`;
    }
    case 'maintained': {
      const short = it.culture === 0 ? '' : `; es reicht nicht, das kostet ${culture(it.culture)}`;
      return `Unterhalt für Helden und Wunder: ${does(it.seat, who, 'zahlt', 'zahlst')} ${amounts([it.food, it.resources])}${short}.`;
    }
    case 'cardsShown':
      return `Wohlstandskarten: ${listed(it.cards.map(card))}.`;
    case 'voted': {
      const votes = it.votes.map((n, seat) => `${name(seat, who)} ${n}`);
      return `Stimmen für ${card(it.card)}: ${votes.join(', ')}.`;
    }
    case 'dropped':
      return it.all
        ? 'Mehrere Karten haben gleich wenige Stimmen: Keine zählt.'
        : `Die wenigsten Stimmen: ${listed(it.cards.map(card))} zählt nicht.`;
    case 'counted': {
      const shares = it.culture.map((n, seat) => `${name(seat, who)} ${n === 0 ? '0' : signed(n)}`);
      return `${card(it.card)}, ${amount(VOTE, it.votes)}: ${shares.join(', ')}.`;
    }
    case 'eraEnded':
      return `Zeitalter ${ROMAN[it.era]} ist vorbei.`;
    case 'ended':
      return 'Ende der Partie: Die Kultur entscheidet.';
    case 'undo':
      return `${does(it.seat, who, 'macht', 'machst')} den letzten Zug rückgängig.`;
    default:
      it satisfies never;
      return undefined;
  }
}
