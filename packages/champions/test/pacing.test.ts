import type { Json } from '@assemble/kernel';
import { proves } from '@assemble/rules/testing';
import { describe, expect, it } from 'vitest';
import type { SetId } from '../src/index.ts';
import { checkTable } from './checks.ts';
import { create, game, playOn, refusals, setupOf } from './game.ts';
import { type Compared, compareTwins } from './twins.ts';

const HEROES: readonly SetId[] = ['spider-man', 'captain-marvel', 'she-hulk', 'iron-man', 'black-panther'];
const VILLAINS: readonly SetId[] = ['rhino', 'klaw', 'ultron'];

const team = (first: number, count: number): SetId[] =>
  Array.from({ length: count }, (_, i) => HEROES[(first + i) % HEROES.length] as SetId);

const paced = (heroes: readonly SetId[], villain: SetId) =>
  setupOf(heroes, villain, { modular: 2, pacing: 'always' });

proves('MC-TALK-2', 'a set-up may say that everybody is asked always, and nothing else', () => {
  expect(refusals(paced(['spider-man'], 'rhino'))).toEqual([]);
  const refused = (pacing: Json) => refusals({ ...(setupOf(['spider-man']) as object), pacing });
  expect(refused('never')).toEqual(['MC-TALK-2']);
  // What is no text is refused by the form of a set-up.
  for (const pacing of [true, null, 1]) expect(refused(pacing)).toEqual(['MC-SETUP-1']);
});

/** Random games of two, three and four players beside their twins. */
function twinsOf(villain: SetId, games: number, pacing?: 'always'): Compared {
  const all: Compared = { twins: 0, steps: 0, decisions: 0, leaks: [] };
  for (let i = 0; i < games; i++) {
    const setup = setupOf(team(i, 2 + (i % 3)), villain, { modular: 2, ...(pacing && { pacing }) });
    const found = compareTwins(create(setup, `${villain} ${i}`).match, `${villain} ${i}`, 300);
    all.twins += found.twins;
    all.steps += found.steps;
    all.leaks.push(...found.leaks);
  }
  return all;
}

for (const villain of VILLAINS) {
  proves('MC-TALK-2', `${villain}: who is asked what, and when, tells nothing of hidden cards`, () => {
    const { leaks, twins, steps } = twinsOf(villain, 6, 'always');
    expect(leaks).toEqual([]);
    expect(twins).toBeGreaterThan(100);
    expect(steps).toBeGreaterThan(1000);
  });
}

it('without that, twins are soon told apart by who is asked', () => {
  expect(twinsOf('rhino', 2).leaks.length).toBeGreaterThan(0);
});

describe('random games in which everybody is asked always', () => {
  for (const villain of VILLAINS) {
    for (let seats = 2; seats <= 4; seats++) {
      it(`${villain} against ${seats}: they come to an end, and nothing is on the table that no rule allows`, () => {
        const { match } = create(paced(team(seats, seats), villain), `${villain}${seats}`);
        playOn(match, `${villain}${seats}`, undefined, checkTable);
        expect(match.outcome).not.toBe(null);
      });
    }
  }
});

it('a bot’s habit is to pass where nothing else is offered', () => {
  const { match } = create(paced(['spider-man', 'she-hulk'], 'rhino'), 'habit');
  let alone = 0;
  playOn(match, 'habit', undefined, (now) => {
    const [decision] = now.pending;
    if (decision?.shape !== 'options' || decision.options.length !== 1) return;
    alone++;
    expect(game.rulebook.habit?.(now, decision)).toBe(decision.options[0]?.id);
    expect(game.fallback(now, decision)).toBe(decision.options[0]?.id);
  });
  expect(alone).toBeGreaterThan(5);
});
