/** The kinds of building tiles, three of each. */
export const BUILDINGS = `
b01 : cost2 : F2|F1 : Irrigated farm
b02 : cost2 : M2|M1 : Covered market
b03 : cost2 : R1|R1 : Workshop
b04 : cost2 : T1|T1 : Relay station
b05 : cost2 : A1|A1 : Garrison
b06 : cost2 : D2|D1 : Watchtower
b07 : cost3 : C1|C1 : Academy
b08 : cost3 : P1|P1 : Forum
b09 : cost3 : A1D2|A1 : Fortress
b10 : cost3 : C2 : Theatre
b11 : cost3 : R2 : Foundry
b12 : cost3 : M2T1 : Harbour
`;
