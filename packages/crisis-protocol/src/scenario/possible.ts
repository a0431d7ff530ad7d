import { endReasons } from '../geometry/ending.ts';
import { discAt } from '../geometry/shapes.ts';
import { solidOf } from '../geometry/terrain.ts';
import { baseRadius } from '../geometry/tools.ts';
import { formOf, statsOf } from '../rules/characters.ts';
import type { C } from '../rules/run.ts';
import type { Character } from '../table.ts';
import { type Cast, nameOf } from './names.ts';

const WHY: { readonly [kind: string]: string } = {
  'off-table': 'off the battlefield (CP-MOVE-10)',
  'overlaps-base': 'on somebody else’s base (CP-MOVE-5)',
  'partly-on-terrain': 'partly on terrain (CP-MOVE-6)',
  'cannot-stand': 'where nobody can stand (CP-MOVE-8)',
  'terrain-too-large': 'on terrain that is too large (CP-ADVANCE-5)',
};

/** Why no match could stand like this; null where it could. */
export function impossible(c: C, cast: Cast): string | null {
  const { characters, terrain, tokens } = c.table;
  const bases = characters.flatMap((one) =>
    one.at === null ? [] : [{ id: one.id, ...discAt(one.at, baseRadius(formOf(c, one).base)) }],
  );
  const solids = terrain.map(solidOf);
  for (const base of bases) {
    const others = bases.filter(({ id }) => id !== base.id);
    const [reason] = endReasons(base, { terrain: solids, bases: others });
    if (reason !== undefined)
      return `"${nameOf(cast, c.table, base.id)}" stands ${WHY[reason.kind] ?? reason.kind}`;
  }
  for (const one of characters) {
    const why = impossibleNumbers(c, one);
    if (why !== null) return `"${nameOf(cast, c.table, one.id)}" ${why}`;
  }
  const held = tokens.find((token) => characters[token.holder]?.gone === true);
  return held === undefined ? null : `token ${held.id} is held by somebody who is gone`;
}

function impossibleNumbers(c: C, one: Character): string | null {
  const { stamina } = statsOf(c, one);
  if (one.power > 10) return `has ${one.power} Power: 10 is the most (CP-POWER-2)`;
  if (one.damage > stamina) return `has ${one.damage} damage and a Stamina of ${stamina} (CP-ATTACK-12)`;
  if (one.damage === stamina && !one.dazed && !one.gone)
    return `has as much damage as Stamina and is neither Dazed nor KO’d (CP-DAZED-1, CP-KO-1)`;
  if (one.dazed && one.side === 'injured') return 'is Injured and Dazed: it would be KO’d (CP-KO-1)';
  if (one.gone && one.at !== null) return 'is gone and stands on the battlefield';
  if (new Set(one.conditions).size !== one.conditions.length) return 'has a condition twice (CP-COND-2)';
  return null;
}
