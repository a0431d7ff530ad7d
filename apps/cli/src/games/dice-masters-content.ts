export { CARDS } from '../../../../packages/dice-masters/src/cards/index.ts';
export { TITLES } from '../../../../packages/dice-masters/src/names.ts';
