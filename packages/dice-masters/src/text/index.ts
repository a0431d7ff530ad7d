export type { CardText, Paragraph } from './card-text.ts';
export { cardText } from './card-text.ts';
