/** What hosts are called, without accents. */
export const words = 'gastheer gastheren gastvrouw beheer beheerder beheerders moderatoren systeem officieel';
