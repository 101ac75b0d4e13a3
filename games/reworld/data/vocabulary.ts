export const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;
export type Letter = (typeof LETTERS)[number];
export const OFFICERS = [1, 2, 3, 4, 5] as const;
/** An officer type; it is also the number of the dock its module goes to. */
export type Officer = (typeof OFFICERS)[number];
export const COMPANIES = ['forge', 'helix', 'basalt', 'lumen', 'vault', 'agri'] as const;
export type Company = (typeof COMPANIES)[number];
/** What the mothership compares, in the order of scoring. */
export const ROWS = ['defense', ...LETTERS] as const;
export type Row = (typeof ROWS)[number];
/** Two-sided pieces lie on the side for 2 and 3 players, or on the one for 4. */
export const SIDES = ['2-3', '4'] as const;
export type Side = (typeof SIDES)[number];
