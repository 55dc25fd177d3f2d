export const tagline =
  'Flick dir deine eigene Geschichte zusammen, Kachel über Kachel: Helden, Wunder, Karawanen und Kriege in drei Zeitaltern.';
