export type { CardText, Paragraph } from './card-text.ts';
export { cardText } from './card-text.ts';
export { faceText } from './faces.ts';
export { factsLine, plainCardText } from './facts.ts';
export type { Prompts } from './keys.ts';
export { renderMessage } from './messages.ts';
export type { Names } from './tools.ts';
