import type { Tongue } from './tongue.ts';

export const tongue: Tongue = {
  ruling: 'notre interprétation',
  option: 'option',
  never: [
    [/\bcourriels?\b|\b(cette|aucune|autre|de) lettres?\b(?! (de ce nom|latines))/i, 'e-mail'],
    [/\brobots?\b/i, 'bot'],
    [/\bgourmand\b|^au hasard$/i, 'un niveau'],
    [/\bcotées?\b/i, 'classée'],
    [/\bcongés?\b/i, 'vacances'],
    [/\bsur plusieurs jours\b/i, 'par correspondance'],
    [/\brepren(dre|d|ez) (son|votre|le) (propre )?dernier\b|^reprendre$/i, 'annuler'],
    [/\bsur un seul écran\b/i, 'sur un seul appareil'],
    [/éclairée?s?\b/i, 'en surbrillance'],
    [/\bderrière (l’|les )écrans?\b/i, 'paravent'],
    [/\bplaces? de mur\b/i, 'emplacement de mur'],
    [/\bdômes? de blocage\b/i, 'dôme de blocus'],
    [/\bfût-|\bque ce fût\b|\bqui que ce soit\b|\bquoi qui\b/i, 'même si c’est, peu importe qui'],
    [/\barrondie? en dessous\b/i, 'arrondi à l’inférieur'],
    [/^le plus (de|grand) .*(gagne|l’emporte)\b/i, 'qui a le plus de … gagne'],
    [/\bcarré isolé\b/i, 'emplacement d’un seul carré'],
    [/(^|\. )qui n’a plus\b/i, 'le joueur qui n’a plus'],
    [/\bquelqu’un qui est parti\b/i, 'ancien joueur'],
    [/\bpérimée?\b/i, 'plus à jour'],
    [/ [:;!?»]|« /, 'an unbreakable space'],
  ],
};
