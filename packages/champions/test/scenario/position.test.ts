import type { Failure, Words } from '@assemble/kernel';
import { runScenario } from '@assemble/scenario';
import { describe, expect, test } from 'vitest';
import { CARDS, scenarioWords } from '../../src/index.ts';
import { inventedScenario, scenario } from '../kit.ts';

const words = scenarioWords(CARDS);
const problems = (given: Words): readonly Failure[] =>
  runScenario(words, { game: 'champions', name: '', rules: [], given, when: [] });
const places = (given: Words): string[] => problems(given).map(({ path }) => (path ?? []).join('.'));

describe('what a position may not name', () => {
  test('nothing is wrong with what can be played', () => {
    expect(
      problems({
        villain: 'Klaw',
        stage: 3,
        scenario: ['Bomb Scare', 'Ultron Drones'],
        ada: { hero: 'Spider-Man', hand: ['Backflip'], minions: ['Drone', { card: 'Sandman', damage: 1 }] },
        ben: { hero: 'Iron Man', form: 'alter-ego', dealt: ['Advance'] },
        first: 'ben',
      }),
    ).toEqual([]);
  });

  test('everything that is wrong is told at once', () => {
    const given: Words = {
      villain: 'Rino',
      encounter: ['Advance', 'Crowd Controll'],
      ada: { hero: 'Spider-Man', hand: ['Backflop'] },
      ben: { hero: 'Spider-Man', minions: ['Backflip'] },
      first: 'adda',
    };
    expect(places(given)).toEqual([
      'given.ada.hand.0',
      'given.ben.hero',
      'given.ben.minions.0',
      'given.encounter.1',
      'given.first',
      'given.villain',
    ]);
    expect(problems(given).map(({ expected }) => /MC-[A-Z]+-\d+/.exec(expected)?.[0] ?? null)).toEqual([
      null,
      'MC-UNIQUE-1',
      null,
      null,
      null,
      'MC-SETUP-9',
    ]);
  });

  test('one to four players, and stages that there are', () => {
    const five = Object.fromEntries(
      ['Spider-Man', 'Iron Man', 'She-Hulk', 'Black Panther', 'Captain Marvel'].map((hero, i) => [
        `p${i}`,
        { hero },
      ]),
    );
    expect(places({})).toEqual(['given']);
    expect(places(five)).toEqual(['given']);
    expect(problems(five)[0]).toMatchObject({ expected: 'one to four players (MC-SETUP-2)', got: '5' });
    expect(places({ stage: 4, schemeStage: 2, ada: { hero: 'Iron Man' } })).toEqual([
      'given.villain.stage',
      'given.scheme.stage',
    ]);
  });
});

inventedScenario('MC-ENCOUNTER-1', 'a position: an attachment of the scenario on a minion', {
  given: {
    villainStep: 2,
    villainIs: { stunned: true },
    encounter: ['Advance', 'Advance'],
    scenario: [{ card: 'Sudden Weapon', on: 'Sandman' }],
    ada: { hero: 'She-Hulk', minions: ['Sandman'] },
  },
  // 3 ATK + 2 of the weapon.
  when: [{ who: 'ada', does: { defend: 'nobody' }, then: { ada: { damage: 5 } } }],
});

scenario('MC-ATTACH-1', 'a position: an upgrade of a player on a minion', {
  given: {
    villainStep: 2,
    villainIs: { stunned: true },
    encounter: ['Advance', 'Advance'],
    ada: { hero: 'Spider-Man', play: [{ card: 'Webbed Up', on: 'Sandman' }], minions: ['Sandman'] },
  },
  // Sandman is stunned instead of attacking, and the web is gone.
  when: [],
  then: {
    ada: { damage: 0, discard: ['Webbed Up'] },
    cards: { Sandman: { stunned: true } },
    round: 2,
    quiet: true,
  },
});
