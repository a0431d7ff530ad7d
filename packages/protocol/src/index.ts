export type { Asked, FromHost, Refused, Seated, UndoState, Update, Waiting } from './from-host.ts';
export { BadMessage, MOST_CHARACTERS, parseToHost, readToHost, type ToHost } from './to-host.ts';
