import type { Level } from '@assemble/bots';

export type BotKind = 'random' | Level;

/** The bots that can sit down, the best last. */
export const bots: readonly BotKind[] = ['random', 'novice', 'normal', 'hard', 'master'];

/** The bot that sits down where nobody says which. */
export const USUAL_BOT: BotKind = 'normal';

/** A bot by the name that a match keeps, which may be from before there were levels; null for none that is known. */
export const botKind = (name: string | null | undefined): BotKind | null =>
  name === 'greedy' ? USUAL_BOT : (bots.find((kind) => kind === name) ?? null);
