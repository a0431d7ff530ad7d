import type { Event, Match } from '@assemble/kernel';
import { ledger } from '@assemble/rules';
import { proves } from '@assemble/rules/testing';
import { expect } from 'vitest';
import type { Table } from '../../src/index.ts';
import { create, game, playOn, setupOf } from '../game.ts';
import { inventedScenario } from '../kit.ts';

/** Which rule counts when rules disagree or are silent. */

const known: ReadonlySet<string> = new Set(ledger.champions.map((entry) => entry.id));
const isFounded = (rules: readonly string[]): boolean =>
  rules.length > 0 && rules.every((rule) => known.has(rule));

proves(
  'MC-GOLDEN-1',
  'every step, question and event follows an entry of the ledger of the reference',
  () => {
    const procedures = Object.values(game.rulebook.procedures).filter((one) => !one.name.startsWith('$'));
    const rows = procedures.flatMap((one) =>
      one.rows.map((row) => ({ where: `${one.name}: ${row.name}`, ...row })),
    );
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter((row) => !isFounded(row.rules)).map((row) => row.where)).toEqual([]);

    const unfounded = new Set<string>();
    const watch = (match: Match<Table>, events: readonly Event[]): void => {
      for (const { ask, rules } of match.pending) if (!isFounded(rules)) unfounded.add(ask.key);
      for (const { kind, rules } of events) if (!isFounded(rules)) unfounded.add(kind);
    };
    for (const villain of ['rhino', 'klaw', 'ultron'] as const) {
      const { match, events } = create(setupOf(['spider-man', 'iron-man'], villain), `golden ${villain}`);
      watch(match, events);
      playOn(match, `golden ${villain}`, undefined, watch);
    }
    expect([...unfounded]).toEqual([]);
  },
);

inventedScenario(
  ['MC-GOLDEN-4', 'MC-CANCEL-5'],
  'two outcomes that nothing ranks: the first player picks one, for the hero of another player',
  {
    given: {
      villainStep: 2,
      first: 'ben',
      encounter: ['Advance', 'Advance', 'Hydra Mercenary', 'Hydra Mercenary', 'Advance'],
      ada: { hero: 'She-Hulk', play: ['Ward 37', 'Ward 38'] },
      ben: { hero: 'Iron Man', form: 'alter-ego' },
    },
    when: [
      { who: 'ada', does: { defend: 'nobody' }, then: { asks: ['ben: ask.forced'] } },
      // Only the one that Ben starts is carried out: 1 damage, not 2 and not 3.
      { who: 'ben', does: { use: 'Ward 37' }, then: { villain: { damage: 1 }, ada: { damage: 0 } } },
    ],
  },
);
