export { TITLES } from '../../../../packages/dice-masters/src/names.ts';
export { plainCardText, renderMessage } from '../../../../packages/dice-masters/src/text/index.ts';
