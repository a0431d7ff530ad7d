import { byStreams, type Chance } from '../rules/chance.ts';
import { slotId } from '../rules/index-of-cards.ts';
import type { C } from '../rules/run.ts';
import type { Die } from '../table.ts';
import { faceIndex } from './faces.ts';

/** Results that the scenario laid down, as long as there are any. */
export const stackedChance: Chance = {
  face: (c, die, kind) => {
    const word = nextFace(c, die);
    return word === undefined ? byStreams.face(c, die, kind) : faceIndex(kind, word);
  },
  drawn: (c, bag) => {
    const word = c.table.stacked?.draws.shift();
    if (word === undefined) return byStreams.drawn(c, bag);
    const found = bag.find((die) => slugOf(c, die).startsWith(word));
    if (found === undefined) throw new Error(`no die "${word}" in the bag of seat ${bag[0]?.controller}`);
    return found;
  },
};

/** The next result laid down for this die: 'fist' for any die, 'hulk@L2' for the next die of that title. */
function nextFace(c: C, die: Die): string | undefined {
  const faces = c.table.stacked?.faces ?? [];
  const slug = slugOf(c, die);
  const at = faces.findIndex(
    (word) => !word.includes('@') || slug.startsWith(word.slice(0, word.indexOf('@'))),
  );
  return at < 0 ? undefined : faces.splice(at, 1)[0]?.replace(/^.*@/, '');
}

const slugOf = (c: C, die: Die): string => slotId(c, die.card).replace(/^.*\//, '');
