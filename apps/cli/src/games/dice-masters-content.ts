export { TITLES } from '../../../../packages/dice-masters/src/names.ts';
export { cardText } from '../../../../packages/dice-masters/src/text/index.ts';
