export { TITLES } from '../../../../packages/dice-masters/src/names.ts';
