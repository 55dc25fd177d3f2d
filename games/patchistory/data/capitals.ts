/** The faces of the capitals: Equality is the same for all, of Liberty each seat has another. The grammar is in RULES.md, P15. */
export const CAPITALS = `
E   : F2|F1 P1|P1 M2|M1 / -|R1 T1 .
L-A : F1|F1 C1 M1|M1 / A1|A1 T1 P1|P1
L-B : F2|F1 F1 P1|P1 / M1 T1 -|R1
L-C : M2|M1 T1|T1 M1 / F1|F1 P1|P1 .
L-D : R1|R1 F1|F1 P1|P1 / M1 T1 D1
`;
