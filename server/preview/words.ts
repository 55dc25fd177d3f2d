/** What a link says where it is pasted. */

import { LANGUAGES, type Language } from '#engine';

interface PreviewWords {
  readonly title: (game: string, host: string) => string;
  readonly open: (free: number, of: number) => string;
  readonly full: string;
  readonly over: string;
  /** Of any page that is no table. */
  readonly home: string;
  /** What is to be seen on the picture of a game. */
  readonly picture: (game: string) => string;
}

export const PREVIEW: Readonly<Record<Language, PreviewWords>> = {
  en: {
    title: (game, host) => (host ? `${game} with ${host}` : game),
    open: (free, of) => (free === 1 ? `1 of ${of} seats is free: join the game.` : `${free} of ${of} seats are free: join the game.`),
    full: 'The game is on: come and watch.',
    over: 'The game is over: watch the replay.',
    home: 'Kingdom-building board games in your browser. Play bots right away, or friends with a link.',
    picture: (game) => `Pieces of the board game ${game}`,
  },
  fr: {
    title: (game, host) => (host ? `${game} avec ${host}` : game),
    open: (free, of) =>
      free === 1 ? `1 place libre sur ${of} : rejoignez la partie.` : `${free} places libres sur ${of} : rejoignez la partie.`,
    full: 'La partie est en cours : venez regarder.',
    over: 'La partie est finie : revoyez-la.',
    home: 'Des jeux de royaumes dans votre navigateur. Jouez tout de suite contre des bots, ou entre amis grâce à un simple lien.',
    picture: (game) => `Des pièces du jeu de plateau ${game}`,
  },
  nl: {
    title: (game, host) => (host ? `${game} met ${host}` : game),
    open: (free, of) =>
      free === 1 ? `1 van de ${of} plaatsen is vrij: speel mee.` : `${free} van de ${of} plaatsen zijn vrij: speel mee.`,
    full: 'De partij is bezig: kom kijken.',
    over: 'De partij is afgelopen: kijk hem terug.',
    home: 'Koninkrijkspellen in je browser. Speel meteen tegen bots, of met vrienden via een link.',
    picture: (game) => `Speelstukken van het bordspel ${game}`,
  },
};

/** The first language that the reader wishes for and we speak. */
export function languageOf(accepted: string | undefined): Language {
  const wishes = (accepted ?? '').split(',').map((wish) => wish.trim().slice(0, 2).toLowerCase());
  return wishes.flatMap((wish) => LANGUAGES.filter((known) => known === wish))[0] ?? 'en';
}
