export const tagline = 'Würfeln, behalten, wagen: Locke Zwerge und Feen in dein Reich und schick die Drachen zu den Nachbarn.';
