/** The games there are, by the names of their folders, in the order in which people see them. A new game is named here and nowhere else. */
export const ids: readonly string[] = ['ugo', 'king-of-the-dice', 'medina', 'patchistory'];
