/** What happened, for the log. */

import type { GameEvent, Who } from '#engine';
import type { PatchistoryEvent } from '../events.ts';
import { FIRST_ALLIED, FOOD, MONEY, RESOURCE, VOTE } from '../pieces.ts';
import {
  amount,
  amounts,
  between,
  card,
  change,
  culture,
  does,
  large,
  listed,
  name,
  plural,
  price,
  ROMAN,
  signed,
  subject,
  tile,
  verbWith,
  workerOf,
} from './fr-grammar.ts';
import { names } from './fr-names.ts';

const PHASES = { diplomacy: 'la Diplomatie', administration: 'l’Administration', movement: 'le Mouvement' };

export function event(happened: GameEvent, who: Who): string | undefined {
  const it = happened as PatchistoryEvent | { readonly kind: 'undo'; readonly seat: number };
  switch (it.kind) {
    case 'era':
      return `L’Ère ${ROMAN[it.era]} commence.`;
    case 'round':
      return `Ère ${ROMAN[it.era]}, Manche ${it.round + 1} : ${who.isYou(it.first) ? 'vous êtes' : `${who.name(it.first)} est`} Premier Joueur.`;
    case 'offered':
      return `Aux Enchères : ${tile(it.shows)}.`;
    case 'waited':
      return `${does(it.seat, who, 'attend', 'attendez')}.`;
    case 'pawned':
      return `${does(it.seat, who, 'n’a', 'n’avez')} pas d’Argent et ${who.isYou(it.seat) ? 'changez' : 'change'} ${culture(it.culture)} en 1 Argent.`;
    case 'bid':
      return `${does(it.seat, who, 'mise', 'misez')} ${amount(MONEY, it.stake)} sur ${tile(it.shows)}.`;
    case 'chose':
      return `${does(it.seat, who, 'a', 'avez')} choisi.`;
    case 'bidShown':
      return `${does(it.seat, who, 'dévoile', 'dévoilez')} une mise de ${amount(MONEY, it.stake)} sur ${tile(it.shows)}.`;
    case 'won':
      return `${does(it.seat, who, 'obtient', 'obtenez')} ${tile(it.shows)} et ${who.isYou(it.seat) ? 'payez' : 'paie'} ${amount(MONEY, it.paid)}.`;
    case 'took':
      return `Vasco de Gama : ${name(it.seat, who)} ${who.isYou(it.seat) ? 'prenez' : 'prend'} gratuitement ${tile(it.shows)}.`;
    case 'patched':
      return who.isYou(it.seat)
        ? 'Vous placez la Tuile dans votre territoire.'
        : `${who.name(it.seat)} place la Tuile dans son territoire.`;
    case 'discarded':
      return `${does(it.seat, who, 'défausse', 'défaussez')} ${tile(it.shows)}.`;
    case 'settled':
      switch (it.from) {
        case 'track':
          return `${does(it.seat, who, 'place', 'placez')} un nouvel Ouvrier.`;
        case 'route':
          return `${workerOf(it.seat, who)} rentre.`;
        default:
          return `On se bouscule : ${workerOf(it.seat, who).replace('Un', 'un')} fait de la place.`;
      }
    case 'homeless':
      return `Plus d’emplacement libre : ${workerOf(it.seat, who).replace('Un', 'un')} retourne sur la piste.`;
    case 'returned':
      return `${large(it.effect).name} : ${name(it.seat, who)} ${who.isYou(it.seat) ? 'renvoyez' : 'renvoie'} un Ouvrier sur la piste.`;
    case 'allied':
      if (who.isYou(it.a) || who.isYou(it.b)) return `${who.name(who.isYou(it.a) ? it.b : it.a)} et vous êtes désormais alliés.`;
      return `${who.name(it.a)} et ${who.name(it.b)} sont désormais alliés.`;
    case 'calledOff':
      return `La Guerre entre ${between(it.from, it.to, who)} n’aura pas lieu.`;
    case 'found':
      return `Christophe Colomb montre ${listed(it.shows.map(tile))} : à ${name(it.seat, who)} de choisir.`;
    case 'kept':
      return `${does(it.seat, who, 'garde', 'gardez')} ${tile(it.shows)}.`;
    case 'effect':
      return `${large(it.effect).name} : ${change(it.seat, it.goods, who)}.`;
    case 'declined':
      return `${large(it.effect).name} : ${name(it.seat, who)} ${who.isYou(it.seat) ? 'y renoncez' : 'y renonce'}.`;
    case 'aidOffered':
      if (who.isYou(it.to)) return `Aide : ${who.name(it.seat)} vous offre ${amounts(it.goods)}.`;
      return `Aide : ${name(it.seat, who)} ${who.isYou(it.seat) ? 'offrez' : 'offre'} ${amounts(it.goods)} à ${who.name(it.to)}.`;
    case 'aidAnswered':
      return `${does(it.seat, who, it.yes ? 'accepte' : 'refuse', it.yes ? 'acceptez' : 'refusez')} l’Aide : ${culture(it.culture)} pour ${name(it.to, who)}.`;
    case 'menaced': {
      const threatens = who.isYou(it.to)
        ? `${who.name(it.seat)} vous menace`
        : `${does(it.seat, who, 'menace', 'menacez')} ${who.name(it.to)}`;
      return `${threatens} et ${who.isYou(it.seat) ? 'prenez' : 'prend'} ${amount(it.good, it.n)}.`;
    }
    case 'broke':
      return `${does(it.seat, who, 'brise', 'brisez')} l’alliance avec ${name(it.to, who)}, contre ${amount(VOTE, it.votes)}.`;
    case 'traded':
      return `${does(it.seat, who, 'envoie', 'envoyez')} un Ouvrier sur une route, ${price(FOOD, it.food)}.`;
    case 'exchanged':
      return `${does(it.seat, who, 'échange', 'échangez')} ${amount(it.good, it.n)} contre ${amounts(it.into)}.`;
    case 'trained':
      return `${does(it.seat, who, 'forme', 'formez')} un Ouvrier, ${price(FOOD, it.food)}.`;
    case 'honoured': {
      const [what, good] = it.what === 'heroes' ? ['Héros', FOOD] : ['Merveilles', RESOURCE];
      return `${does(it.seat, who, 'honore', 'honorez')} les ${what}, ${price(Number(good), it.paid)} : ${culture(it.culture)}.`;
    }
    case 'road':
      return `${does(it.seat, who, 'construit', 'construisez')} une Route Principale vers ${name(it.to, who)}, ${price(RESOURCE, it.resources)}.`;
    case 'reclaimed':
      return `${does(it.seat, who, 'assainit', 'assainissez')} un carré, ${price(RESOURCE, it.resources)}.`;
    case 'built':
      return `${does(it.seat, who, 'construit', 'construisez')} un Bâtiment, ${price(RESOURCE, it.resources)}.`;
    case 'bombed':
      return `Bombardier furtif : ${name(it.seat, who)} ${who.isYou(it.seat) ? 'mettez' : 'met'} en friche un carré chez ${name(it.to, who)}.`;
    case 'drew':
      return `${does(it.seat, who, 'pioche', 'piochez')} une Tuile Bâtiment.`;
    case 'campaigned':
      return `${does(it.seat, who, 'fait', 'faites')} Campagne avec ${plural(it.points, 'point')} : ${amount(VOTE, it.votes)}.`;
    case 'done':
      return `${does(it.seat, who, 'a', 'avez')} terminé ${PHASES[it.phase]}.`;
    case 'walked':
      return `${does(it.seat, who, 'déplace', 'déplacez')} un Ouvrier sur le territoire.`;
    case 'advanced': {
      const spaces = it.route < FIRST_ALLIED ? names.mainSpaces : names.alliedSpaces;
      return `${workerOf(it.seat, who)} poursuit sa route : ${spaces[it.space]?.name}.`;
    }
    case 'rested':
      return `${workerOf(it.seat, who)} va au Repos.`;
    case 'negotiated': {
      const colour = (bit: number) => ((it.red & bit) === 0 ? 'Bleu' : 'Rouge');
      const shown = `${name(it.from, who)} ${colour(1)}, ${name(it.to, who)} ${colour(2)}`;
      return `Négociation : ${shown}. ${it.red === 0 ? 'C’est la paix' : 'La Guerre est déclarée'}.`;
    }
    case 'alliance':
      return `${it.yes ? 'Alliance conclue' : 'Pas d’alliance'} entre ${between(it.from, it.to, who)}.`;
    case 'warBegan':
      return `Guerre entre ${name(it.from, who)} (Puissance ${it.powers[0]}) et ${name(it.to, who)} (Puissance ${it.powers[1]}).`;
    case 'mustered':
      return `${large(it.effect).name} : ${it.power} de Puissance de plus pour ${name(it.seat, who)}.`;
    case 'committed':
      return `${subject(it.seat, who)} ${verbWith(who.isYou(it.seat) ? 'engagez' : 'engage', [0, it.resources, 0, 0, it.votes])}.`;
    case 'warEnded': {
      const [one, other] = it.powers;
      if (it.winner < 0) return `La Guerre finit à ${one} contre ${other} : personne ne gagne.`;
      const power = it.winner === it.from ? `${one} contre ${other}` : `${other} contre ${one}`;
      const loser = it.winner === it.from ? it.to : it.from;
      const taken = it.taken === 0 ? '' : `, et ${culture(it.taken)} prises chez ${name(loser, who)}`;
      return `${does(it.winner, who, 'gagne', 'gagnez')} la Guerre, ${power} : ${culture(it.prize)}${taken}.`;
    }
    case 'produced':
      return `${subject(it.seat, who)} ${verbWith(who.isYou(it.seat) ? 'produisez' : 'produit', it.goods)}.`;
    case 'brought':
      return `${who.isYou(it.seat) ? 'Les routes vous apportent' : `Les routes apportent à ${who.name(it.seat)}`} ${amounts(it.goods)}.`;
    case 'fed': {
      const short = it.culture === 0 ? '' : ` ; il en manque : ${culture(it.culture)} en moins`;
      return `${does(it.seat, who, 'nourrit', 'nourrissez')} les Ouvriers avec ${amount(FOOD, it.food)}${short}.`;
    }
    case 'maintained': {
      const short = it.culture === 0 ? '' : ` ; cela ne suffit pas : ${culture(it.culture)} en moins`;
      return `Entretien des Héros et Merveilles : ${name(it.seat, who)} ${verbWith(who.isYou(it.seat) ? 'payez' : 'paie', [it.food, it.resources])}${short}.`;
    }
    case 'cardsShown':
      return `Cartes Prospérité : ${listed(it.cards.map(card))}.`;
    case 'voted': {
      const votes = it.votes.map((n, seat) => `${name(seat, who)} ${n}`);
      return `Votes pour ${card(it.card)} : ${votes.join(', ')}.`;
    }
    case 'dropped':
      return it.all
        ? 'Plusieurs cartes ont le moins de Votes : aucune ne compte.'
        : `Le moins de Votes : ${listed(it.cards.map(card))} ne compte pas.`;
    case 'counted': {
      const shares = it.culture.map((n, seat) => `${name(seat, who)} ${n === 0 ? '0' : signed(n)}`);
      return `${card(it.card)}, ${amount(VOTE, it.votes)} : ${shares.join(', ')}.`;
    }
    case 'eraEnded':
      return `L’Ère ${ROMAN[it.era]} est finie.`;
    case 'ended':
      return 'Fin de la partie : la Culture décide.';
    case 'undo':
      return `${does(it.seat, who, 'annule', 'annulez')} le dernier coup.`;
    default:
      it satisfies never;
      return undefined;
  }
}
