import { greedyBot, randomBot } from '@assemble/bots';
import { CARDS, Content, diceMasters } from '@assemble/dice-masters';
import type { Game } from '@assemble/kernel';
import type { BotsByName } from '@assemble/table';

/** What can be played here, and who can be asked to sit down. */
export interface Playable {
  readonly games: Readonly<Record<string, Game>>;
  readonly bots: BotsByName;
  /** The bot that plays on for people who are away. */
  readonly standIn: string;
}

/** The games of this server. Reading the cards takes a moment, so it is done once. */
export function playable(): Playable {
  return {
    games: { 'dice-masters': diceMasters(new Content(CARDS)) as unknown as Game },
    bots: { random: randomBot, greedy: (seed) => greedyBot(seed) },
    standIn: 'greedy',
  };
}

/** What a match is played with; it goes on only with the same. */
export const rulesOf = (game: Game): string => `${game.version} ${game.content}`;
