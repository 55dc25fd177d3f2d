/** What hosts are called, without accents. */
export const words =
  'hote hotes hotesse administrateur administrateurs administratrice moderateur moderateurs moderatrice systeme officiel';
