/** The names of what `heroes.ts` declares: data sets may use these and no others. */

export const EFFECT_IDS = [
  // Era I
  'MOSES',
  'CONSTANTINE',
  'CYRUS',
  'ARISTOTLE',
  'HOMER',
  'ALEXANDER',
  'CAESAR',
  'GWANGGAETO',
  'SOCRATES',
  'GREATWALL',
  'HANGINGGARDENS',
  'PETRA',
  'PYRAMIDSOFGIZA',
  'ZIGGURATOFUR',
  'STONEHENGE',
  'COLOSSEUM',
  'PARTHENON',
  // Era II
  'COLUMBUS',
  'GENGHISKHAN',
  'JOANOFARC',
  'VASCODAGAMA',
  'YISUNSIN',
  'ELIZABETHI',
  'SEJONG',
  'LEONARDO',
  'GUTENBERG',
  'ANGKORWAT',
  'CHICHENITZA',
  'KREMLIN',
  'MACHUPICCHU',
  'TAJMAHAL',
  'NOTREDAME',
  'FORBIDDENCITY',
  'MOAI',
  // Era III
  'CHEGUEVARA',
  'KARLMARX',
  'GANDHI',
  'BISMARCK',
  'NAPOLEON',
  'ROUSSEAU',
  'CURIE',
  'LINCOLN',
  'EINSTEIN',
  'APOLLO11',
  'SCHWERERGUSTAV',
  'STATUEOFLIBERTY',
  'STEALTHBOMBER',
  'WALLSTREET',
  'EIFFELTOWER',
  'REDCROSS',
  'PANAMACANAL',
] as const;

/** [P14] The texts in golden frames. */
export const FRAME_IDS = ['TRAIN', 'BUILD', 'HONOR', 'EXCH', 'COMM', 'VOTE'] as const;

/** [P15.16] A hero or wonder with symbols only. */
export const PLAIN = 'PLAIN-';
