export { CARDS } from './generated/index.ts';
