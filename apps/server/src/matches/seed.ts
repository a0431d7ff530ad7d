import { randomBytes } from 'node:crypto';

/** 128 random bits: nobody guesses the dice of a match. */
export const createSeed = (): string => randomBytes(16).toString('hex');
