import type { PreviewWords } from './words.ts';

export const words: PreviewWords = {
  title: (game, host) => (host ? `${game} avec ${host}` : game),
  open: (free, of) =>
    free === 1 ? `1 place libre sur ${of} : rejoignez la partie.` : `${free} places libres sur ${of} : rejoignez la partie.`,
  full: 'La partie est en cours : venez regarder.',
  over: 'La partie est finie : revoyez-la.',
  home: 'Des jeux de royaumes dans votre navigateur. Jouez tout de suite contre des bots, ou entre amis grâce à un simple lien.',
  picture: (game) => `Des pièces du jeu de plateau ${game}`,
};
