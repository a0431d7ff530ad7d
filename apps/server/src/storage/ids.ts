import { randomBytes } from 'node:crypto';

/** Nobody guesses one: whoever has the id of a match may watch it. */
export const createId = (): string => randomBytes(12).toString('base64url');

/** What seats and lines of the chat say where a name was. It means the same in every language. */
export const NO_NAME = '—';

const FORMER = 'former:';

/** Stands for somebody at one match who is gone; no other match has the same one. */
export const createFormerId = (): string => `${FORMER}${createId()}`;

/** Whether somebody is gone: their seat is nobody's. */
export const isFormer = (person: string): boolean => person.startsWith(FORMER);
