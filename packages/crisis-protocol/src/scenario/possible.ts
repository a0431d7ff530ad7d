import { Impossible, type Prepared, type Reason } from '@assemble/kernel';
import { type EndReason, endReasons } from '../geometry/ending.ts';
import { discAt } from '../geometry/shapes.ts';
import { solidOf } from '../geometry/terrain.ts';
import { baseRadius } from '../geometry/tools.ts';
import { formOf, statsOf } from '../rules/characters.ts';
import type { C, Rule } from '../rules/run.ts';
import type { Character, Table } from '../table.ts';
import type { GivenRefusals } from '../text/keys.ts';
import { type Cast, nameOf } from './names.ts';

interface Refused {
  readonly reason: Reason;
  readonly text: string;
}

/** Refuses a position that no match could stand in, for everything that is wrong with it. */
export function mustBePossible(c: C, cast: Cast, prepared: Prepared<Table>): void {
  const { characters, terrain, tokens } = c.table;
  const bases = characters.flatMap((one) =>
    one.at === null ? [] : [{ id: one.id, ...discAt(one.at, baseRadius(formOf(c, one).base)) }],
  );
  const solids = terrain.map(solidOf);
  const refused = [
    ...bases.flatMap((base) => {
      const others = bases.filter(({ id }) => id !== base.id);
      return endReasons(base, { terrain: solids, bases: others }).map((reason) => place(base.id, reason));
    }),
    ...characters.flatMap((one) => numbers(c, one)),
    ...tokens.flatMap(({ id, holder }) =>
      characters[holder]?.gone === true
        ? [no('CP-KO-1', 'refused.given.holder', { who: holder, token: id }, `holds token ${id} and is gone`)]
        : [],
    ),
  ];
  if (refused.length === 0) return;
  const said = ({ reason, text }: Refused): string =>
    `"${nameOf(cast, c.table, Number(reason.args['who']))}" ${text} (${reason.rule})`;
  throw new Impossible(
    refused.map(({ reason }) => reason),
    `no match can stand like this: ${refused.map(said).join('; ')}`,
    prepared as unknown as Prepared<unknown>,
  );
}

const no = <K extends keyof GivenRefusals & string>(
  rule: Rule,
  key: K,
  args: GivenRefusals[K],
  text: string,
): Refused => ({ reason: { rule, key, args } as unknown as Reason, text });

/** Somebody stands where nobody can. */
function place(who: number, reason: EndReason): Refused {
  switch (reason.kind) {
    case 'off-table':
      return no(
        'CP-MOVE-10',
        'refused.given.off-table',
        { who, edges: reason.edges },
        'stands off the battlefield',
      );
    case 'overlaps-base':
      return no(
        'CP-MOVE-5',
        'refused.given.overlaps-base',
        { who, ids: reason.ids },
        'stands on somebody else’s base',
      );
    case 'partly-on-terrain':
      return no(
        'CP-MOVE-6',
        'refused.given.partly-on-terrain',
        { who, ids: reason.ids },
        'stands partly on terrain',
      );
    default:
      return no(
        'CP-MOVE-8',
        'refused.given.cannot-stand',
        { who, ids: reason.ids },
        'stands where nobody can stand',
      );
  }
}

function numbers(c: C, one: Character): Refused[] {
  const { stamina } = statsOf(c, one);
  const { id: who, power, damage } = one;
  const found: Refused[] = [];
  if (power > 10)
    found.push(no('CP-POWER-2', 'refused.given.power', { who, power }, `has ${power} Power: 10 is the most`));
  if (damage > stamina)
    found.push(
      no(
        'CP-ATTACK-12',
        'refused.given.damage',
        { who, damage, stamina },
        `has ${damage} damage and a Stamina of ${stamina}`,
      ),
    );
  if (damage === stamina && !one.dazed && !one.gone)
    found.push(
      no(
        'CP-DAZED-1',
        'refused.given.felled',
        { who },
        'has as much damage as Stamina and is neither Dazed nor KO’d',
      ),
    );
  if (one.dazed && one.side === 'injured')
    found.push(no('CP-KO-1', 'refused.given.injured', { who }, 'is Injured and Dazed: it would be KO’d'));
  if (one.gone && one.at !== null)
    found.push(no('CP-KO-1', 'refused.given.gone', { who }, 'is gone and stands on the battlefield'));
  if (new Set(one.conditions).size !== one.conditions.length)
    found.push(no('CP-COND-2', 'refused.given.condition', { who }, 'has a condition twice'));
  return found;
}
