import type { SettingsWords } from './words.ts';

export const words: SettingsWords = {
  contrast: 'Meer contrast',
  contrastAbout: 'Zwart-wit met duidelijke lijnen. Staat ook aan als je apparaat erom vraagt.',
  speed: 'Snelheid',
  speeds: { relaxed: 'Rustig', normal: 'Normaal', quick: 'Snel' },
  taps: 'Wachten op een tik',
  tapsAbout: 'Na elke slag of beurt wacht de tafel tot je tikt.',
  twice: 'Twee keer tikken om te spelen',
  twices: { small: 'Bij kleine stukken', always: 'Altijd', never: 'Nooit' },
  twiceAbout: 'Op een aanraakscherm til je met de eerste tik de kaart op of wijs je de plek aan; met de tweede speel je.',
  tapAgain: 'Tik nog eens om te spelen',
  trivial: 'Vanzelfsprekende zetten voor mij spelen',
  trivialAbout: 'Vanaf je derde partij van hetzelfde spel op dit apparaat. De tafel laat zien wat er voor je gespeeld is.',
  coach: 'Tips in je eerste partijen',
  coachAbout:
    'Tegen bots zegt een regel onder het bord waar je op moet letten. Na twee uitgespeelde partijen van hetzelfde spel stopt dat.',
};
