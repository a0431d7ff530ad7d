import { consult, searchBot } from '@assemble/bots';
import { diceMasters, READY_TEAMS, type Setup } from '@assemble/dice-masters';
import type { Json } from '@assemble/kernel';
import { locales, plain } from '@assemble/language';
import { describe, expect, test } from 'vitest';
import { content, term } from '../src/games/dice-masters/data.ts';
import { configure } from '../src/games/dice-masters/play/configuration.ts';
import { asJson, setupFor } from '../src/games/dice-masters/play/formats.ts';
import { setups } from '../src/games/dice-masters/play/setups.ts';
import { titles } from '../src/games/dice-masters/play/titles.ts';
import { builderHref, playHref, teamAt } from '../src/games/dice-masters/team/address.ts';
import {
  diceOf,
  NO_TEAM,
  sameTeam,
  totalsOf,
  withBasicAction,
  withDice,
} from '../src/games/dice-masters/team/edit.ts';
import { violationsOf } from '../src/games/dice-masters/team/problems.ts';
import { matchName } from '../src/games/index.ts';
import { parseHash } from '../src/shell/router.ts';

const game = diceMasters(content);
/** With little thought: tests should be fast. */
const HASTY = { work: 40, answers: 8, further: 0 };
const HULK = 'avx/hulk-jade-giant';
const BEAST = 'avx/beast-kreature';
const HAMMER = 'avx/mjolnir-forged-by-odin';

describe('editing', () => {
  test('dice come and go, and with the last die the card', () => {
    const one = withDice(NO_TEAM, HULK, 1);
    expect(diceOf(one, HULK)).toBe(1);
    const two = withDice(withDice(one, BEAST, 2), HULK, 3);
    expect(two.cards).toEqual([
      { card: HULK, dice: 3 },
      { card: BEAST, dice: 2 },
    ]);
    expect(withDice(two, HULK, 0).cards).toEqual([{ card: BEAST, dice: 2 }]);
    expect(diceOf(two, HAMMER)).toBe(0);
  });

  test('basic actions are added, replaced and removed at their place', () => {
    const one = withBasicAction(NO_TEAM, 0, 'avx/smash');
    const two = withBasicAction(one, 1, 'avx/power-bolt');
    expect(two.basicActions).toEqual(['avx/smash', 'avx/power-bolt']);
    expect(withBasicAction(two, 0, 'avx/focus-power').basicActions).toEqual([
      'avx/focus-power',
      'avx/power-bolt',
    ]);
    expect(withBasicAction(two, 0, '').basicActions).toEqual(['avx/power-bolt']);
  });

  test('totals count dice by cost and energy, and cards by kind', () => {
    // Beast costs 3 (mask), Hulk and the hammer 6 (fist, bolt): (2·3 + 3·6 + 1·6) / 6 dice = 5.
    const team = [BEAST, HULK, HAMMER].reduce(
      (all, id, at) => withDice(all, id, [2, 3, 1][at] ?? 0),
      NO_TEAM,
    );
    expect(totalsOf(team)).toEqual({
      cards: 3,
      dice: 6,
      characters: 2,
      actions: 1,
      costs: [
        [2, 0],
        [3, 2],
        [4, 0],
        [5, 0],
        [6, 4],
        [7, 0],
      ],
      energies: [
        ['fist', 3],
        ['bolt', 1],
        ['mask', 2],
        ['shield', 0],
      ],
      average: 5,
    });
    expect(totalsOf(NO_TEAM)).toMatchObject({ cards: 0, dice: 0, average: null });
  });

  test('every violation is told at once, each with its rule', () => {
    const doubled = withDice(withDice(NO_TEAM, HULK, 5), 'avx/hulk-anger-issues', 1);
    const rules = violationsOf(doubled, 'tournament', 'en').map(({ rule }) => rule);
    expect(rules.sort()).toEqual(['DM-TOURNAMENT-TEAMS-2', 'DM-TOURNAMENT-TEAMS-5', 'DM-TOURNAMENT-TEAMS-7']);
  });
});

describe('addresses', () => {
  const named = { name: 'Grün & größer', format: 'basic', team: READY_TEAMS.basic[0].team } as const;

  test('hold the whole team', () => {
    expect(teamAt(parseHash(builderHref(named, 'x')).query)).toEqual({ named, notes: [] });
    expect(parseHash(builderHref(named, 'x')).query.get('id')).toBe('x');
  });

  test('an empty builder is an empty team', () => {
    expect(teamAt(new URLSearchParams(''))).toEqual({
      named: { name: '', format: 'tournament', team: NO_TEAM },
      notes: [],
    });
  });

  test('lead to the set-up with the team in the first seat and a ready-made one opposite', () => {
    const setup = configure.fromAddress(parseHash(playHref(named)).query);
    expect(setup).toMatchObject({ format: 'basic', teams: [named.team, READY_TEAMS.basic[1].team] });
    expect(configure.fromAddress(new URLSearchParams('q=x'))).toBeNull();
  });
});

describe('set-ups', () => {
  test('each format has two different ready-made teams, and each of them is legal there', () => {
    for (const format of ['basic', 'tournament'] as const) {
      const [one, other] = READY_TEAMS[format];
      expect(sameTeam(one.team, other.team)).toBe(false);
      for (const { team } of [one, other]) expect(violationsOf(team, format, 'en')).toEqual([]);
    }
  });

  test('changing the format keeps teams that somebody chose and those left for the table', () => {
    const own = { cards: [{ card: HULK, dice: 1 }], basicActions: [] };
    const before = (teams: Setup['teams']): Setup => ({ ...setupFor('tournament'), first: 0, teams });
    const [avengers] = READY_TEAMS.tournament;
    expect(setupFor('basic', before([own, avengers.team])).teams).toEqual([own, READY_TEAMS.basic[1].team]);
    expect(setupFor('basic', before([null, own])).teams).toEqual([null, own]);
    expect(setupFor('tournament', { ...setupFor('first-game'), first: 0 }).teams).toEqual(
      READY_TEAMS.tournament.map(({ team }) => team),
    );
  });

  test('a wrong one is refused with every reason', () => {
    const setup = { ...setupFor('basic'), teams: [NO_TEAM, null] } as unknown as Json;
    expect(configure.problems(setup, 'de', ['A', 'B']).map(({ rule }) => rule)).toEqual(['DM-BASIC-TEAMS-2']);
  });

  test.each(setups.map(({ id, setup }) => [id, setup] as const))(
    '%s is legal, and a bot that thinks plays it',
    (id, setup) => {
      expect(configure.problems(setup, 'en', ['A', 'B'])).toEqual([]);
      const match = game.create(setup, id);
      const bot = searchBot(id, HASTY);
      while (match.outcome === null && match.table.turn < 3) {
        const [decision] = match.pending;
        if (decision === undefined) throw new Error('nobody is asked');
        const answer = consult(bot, game, match, decision, `guess ${decision.n}`);
        expect(game.apply(match, decision.seat, decision.n, answer)).toMatchObject({ yes: true });
      }
      expect(match.table.turn).toBe(3);
    },
  );
});

describe('what a match is called', () => {
  test('is kept as an id that every reader sees in their own language', () => {
    const ids = [...setups.map(({ id }) => id), configure.titleOf(asJson(setupFor('tournament')))];
    for (const id of ids)
      for (const locale of locales)
        expect(matchName({ game: 'dice-masters', title: id }, locale)).toBe(
          `Dice Masters · ${titles[id as keyof typeof titles][locale]}`,
        );
    expect(matchName({ game: 'dice-masters', title: 'Practice' }, 'de')).toBe('Dice Masters · Practice');
    expect(matchName({ game: 'checkers', title: 'basic' }, 'de')).toBe('checkers · basic');
  });

  test('is the term of the format where everything was chosen', () => {
    for (const id of ['basic-teams', 'tournament-teams', 'drafted-teams'] as const)
      for (const locale of locales) expect(titles[id][locale]).toBe(term(id, locale));
  });
});

test('what is wrong with a team is told with the name of whose it is', () => {
  const ready = setupFor('tournament');
  const setup = { ...ready, teams: [ready.teams[0], withDice(NO_TEAM, HULK, 5)] };
  const problems = configure.problems(setup as unknown as Json, 'en', ['Ana', 'Ben']);
  expect(problems.length).toBeGreaterThan(1);
  for (const { text } of problems) expect(plain(text)).toMatch(/^Ben: /);
});
