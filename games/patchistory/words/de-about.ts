import { aboutOf } from './about.ts';
import type { Names } from './words.ts';

export const aboutFrom = (names: Names) =>
  aboutOf(names, {
    place: 'Ort. Was darauf gedruckt ist, zählt von selbst; ein goldener Rahmen zählt nur, solange ein Arbeiter dort steht.',
    golden: 'Goldener Rahmen. Er zählt nur, solange ein Arbeiter auf diesem Ort steht.',
    building: 'Gebäudeplättchen. Ist es gebaut, zählt es wie jeder andere Ort aus einem Feld.',
    hero: 'Held. Er wirkt, solange er ganz zu sehen ist, mit oder ohne Arbeiter, und kostet am Ende jedes Zeitalters 2 Nahrung.',
    wonder: 'Wunder. Es wirkt, solange es ganz zu sehen ist, mit oder ohne Arbeiter, und kostet am Ende jedes Zeitalters 1 Rohstoff.',
    special: 'Sondergebäude. Seine Symbole zählen wie auf jedem Ort; es hat keine eigene Wirkung und kostet keinen Unterhalt.',
    worker: 'Arbeiter. Durch ihn zählt der goldene Rahmen seines Ortes; auf jeden Ort passt einer.',
    track: 'Bevölkerungsleiste. Hier warten die Arbeiter, bis du sie ausbildest.',
    upkeep:
      'Unterhalt der Arbeiter. Je mehr die Leiste verlassen haben, desto mehr Nahrung brauchen sie pro Runde; jede fehlende kostet 3 Kultur.',
    points: 'Politikpunkte. Sie bezahlen Diplomatie und Verwaltung dieser Runde; was übrig bleibt, verfällt.',
    'good-0': 'Nahrung. Sie ernährt deine Arbeiter und Helden und bezahlt Ausbildung und Handel.',
    'good-1': 'Rohstoffe. Sie bezahlen Gebäude und Routen, erhalten deine Wunder und geben Stärke im Krieg.',
    'good-2': 'Geld. Damit bietest du in der Versteigerung.',
    'good-3': 'Kultur. Wer am Ende des dritten Zeitalters die meiste hat, gewinnt.',
    'good-4': 'Stimmen. Am Ende des Zeitalters machen sie eine Wohlstandskarte wertvoller; danach sind sie weg.',
    screen: 'Sichtschirm. Was die anderen haben, ist verdeckt, aber alles, was sie bekommen oder ausgeben, wird gezeigt.',
    era: 'Zeitalter und Runde. Die Partie hat drei Zeitalter mit je fünf Runden.',
    first: 'Startspieler. Von hier geht es im Uhrzeigersinn; in der nächsten Runde wandert die Marke nach links.',
    offer: 'Landschaftskachel. In jeder Versteigerung gibt es eine für jeden von euch.',
    stake: 'Einsatz. Hat jede Kachel einen Höchstbietenden, ist alles gesetzte Geld weg, egal, was es gebracht hat.',
    size: 'Größe deines Gebiets. Es darf 5, 6 oder 7 Felder breit und hoch sein, in Zeitalter I, II und III.',
    over: 'Darüber oder darunter. Wo die neue Kachel auf dein Land trifft, kommt jedes Feld über oder unter das, was dort liegt.',
    tiles: 'Gebäudeplättchen auf der Hand. Leg sie mit der Vorderseite als Gebäude oder umgedreht als Brachland; niemand sonst sieht sie.',
    cards: 'Wohlstandskarten auf der Hand. Am Ende jedes Zeitalters spielen alle geheim eine für die Abstimmung.',
    votes: 'Stimmen auf dieser Karte. Der Erste auf ihr bekommt so viel Kultur, wie Stimmen darauf liegen, der Zweite die Hälfte.',
    rank: 'Rang auf dieser Karte. Bei Gleichstand bekommen beide den schlechteren Platz.',
    mainRoute: 'Hauptroute. Nur wer sie gebaut hat, schickt einen Arbeiter darauf; an ihrem Ende wartet eine Verhandlung.',
    alliedRoute:
      'Bündnisroute. Jeder Verbündete schickt einen Arbeiter von einem Ende zum anderen, und Verbündete führen nie Krieg gegeneinander.',
    war: 'Erklärter Krieg. Er wird in der nächsten Runde ausgefochten; nur ein Bündnis oder der Verlust der Route oder ihres Arbeiters verhindert ihn.',
    red: 'Rot. Du willst Krieg: Ein Rot genügt, um ihn zu erklären.',
    blue: 'Blau. Du willst Frieden: Bei zweimal Blau gibt es keinen Krieg, und ihr könnt euch verbünden.',
    power: 'Stärke. Beim Angreifer zählt das Militär, beim Verteidiger Militär und Abwehr; jeder eingesetzte Rohstoff gibt 1 dazu.',
  });
