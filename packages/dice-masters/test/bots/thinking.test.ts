import { type Bot, consult, levelBot, randomBot, searchBot } from '@assemble/bots';
import type { Answer, Decision, Json, Match } from '@assemble/kernel';
import { position } from '@assemble/scenario';
import { describe, expect, test } from 'vitest';
import { CARDS, scenarioWords, type Table } from '../../src/index.ts';
import { create, game } from '../game.ts';

const S = 'sidekick@character';
const words = scenarioWords(CARDS);

/** Whole games with less thought: tests should be fast. */
const hasty = (seed: string): Bot => searchBot(seed, { work: 60, answers: 8, further: 0 });

/** A position in the words of scenarios, at its first question. */
const at = (given: { readonly [word: string]: Json }): Match<Table> => position(words, given).match;

const asked = (match: Match<Table>): Decision => {
  const [decision] = match.pending;
  if (decision === undefined) throw new Error('nobody is asked');
  return decision;
};

const answerOf = (match: Match<Table>, seed = 'a'): Answer =>
  consult(levelBot('normal', seed), game, match, asked(match), 'guess');

function take(match: Match<Table>, answer: Answer): void {
  const { seat, n } = asked(match);
  const applied = game.apply(match, seat, n, answer);
  if (!applied.yes) throw new Error(`refused: ${JSON.stringify(applied.reasons)}`);
}

/** Lets the bot answer until somebody is asked something else, and answers what it said. */
function playOut(match: Match<Table>, until: (match: Match<Table>) => boolean): Answer[] {
  const said: Answer[] = [];
  while (match.outcome === null && !until(match)) {
    const answer = answerOf(match);
    said.push(answer);
    take(match, answer);
  }
  return said;
}

describe('a bot at Dice Masters', () => {
  test('attacks with all it needs to win, whatever comes back', () => {
    const match = at({
      phase: 'attack',
      Ann: { life: 1, field: [S, S, S] },
      Ben: { life: 2, field: [S] },
    });
    take(match, answerOf(match));
    playOut(match, () => false);
    expect(match.outcome?.winners).toEqual([0]);
  });

  test('keeps its characters at home when the attack gains nothing', () => {
    const match = at({
      phase: 'attack',
      teams: { Ben: ['avx/hulk-jade-giant'] },
      Ann: { field: [S] },
      Ben: { field: ['hulk@L3', 'hulk@L3'] },
    });
    expect(answerOf(match)).toEqual([]);
  });

  test('blocks what would kill it', () => {
    const match = at({
      phase: 'attack',
      teams: { Ann: ['avx/hulk-jade-giant'] },
      Ann: { field: ['hulk@L3', S] },
      Ben: { life: 3, field: [S] },
    });
    take(match, game.pending(match).flatMap((one) => (one.shape === 'entities' ? [one.from] : []))[0] ?? []);
    const decision = asked(match);
    expect(decision.ask.key).toBe('ask.blockers');
    const hulk = match.table.combat?.attackers.find((id) => match.table.dice[id]?.card !== 0);
    expect(answerOf(match)).toEqual([[hulk]]);
  });

  test('blocks where that costs nothing, and gives nobody up for little damage', () => {
    const attacked = (stubs: Json): Answer => {
      const given = {
        phase: 'attack',
        teams: { Ann: ['avx/captain-america-natural-leader'], Ben: ['avx/spider-man-tiger'] },
        stubs,
        Ann: { field: ['captain-america@L1'] },
        Ben: { field: ['spider-man@L1'] },
      };
      const { game: stubbed, match } = position(words, given);
      const first = asked(match);
      stubbed.apply(match, 0, first.n, first.shape === 'entities' ? first.from : []);
      expect(asked(match).ask.key).toBe('ask.blockers');
      return consult(levelBot('normal', 'a'), stubbed, match, asked(match), 'guess');
    };
    const stubs = (toughness: number, defense: number): Json => ({
      'avx/captain-america-natural-leader': { L1: { attack: 2, defense: toughness } },
      'avx/spider-man-tiger': { L1: { cost: 3, attack: 5, defense } },
    });
    expect(attacked(stubs(3, 4))).not.toEqual([[]]);
    expect(attacked(stubs(9, 2))).toEqual([[]]);
  });

  test('redirects the last damage, and pays for it', () => {
    const match = at({
      phase: 'attack',
      teams: { Ben: ['avx/iron-man-inventor'] },
      Ann: { field: [S, S] },
      Ben: { life: 2, field: ['iron-man@L2'], reserve: ['sidekick@shield'] },
    });
    take(match, game.pending(match).flatMap((one) => (one.shape === 'entities' ? [one.from] : []))[0] ?? []);
    // No block: the chance to react is all that is left.
    take(match, [[]]);
    playOut(match, ({ table }) => table.combat === null);
    expect(match.outcome).toBe(null);
    expect(match.table.players[1].life).toBe(1);
  });

  test('fields what it rolled and buys a die rather than nothing', () => {
    const match = at({
      teams: { Ann: ['avx/spider-man-tiger'] },
      Ann: { reserve: ['sidekick@fist', 'sidekick@fist', 'sidekick@bolt', 'sidekick@mask', S] },
      Ben: {},
    });
    playOut(match, ({ table }) => table.phase !== 'main');
    const { dice } = match.table;
    expect(dice.some((die) => die.card === 1 && die.zone === 'used')).toBe(true);
    expect(dice.some((die) => die.card === 0 && die.zone === 'field')).toBe(true);
  });

  test('rolls again a character that it could not pay for, and keeps one that it can', () => {
    const rolled = (...roll: string[]): Match<Table> =>
      at({
        phase: 'roll-and-reroll',
        teams: { Ann: ['avx/hulk-jade-giant'] },
        roll,
        Ann: { prep: { hulk: 1, sidekick: roll.length - 1 }, cards: { hulk: 1 } },
        Ben: {},
      });
    const hulk = (match: Match<Table>): number | undefined =>
      match.table.dice.find((die) => die.zone === 'prep' && die.card === 1)?.id;
    const paid = rolled('hulk@L3', 'sidekick@fist', 'sidekick@fist', 'sidekick@fist');
    expect(answerOf(paid)).not.toContain(hulk(paid));
    // One sidekick more cannot pay for three.
    const idle = rolled('hulk@L3', S);
    expect(answerOf(idle)).toContain(hulk(idle));
  });

  test('keeps a character while its field is empty', () => {
    const match = at({
      phase: 'roll-and-reroll',
      teams: { Ann: ['avx/beast-kreature'] },
      roll: [S, 'sidekick@fist', 'sidekick@bolt', 'sidekick@mask'],
      Ann: { prep: { sidekick: 4 } },
      Ben: { field: [S] },
    });
    const shown = match.table.dice.find(({ zone, face }) => zone === 'prep' && face === 5);
    expect(shown).toBeDefined();
    expect(answerOf(match)).not.toContain(shown?.id);
  });

  test('buys a character before an action that would find nobody to help', () => {
    const match = at({
      teams: { Ann: ['avx/beast-kreature'] },
      shared: ['avx/inner-rage'],
      Ann: { reserve: ['sidekick@mask', 'sidekick@mask', 'sidekick@bolt'] },
      Ben: {},
    });
    playOut(match, ({ table }) => table.phase !== 'main');
    const bought = match.table.dice.filter(({ zone, card }) => zone === 'used' && card !== 0);
    expect(bought.map(({ card }) => match.table.cards[card]?.id)).toEqual(['avx/beast-kreature']);
  });

  test('plans a whole turn: fields somebody although a purchase looks dearer, when the attack then wins', () => {
    const match = at({
      teams: { Ann: ['avx/hulk-jade-giant', 'avx/beast-kreature'] },
      Ann: { reserve: ['hulk@L1', 'sidekick@mask', 'sidekick@mask', 'sidekick@bolt'], cards: { beast: 2 } },
      Ben: { life: 1 },
    });
    playOut(match, () => false);
    expect(match.outcome?.winners).toEqual([0]);
    expect(match.table.turn).toBe(1);
  });

  test('answers nothing illegal, and the same again from the same seed', () => {
    const formats = ['first-game', 'tournament', 'basic', 'first-game'];
    for (let i = 0; i < 8; i++) {
      const bots = [hasty(`a${i}`), i % 2 === 0 ? randomBot(`b${i}`) : hasty(`b${i}`)];
      const { match } = create({ format: formats[i % 4] ?? '', first: 'random' }, `short ${i}`);
      for (let n = 0; n < 24 && match.outcome === null; n++) {
        const decision = asked(match);
        const bot = bots[decision.seat];
        if (bot === undefined) throw new Error('an empty seat');
        const answer = consult(bot, game, match, decision, `guess ${n}`);
        if (bot.name === 'search' && n % 8 === 0) {
          expect(consult(bot, game, match, decision, `guess ${n}`)).toEqual(answer);
        }
        take(match, answer);
      }
    }
  });

  test('does not look at the team that its opponent has chosen in secret', () => {
    const after = (seed: string): Match<Table> => {
      const { match } = create({ format: 'tournament', first: 0 }, 'secret');
      const hidden = match.pending.find(({ seat }) => seat === 1);
      if (hidden === undefined) throw new Error('no team is asked for');
      const team = consult(randomBot(seed), game, match, hidden, 'guess');
      expect(game.apply(match, 1, hidden.n, team).yes).toBe(true);
      return match;
    };
    const one = after('one');
    const two = after('two');
    expect(game.digest(one)).not.toBe(game.digest(two));
    expect(answerOf(one)).toEqual(answerOf(two));
  });

  test('wins against a random player', () => {
    let won = 0;
    for (let i = 0; i < 4; i++) {
      const bots = [hasty(`g${i}`), randomBot(`r${i}`)];
      const { match } = create({ format: 'first-game', first: 'random' }, `strength ${i}`);
      const own = i % 2;
      while (match.outcome === null) {
        const decision = asked(match);
        const bot = bots[decision.seat === own ? 0 : 1];
        if (bot === undefined) throw new Error('an empty seat');
        take(match, consult(bot, game, match, decision, `guess ${decision.n}`));
      }
      if (match.outcome.winners.includes(own)) won++;
    }
    expect(won).toBe(4);
  });
});

describe('appraising a match', () => {
  const base = { teams: { Ann: ['avx/thor-odinson'], Ben: ['avx/hulk-jade-giant'] } };
  const points = (Ann: Json, Ben: Json): number => game.appraise(at({ ...base, Ann, Ben }), 0);

  test('is what one has less what the other has', () => {
    const match = at({ ...base, Ann: { field: ['thor@L2'] }, Ben: { life: 12, field: [S] } });
    expect(game.appraise(match, 0)).toBeCloseTo(-game.appraise(match, 1));
  });

  test('likes life, characters in the field, higher levels and dice of its own', () => {
    expect(points({ life: 20 }, {})).toBeGreaterThan(points({ life: 19 }, {}));
    expect(points({ field: [S] }, {})).toBeGreaterThan(points({ used: { sidekick: 1 } }, {}));
    expect(points({ field: ['thor@L3'] }, {})).toBeGreaterThan(points({ field: ['thor@L1'] }, {}));
    expect(points({ used: { thor: 1 } }, {})).toBeGreaterThan(points({ cards: { thor: 1 } }, {}));
  });

  test('fears an attack that would kill', () => {
    const open = points({ life: 3 }, { field: ['hulk@L3'] });
    const fed = points({ life: 20 }, { field: ['hulk@L3'] });
    expect(fed - open).toBeGreaterThan(17 + 5);
  });
});
