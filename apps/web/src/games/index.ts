import { champions } from './champions/index.tsx';
import { crisisProtocol } from './crisis-protocol/index.tsx';
import { diceMasters } from './dice-masters/index.tsx';
import type { Game } from './game.ts';

export type { Game } from './game.ts';

/** The games, in the order in which the page shows them. */
export const games: readonly Game[] = [diceMasters, champions, crisisProtocol];

export const gameById = (id: string): Game | undefined => games.find((game) => game.id === id);
