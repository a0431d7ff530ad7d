export type { Paragraph } from './card-text.ts';
export { cardText } from './card-text.ts';
export { factsLine, plainFaceText, traitsLine } from './facts.ts';
export type { Prompts } from './keys.ts';
export { keywordWords } from './keywords.ts';
export { isMessageKey, renderMessage } from './messages.ts';
export { RESOURCES, STATS, STATUS, TYPES } from './names.ts';
export type { Names } from './tools.ts';
