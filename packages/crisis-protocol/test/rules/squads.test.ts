import type { Decision, Json } from '@assemble/kernel';
import { proves } from '@assemble/rules/testing';
import { expect } from 'vitest';
import { rosterVerdict } from '../../src/builder/roster.ts';
import { EDITIONS, type EditionId } from '../../src/index.ts';
import { squadVerdict, threatOf } from '../../src/rules/squad-building.ts';
import type { Roster, Squad } from '../../src/setup.ts';
import { answer, content, editions, game, ids, rosterOf, squadOf, start } from '../set-up-kit.ts';

const judged = (edition: EditionId, roster: Roster): string[] => {
  const verdict = rosterVerdict(content, EDITIONS[edition], roster, { seat: 0 });
  return verdict.yes ? [] : verdict.reasons.map(({ rule }) => rule);
};

const refused = (edition: EditionId, squad: Squad, maximum = 20): string[] => {
  const roster = rosterOf(edition, ...squad.characters);
  const all = { ...roster, tactics: [...roster.tactics, ...squad.tactics] };
  const verdict = squadVerdict(content, EDITIONS[edition], all, maximum, squad, 0);
  return verdict.yes ? [] : verdict.reasons.map(({ rule }) => rule);
};

proves('CP-ROSTER-5', 'heroes and villains share a roster', () => {
  for (const edition of editions) {
    const roster = rosterOf(edition, 'core/captain-america', 'core/red-skull');
    expect(roster.characters).toHaveLength(10);
    expect(judged(edition, roster)).toEqual([]);
  }
});

proves(
  ['CP-ROSTER-6', 'CP-ROSTER-7', 'CP-SQUAD-3', 'CP-SQUAD-4', 'CP-SQUAD-5'],
  'CP-CASE-37: who may not stand beside whom, in a roster and in a squad',
  () => {
    const pairs = ['test/twin-again', 'test/disguise', 'test/namesake'].map((id) => ['test/twin', id]);
    const rosters = (edition: EditionId) => pairs.map((pair) => judged(edition, rosterOf(edition, ...pair)));
    const squads = (edition: EditionId) => pairs.map((pair) => refused(edition, squadOf(pair)));
    expect(rosters('en')).toEqual([['CP-ROSTER-6'], [], []]);
    expect(rosters('de')).toEqual([['CP-ROSTER-7'], ['CP-ROSTER-7'], ['CP-ROSTER-7']]);
    expect(rosters('es13')).toEqual([['CP-ROSTER-6'], [], []]);
    expect(squads('en')).toEqual([['CP-SQUAD-3'], ['CP-SQUAD-3'], []]);
    expect(squads('de')).toEqual([['CP-SQUAD-4'], ['CP-SQUAD-4'], ['CP-SQUAD-4']]);
    expect(squads('es13')).toEqual([['CP-SQUAD-5'], [], []]);
  },
);

proves(
  ['CP-GEM-2', 'CP-GEM-3', 'CP-GEM-4', 'CP-GEM-6'],
  'a character has one Infinity Gem, or as many as its card allows',
  () => {
    const withGems = (edition: EditionId, id: string, gems: readonly string[]): string[] => {
      const roster = rosterOf(edition, id, 'test/collector');
      const characters = roster.characters.map((one) => (one.id === id ? { ...one, gems } : one));
      return judged(edition, { ...roster, characters });
    };
    const two = ['test/pebble', 'test/gravel'];
    expect(editions.map((edition) => withGems(edition, 'test/collector', two))).toEqual([
      ['CP-GEM-2'],
      ['CP-GEM-3'],
      ['CP-GEM-2'],
    ]);
    expect(editions.map((edition) => withGems(edition, 'test/hoarder', two))).toEqual([[], [], []]);
    // Each gem once in a roster, whoever takes it.
    const roster = rosterOf('de', 'test/collector', 'test/hoarder');
    const twice = roster.characters.map((one, i) => (i < 2 ? { ...one, gems: ['test/pebble'] } : one));
    expect(judged('de', { ...roster, characters: twice })).toEqual(['CP-GEM-6']);
    // Taken in the roster, it comes with its character; a squad has no place to add one.
    const { match } = start('de', ['test/collector'], ['core/ultron'], {}, ['test/pebble']);
    answer(match, squadOf(['test/collector']), squadOf(['core/ultron']));
    const [collector] = match.table.characters;
    expect(collector?.gems.map((slot) => match.table.cards[slot]?.id)).toEqual(['test/pebble']);
  },
);

proves(['CP-KEYWORD-8', 'CP-KEYWORD-10'], 'Grunts and Reserves are in no roster', () => {
  for (const edition of editions)
    expect(judged(edition, rosterOf(edition, 'test/minion'))).toEqual(['CP-KEYWORD-8']);
  expect(judged('es13', rosterOf('es13', 'test/sleeper'))).toEqual(['CP-KEYWORD-10']);
});

proves('CP-KEYWORD-9', 'two Unrivalled characters share a roster, not a squad', () => {
  const rivals = ['test/rival', 'test/second-rival'];
  expect(judged('es13', rosterOf('es13', ...rivals))).toEqual([]);
  expect(refused('es13', squadOf(rivals))).toEqual(['CP-KEYWORD-9']);
  expect(refused('es13', squadOf(rivals.slice(0, 1)))).toEqual([]);
});

proves(['CP-STAT-15', 'CP-CRISIS-4'], 'the Threat Levels of a squad may add up to the Maximum Threat', () => {
  const squad = squadOf(['core/captain-america', 'core/black-widow']);
  const sum = squad.characters.reduce((total, id) => total + threatOf(content, { id }), 0);
  // Captain America has 4, Black Widow 2.
  expect(sum).toBe(6);
  expect(refused('en', squad, 6)).toEqual([]);
  expect(refused('en', squad, 5)).toEqual(['CP-SQUAD-2']);
});

proves('CP-AFFIL-2', 'half of a squad is not enough for an affiliation', () => {
  const avengers = ['core/captain-america', 'core/iron-man', 'core/black-widow'];
  const cabal = ['core/crossbones', 'core/red-skull'];
  const squad = (of: number, from: number) =>
    refused(
      'es13',
      squadOf([...avengers.slice(0, of), ...cabal.slice(0, from - of)], { affiliation: 'avengers' }),
    );
  expect([squad(3, 5), squad(2, 3), squad(2, 4), squad(1, 2)]).toEqual([
    [],
    [],
    ['CP-AFFIL-2'],
    ['CP-AFFIL-2'],
  ]);
});

proves(['CP-AFFIL-1', 'CP-AFFIL-3'], 'a squad uses one affiliation that fits, or none', () => {
  const avengers = ['core/captain-america', 'core/iron-man'];
  expect(refused('de', squadOf(avengers))).toEqual([]);
  expect(refused('de', squadOf(avengers, { affiliation: 'avengers' }))).toEqual([]);
  expect(refused('de', squadOf(avengers, { affiliation: 'cabal' }))).toEqual(['CP-AFFIL-2']);
  const { match } = start('de', avengers, avengers);
  const [asked] = match.pending as [Decision];
  const two = { ...squadOf(avengers), affiliation: ['avengers', 'cabal'] } as unknown as Json;
  const applied = game.apply(match, asked.seat, asked.n, two);
  expect(applied.yes ? [] : applied.reasons.map(({ rule }) => rule)).toEqual(['CP-SQUAD-1']);
});

proves(['CP-TACTIC-2', 'CP-SQUAD-10'], 'a card of an affiliation only with it, one without with any', () => {
  const avengers = ['core/captain-america', 'core/iron-man'];
  const assemble = ['tactics/avengers-assemble'];
  const medpack = ['tactics/medpack'];
  for (const edition of editions) {
    expect(refused(edition, squadOf(avengers, { affiliation: 'avengers', tactics: assemble }))).toEqual([]);
    expect(refused(edition, squadOf(avengers, { tactics: assemble }))).toEqual(['CP-SQUAD-9']);
    expect(refused(edition, squadOf(avengers, { tactics: medpack }))).toEqual([]);
    expect(refused(edition, squadOf(avengers, { affiliation: 'avengers', tactics: medpack }))).toEqual([]);
  }
});

proves('CP-RULING-21', 'Grunts count neither for the Threat nor for the affiliation of a squad', () => {
  // Three Avengers of four, and a Grunt that comes with the Dummy: three of four, 2 Threat for the Dummy.
  const squad = squadOf(['core/captain-america', 'core/iron-man', 'core/black-widow', 'test/dummy'], {
    affiliation: 'avengers',
  });
  const sum = squad.characters.reduce((total, id) => total + threatOf(content, { id }), 0);
  expect(refused('es13', squad, sum)).toEqual([]);
  const { match } = start('es13', squad.characters, ['core/ultron']);
  answer(match, squad, squadOf(['core/ultron']));
  expect(ids(match, 0)).toEqual([...squad.characters, 'test/minion']);
});
