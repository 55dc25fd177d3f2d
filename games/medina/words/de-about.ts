import type { About } from './about.ts';

export const about: About = {
  building: 'Ein Gebäude kommt an den offenen Palast seiner Farbe oder beginnt einen, wenn keiner dieser Farbe mehr wachsen kann.',
  stable: 'Ein Stall kommt neben ein Gebäude eines beliebigen Palasts, ob mit oder ohne Dach, und macht ihn größer.',
  merchant: 'Ein Händler verlängert eine Händlerreihe und zählt 1 Punkt für jeden Palast, neben dem er steht.',
  wall: 'Mauern wachsen von den Türmen aus. Eine Mauer zählt 1 Punkt für den Palast an ihrem Fuß und kann ihm das Turmplättchen bringen.',
  gate: 'Auf jeder Seite bleibt ein Feld für immer offen: das Tor.',
  roof: 'Mit einem Dach gehört der Palast dir und ist fertig. Von jeder Farbe darfst du einen haben.',
  neutral: 'Ein neutrales Dach schließt einen Palast ab, der dann niemandem gehört.',
  blockade: 'Eine Blockadekuppel schließt einen Palast ab, der dann für niemanden zählt. Du hast eine für jede Farbe.',
  palace: 'Ein Palast zählt 1 Punkt für jedes Gebäude und jeden Stall und für jede Mauer und jeden Händler daneben.',
  points: 'Die Punkte bis jetzt: Paläste mit Dach, Palastplättchen und Turmplättchen. Tippe darauf, um zu sehen, woraus sie bestehen.',
  palaceTile: 'Das Palastplättchen geht an den größten Palast seiner Farbe, der ein Dach hat. Bei gleicher Größe bleibt es, wo es ist.',
  tower: 'Das Turmplättchen geht an den Palast, der zuletzt eine Mauer dieses Turms berührt hat.',
  tea: 'Gib ein Teeplättchen ab, statt dein zweites Teil zu setzen.',
  well: 'Auf den acht Feldern um den Brunnen darf weder Gebäude noch Stall stehen. Händler dürfen.',
  nearWell: 'Ein Gebäude oder Stall hier zählt 4 Punkte mehr für den Besitzer des Palasts.',
  screen: 'Die Teile stehen bis zum Spielende hinter einem Sichtschirm. Nur Dächer und Plättchen liegen offen.',
  skipped: 'Wer nichts setzen kann, wird übersprungen, bis wieder ein eigenes Teil passt.',
};
