import type { Answer, Decision, Event, Match } from '@assemble/kernel';
import { expect, test } from 'vitest';
import { attackOdds, type Odds, type Roll, rerollOdds, type Table, type View } from '../../src/index.ts';
import { answer, asked, game, positionOf, take, viewOf } from './kit.ts';

type Forecast = View['forecasts'][number];
type Given = Parameters<typeof positionOf>[0];

/** Beside the defender of a duel. */
const wall = { wall: { at: [14, 16, 14.8, 20], size: 2 } } as const;

function forecastOf(match: Match<Table>, attack: string): Forecast {
  const found = viewOf(match).forecasts.find((one) => one.attack.endsWith(`#${attack}`));
  if (found === undefined) throw new Error(`no ${attack} can be made`);
  return found;
}

const duel = (attacker: string, defender: string, more: Given = {}): Match<Table> =>
  positionOf({
    active: attacker,
    Ann: { characters: { [attacker]: { at: [10, 18], power: 10 } } },
    Ben: { characters: { [defender]: { at: [16, 18], power: 0 } } },
    ...more,
  });

/** Answers as the odds assume: everything free is used, rerolls only where they are counted, nothing else. */
function policy(match: Match<Table>, { terms }: Forecast, rerolls: boolean): Answer {
  const decision = asked(match);
  const roll = match.table.rolls.at(-1) as Roll;
  const worth = (id: number): number => {
    const die = roll.dice[id];
    return die === undefined ? 0 : (terms[die.side as 'attack' | 'defense'].worth[die.face] ?? 0);
  };
  if (decision.ask.key === 'ask.reroll' && decision.shape === 'entities')
    return decision.from.filter((id) => worth(id) === 0).slice(0, decision.max);
  if (decision.ask.key === 'ask.change-dice' && decision.shape === 'entities')
    return toChange(decision, roll, worth);
  if (decision.shape === 'yes-no') return false;
  if (decision.shape !== 'options') return game.fallback(match, decision);
  const free = terms.modifiers
    .filter(({ does }) => rerolls || does === 'change')
    .sort((a, b) => Number(a.does === 'change') - Number(b.does === 'change'));
  const used = free.map(({ ability }) => decision.options.find(({ id }) => id.startsWith(`${ability}@`)));
  return used.find((one) => one !== undefined)?.id ?? 'pass';
}

/** Of one's own dice the blanks, of the opponent's those that count. */
function toChange(
  decision: Decision & { shape: 'entities' },
  roll: Roll,
  worth: (id: number) => number,
): number[] {
  const side = roll.dice[decision.from[0] ?? -1]?.side;
  const own = (decision.seat === 0) === (side === 'attack');
  const wanted = decision.from.filter((id) => (own ? worth(id) === 0 : worth(id) > 0));
  const wild = (id: number): number => Number(roll.dice[id]?.face === 'wild');
  return wanted.sort((a, b) => (own ? wild(a) - wild(b) : wild(b) - wild(a))).slice(0, decision.max);
}

/** The damage of many attacks, played by the rules themselves from one position: the share of each number. */
function played(match: Match<Table>, forecast: Forecast, rerolls: boolean, times: number): number[] {
  const counts: number[] = [];
  const menu = game
    .verdicts(match, asked(match).seat)
    .find(({ say }) => say.key === 'option.attack' && say.args['attack'] === forecast.attack);
  let random = match.random;
  for (let i = 0; i < times; i++) {
    const one = game.clone(match);
    one.random = random;
    const events: Event[] = [];
    const isResolved = ({ kind }: Event): boolean => kind === 'attack-resolved';
    let given: Answer = menu?.id ?? '';
    while (!events.some(isResolved)) {
      const { seat, n } = asked(one);
      const applied = game.apply(one, seat, n, given, events);
      if (!applied.yes) throw new Error(JSON.stringify(applied.reasons));
      if (!events.some(isResolved)) given = policy(one, forecast, rerolls);
    }
    const dealt = events.find(isResolved)?.args['dealt'] as number;
    counts[dealt] = (counts[dealt] ?? 0) + 1;
    random = one.random;
  }
  return Array.from(counts, (n = 0) => n / times);
}

/** Nobody suffers more damage than it has Stamina left. */
function capped(odds: Odds, match: Match<Table>, { target }: Forecast): number[] {
  const character = viewOf(match).characters[target];
  const most = (character?.stamina ?? 0) - (character?.damage ?? 0);
  const sums = new Array<number>(most + 1).fill(0);
  odds.forEach((p, n) => {
    sums[Math.min(n, most)] = (sums[Math.min(n, most)] ?? 0) + p;
  });
  return sums;
}

/** Attacks played for each case. A share may differ from its chance by four standard deviations of the widest one. */
const TIMES = 1000;
const TOLERANCE = 4 * Math.sqrt(0.25 / TIMES);

const cases: [name: string, attacker: string, defender: string, attack: string, more?: Given][] = [
  ['cover', 'iron-man', 'dummy', 'repulsor-blast', { terrain: wall }],
  ['a wild that takes a block away, against cover', 'nick-fury', 'dummy', 'fury-special', { terrain: wall }],
  ['the same where blanks count', 'doctor-octopus', 'captain-america', 'arm-lasers'],
  ['wilds that count twice, damage reduced to a least', 'doctor-octopus', 'iron-man', 'strike'],
  ['wilds that absorb energy, rerolls', 'captain-marvel', 'captain-marvel', 'energy-blast'],
  ['rerolls of the defense', 'iron-man', 'spider-man', 'repulsor-blast', { terrain: wall }],
  ['rerolls by what the opponent shows', 'ultron', 'baron-zemo', 'energy-blast'],
];

test.each(cases)('%s: the rules deal what the odds say', (_name, attacker, defender, attack, more = {}) => {
  const match = duel(attacker, defender, more);
  const forecast = forecastOf(match, attack);
  for (const rerolls of [false, true]) {
    if (rerolls && !forecast.terms.modifiers.some(({ does }) => does === 'reroll')) continue;
    const odds = capped(attackOdds(forecast.terms, rerolls), match, forecast);
    const shares = played(match, forecast, rerolls, TIMES);
    for (const [n, p] of odds.entries()) expect(Math.abs((shares[n] ?? 0) - p)).toBeLessThan(TOLERANCE);
  }
});

test('what is settled about an attack comes from the abilities in force', () => {
  const { terms, leftOut } = forecastOf(duel('nick-fury', 'dummy', { terrain: wall }), 'fury-special');
  expect(terms.modifiers).toMatchObject([
    {
      ability: 'rules#cover',
      window: 1,
      side: 'defense',
      by: 'defense',
      does: 'change',
      to: 'block',
      count: 1,
    },
    { window: 2, side: 'defense', by: 'attack', does: 'change', to: 'blank', icons: ['wild'] },
  ]);
  expect(leftOut).toEqual([]);
  const iron = forecastOf(duel('doctor-octopus', 'iron-man'), 'strike').terms;
  expect(iron.attack.withIcons).toEqual([{ icons: ['wild'], worth: { critical: 1, wild: 2, hit: 1 } }]);
  expect(iron.reductions).toEqual([{ amount: 1, least: 1 }]);
});

test('an attack that ignores cover has none, and one that leaves the type open is foretold in each', () => {
  const rockets = forecastOf(duel('iron-man', 'dummy', { terrain: wall }), 'homing-rockets');
  expect(rockets.terms.modifiers).toEqual([]);
  const match = positionOf({
    active: 'ultron',
    Ann: { characters: { ultron: { at: [10, 18], power: 3 } } },
    Ben: { characters: { 'captain-marvel': { at: [13, 18] } } },
  });
  const fury = viewOf(match).forecasts.filter(({ attack }) => attack.endsWith('#metallic-fury'));
  // Captain Marvel defends against Physical attacks with 3 dice, against Energy with 4.
  expect(fury.map(({ type, terms }) => [type, terms.defense.dice])).toEqual([
    ['physical', 3],
    ['energy', 4],
  ]);
});

test('what somebody would have to decide or pay for is left out, and named', () => {
  const match = positionOf({
    active: 'dummy',
    Ann: { characters: { dummy: { at: [10, 18], power: 2 } } },
    Ben: {
      characters: { 'baron-zemo': { at: [12, 18], power: 2 }, 'captain-america': { at: [14, 20], power: 2 } },
    },
  });
  const { terms, leftOut } = forecastOf(match, 'jab');
  expect(leftOut).toEqual(
    expect.arrayContaining([
      'core/baron-zemo#master-swordsman/0',
      expect.stringMatching(/^core\/captain-america#/u),
    ]),
  );
  expect(terms.modifiers.map(({ ability }) => ability)).toEqual(['core/baron-zemo#strategic-genius/0']);
});

test('while dice are rerolled, what was used before is over and what comes later is counted', () => {
  const match = positionOf({
    active: 'iron-man',
    dice: ['hit', 'hit', 'blank', 'blank', 'blank', 'blank', 'blank'],
    terrain: wall,
    Ann: { characters: { 'iron-man': { at: [10, 18] } } },
    Ben: { characters: { 'spider-man': { at: [16, 18] } } },
  });
  const forecast = forecastOf(match, 'repulsor-blast');
  take(match, 'option.attack', { attack: forecast.attack });
  const abilities = (): string[] => viewOf(match).attack?.terms.modifiers.map(({ ability }) => ability) ?? [];
  expect(abilities()).toEqual(['core/spider-man#spider-sense/0', 'rules#cover']);
  answer(match, policy(match, forecast, true));
  expect(asked(match).ask.key).toBe('ask.reroll');
  expect(abilities()).toEqual(['rules#cover']);
  // Two hits against three blanks, one of which cover turns to a block.
  const dice = match.table.rolls[0]?.dice.map(({ side, face }) => ({ side, face, again: false })) ?? [];
  expect(rerollOdds(viewOf(match).attack?.terms ?? forecast.terms, dice)).toEqual([0, 1]);
});

test('an attack that an effect lets it choose has the odds that it has in the menu', () => {
  const from = (x: number) =>
    duel('baron-zemo', 'dummy', { Ann: { characters: { 'baron-zemo': { at: [x, 18], power: 10 } } } });
  const charging = from(10.5);
  take(charging, 'option.superpower', { ability: 'core/baron-zemo#charge/0' });
  answer(charging, { x: 12.5, y: 18 });
  expect(asked(charging).ask.key).toBe('ask.which-attack');
  expect(viewOf(charging).forecasts).toHaveLength(2);
  expect(viewOf(charging).forecasts).toEqual(viewOf(from(12.5)).forecasts);
});
