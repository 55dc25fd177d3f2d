/** What hosts are called, without accents. */
export const words =
  'gastgeber gastgeberin betreiber betreiberin verwaltung moderation moderatorin moderatorinnen moderatoren administratorin administratoren offiziell';
