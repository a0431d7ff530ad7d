import { botsByName } from '@assemble/bots';
import * as mc from '@assemble/champions';
import * as cp from '@assemble/crisis-protocol';
import * as dm from '@assemble/dice-masters';
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
    games: {
      champions: mc.champions(new mc.Content(mc.CARDS)) as unknown as Game,
      'crisis-protocol': cp.crisisProtocol(new cp.Content(cp.CARDS)) as unknown as Game,
      'dice-masters': dm.diceMasters(new dm.Content(dm.CARDS)) as unknown as Game,
    },
    bots: botsByName,
    standIn: 'normal',
  };
}
