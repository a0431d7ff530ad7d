/** The dice of a plain attack: so many hits among the attack dice, then defense dice that help nothing. */
export const rolled = (hits: number, dice: number, defense: number): string[] => [
  ...Array.from({ length: hits }, () => 'hit'),
  ...Array.from({ length: dice - hits }, () => 'blank'),
  ...Array.from({ length: defense }, () => 'failure'),
];
