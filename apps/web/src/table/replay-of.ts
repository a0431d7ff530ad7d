import { chanceOf, type Game, type Replay, seedHash } from '@assemble/kernel';
import type { SavedMatch } from './messages.ts';
import { rulesOf } from './rules-of.ts';

/**
 * A match that this device keeps, as a replay, without playing it: its log is empty and its last position unknown.
 * Before the first decision it belongs to whatever rules there are.
 */
export function replayOf(saved: SavedMatch, game: Game): Replay {
  const { setup, seed, sitters, decisions, practice, conceded } = saved;
  const [version = '', content = ''] = (saved.rules ?? rulesOf(game)).split(' ');
  const others = sitters.map((_, seat) => seat).filter((seat) => seat !== conceded);
  const winners = game.sides === 'together' ? [] : others;
  return {
    format: 'assemble/replay',
    formatVersion: 1,
    game: saved.game,
    version,
    content,
    setup,
    seed,
    seedHash: seedHash(seed),
    ...chanceOf(saved),
    decisions,
    digest: '',
    outcome: null,
    log: [],
    table: {
      seats: sitters,
      ended: conceded === null ? null : { winners, rule: '', reason: 'conceded' },
      practice,
    },
  };
}
