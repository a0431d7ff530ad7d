import { type Answer, stream } from '@assemble/kernel';
import { proves } from '@assemble/rules/testing';
import { expect } from 'vitest';
import { create, firstGame, game, playOn } from '../game.ts';
import { scenario } from '../kit.ts';

/** A free character left in the reserve: the main phase does not end by itself. */
const IDLE = 'sidekick@character';

const market = {
  teams: { Ann: ['avx/hulk-jade-giant', 'avx/beast-big-boy-blue', 'avx/spider-man-tiger'] },
  shared: ['avx/force-beam', 'avx/smash'],
};

scenario(
  ['DM-PAYING-1', 'DM-PURCHASING-4', 'DM-PURCHASING-6', 'DM-PURCHASING-8'],
  'the price leaves the reserve for the used pile, and the die follows',
  {
    given: { ...market, Ann: { reserve: ['sidekick@fist', 'sidekick@bolt', 'sidekick@mask', IDLE] } },
    when: [{ who: 'Ann', does: { buy: 'force-beam', pay: ['fist', 'bolt', 'mask'] } }],
    then: {
      Ann: { used: { sidekick: 3, 'force-beam': 1 }, reserve: [IDLE], prep: {} },
      shared: { 'force-beam': 2 },
      unchanged: ['Ben'],
    },
  },
);

scenario(
  ['DM-PAYING-7', 'DM-PURCHASING-4'],
  'what cannot be paid in full cannot be bought, and nothing moves',
  {
    given: { ...market, Ann: { reserve: ['sidekick@fist', 'sidekick@bolt'] } },
    when: [{ who: 'Ann', does: { buy: 'force-beam' }, refused: ['DM-PAYING-7'] }],
    then: { unchanged: ['Ann', 'Ben'] },
  },
);

scenario(['DM-PAYING-2', 'DM-ZONES-6'], 'characters, action faces and dice of other zones pay for nothing', {
  given: {
    ...market,
    Ann: {
      reserve: ['sidekick@fist', 'sidekick@bolt', 'sidekick@mask', 'sidekick@character', 'force-beam@action'],
      field: ['sidekick@character'],
    },
  },
  when: [
    { who: 'Ann', does: { buy: 'force-beam', pay: ['fist', 'bolt', 'character'] }, refused: ['DM-PAYING-2'] },
    { who: 'Ann', does: { pay: ['fist', 'bolt', 'force-beam@action'] }, refused: ['DM-PAYING-2'] },
    { who: 'Ann', does: { pay: ['fist', 'bolt', 'mask'] } },
  ],
  then: { Ann: { used: { sidekick: 3, 'force-beam': 1 } } },
});

scenario(
  ['DM-PAYING-3', 'DM-ENERGY-5'],
  'one symbol of a double face is spent: the die turns to one symbol and stays',
  {
    given: { ...market, Ann: { reserve: ['spider-man@fist+fist', 'sidekick@mask'] } },
    when: [{ who: 'Ann', does: { buy: 'beast', pay: ['spider-man@fist+fist:1', 'mask'] } }],
    then: { Ann: { reserve: ['spider-man@fist'], used: { sidekick: 1, beast: 1 } } },
  },
);

scenario(
  ['DM-PAYING-5', 'DM-ENERGY-4', 'DM-PAYING-4'],
  'generic energy is not spent in part: the rest is lost',
  {
    given: {
      teams: { Ann: { hawk: 'avx/hulk-jade-giant' } },
      shared: ['avx/force-beam', 'avx/smash'],
      Ann: { reserve: ['force-beam@2', 'force-beam@2'] },
    },
    when: [
      {
        who: 'Ann',
        does: { buy: 'smash', pay: ['force-beam@2', 'force-beam@2:1'] },
        refused: ['DM-PAYING-5'],
      },
      { who: 'Ann', does: { pay: ['force-beam@2', 'force-beam@2'] } },
    ],
    // Four energy for a price of three: one is gone.
    then: { Ann: { reserve: [], used: { 'force-beam': 2, smash: 1 } } },
  },
);

scenario(['DM-PAYING-6', 'DM-PURCHASING-1'], 'two purchases in one payment waste nothing of generic dice', {
  given: { ...market, Ann: { reserve: ['force-beam@2', 'force-beam@2', 'smash@2'] } },
  when: [
    {
      who: 'Ann',
      does: { buy: 'smash', also: { buy: 'smash' }, pay: ['force-beam@2', 'force-beam@2', 'smash@2'] },
    },
  ],
  then: { Ann: { reserve: [], used: { 'force-beam': 2, smash: 3 } }, shared: { smash: 0 } },
});

scenario(
  ['DM-PAYING-6', 'DM-PURCHASING-9'],
  'one payment buys the last die of each of two cards, not two of one',
  {
    given: {
      ...market,
      left: { 'force-beam': 1, smash: 1 },
      Ann: { reserve: ['force-beam@2', 'force-beam@2', 'smash@2'] },
    },
    when: [
      { who: 'Ann', does: { buy: 'smash', also: { buy: 'smash' } }, refused: ['DM-PURCHASING-9'] },
      {
        who: 'Ann',
        does: { also: { buy: 'force-beam' }, pay: ['force-beam@2', 'force-beam@2', 'smash@2'] },
      },
    ],
    then: { Ann: { used: { 'force-beam': 3, smash: 2 } }, shared: { smash: 0, 'force-beam': 0 } },
  },
);

scenario(
  ['DM-PAYING-6', 'DM-FIELDING-3'],
  'two characters of fielding cost 1 are fielded with one generic 2',
  {
    given: {
      teams: { Ann: ['avx/spider-man-tiger'] },
      shared: ['avx/smash'],
      Ann: { reserve: ['spider-man@L2', 'spider-man@L3', 'smash@2'] },
    },
    when: [
      { who: 'Ann', does: { field: 'spider-man@L2', also: { field: 'spider-man@L3' }, pay: ['smash@2'] } },
    ],
    then: { Ann: { field: ['spider-man@L2', 'spider-man@L3'], used: { smash: 1 } } },
  },
);

scenario('DM-PAYING-9', 'a purchase and a fielding may share a payment', {
  given: {
    teams: { Ann: ['avx/spider-man-tiger', 'avx/beast-big-boy-blue'] },
    shared: ['avx/smash'],
    Ann: { reserve: ['spider-man@L2', 'smash@2', 'sidekick@mask'] },
  },
  when: [{ who: 'Ann', does: { buy: 'beast', also: { field: 'spider-man' }, pay: ['smash@2', 'mask'] } }],
  then: { Ann: { field: ['spider-man@L2'], used: { smash: 1, sidekick: 1, beast: 1 }, reserve: [] } },
});

scenario('DM-PAYING-1', 'no more is spent than the price asks for', {
  given: { ...market, Ann: { reserve: ['sidekick@mask', 'sidekick@fist', 'sidekick@bolt'] } },
  when: [
    { who: 'Ann', does: { buy: 'beast', pay: ['mask', 'fist', 'bolt'] }, refused: ['DM-PAYING-1'] },
    { who: 'Ann', does: { pay: ['mask', 'fist'] } },
  ],
  then: { Ann: { reserve: ['sidekick@bolt'] } },
});

scenario(['DM-ENERGY-2', 'DM-PURCHASING-5'], 'wild stands in for the type a price asks for', {
  given: { ...market, Ann: { reserve: ['sidekick@wild', 'sidekick@bolt'] } },
  when: [{ who: 'Ann', does: { buy: 'beast', pay: ['wild', 'bolt'] } }],
  then: { Ann: { used: { sidekick: 2, beast: 1 } } },
});

scenario('DM-ENERGY-3', 'a wild is one energy, never two', {
  given: { ...market, Ann: { reserve: ['sidekick@wild'] } },
  when: [{ who: 'Ann', does: { buy: 'beast' }, refused: ['DM-PAYING-7'] }],
});

scenario(
  ['DM-ENERGY-6', 'DM-PURCHASING-5'],
  'generic energy and other types never stand for the type asked for',
  {
    given: {
      ...market,
      Ann: { reserve: ['force-beam@2', 'sidekick@bolt', 'sidekick@fist', 'sidekick@shield'] },
    },
    when: [{ who: 'Ann', does: { buy: 'beast' }, refused: ['DM-PURCHASING-5'] }],
  },
);

scenario('DM-ENERGY-8', 'generic energy covers the rest of a typed price', {
  given: { ...market, Ann: { reserve: ['force-beam@2', 'sidekick@fist', 'sidekick@bolt'] } },
  when: [{ who: 'Ann', does: { buy: 'spider-man', pay: ['force-beam@2', 'fist', 'bolt'] } }],
  then: { Ann: { used: { 'force-beam': 1, sidekick: 2, 'spider-man': 1 } } },
});

scenario('DM-PURCHASING-7', 'two typed prices in one payment need one energy of the type each', {
  given: {
    ...market,
    Ann: {
      cards: { beast: 2 },
      reserve: ['sidekick@mask', 'sidekick@fist', 'sidekick@bolt', 'sidekick@shield', IDLE],
    },
  },
  when: [
    { who: 'Ann', does: { buy: 'beast', also: { buy: 'beast' } }, refused: ['DM-PURCHASING-7'] },
    { who: 'Ann', does: { pay: ['mask', 'fist'] } },
    { who: 'Ann', does: { buy: 'beast' }, refused: ['DM-PURCHASING-5'] },
  ],
  then: { Ann: { cards: { hulk: 1, beast: 1, 'spider-man': 1 } } },
});

scenario(
  ['DM-PURCHASING-2', 'DM-PURCHASING-3'],
  'shared cards are for both, a player’s own cards for that player alone',
  {
    given: {
      ...market,
      active: 'Ben',
      Ben: { reserve: ['sidekick@mask', 'sidekick@fist', 'sidekick@bolt', IDLE] },
    },
    when: [
      { who: 'Ben', does: { buy: 'beast' }, refused: ['DM-PURCHASING-3'] },
      { who: 'Ben', does: { buy: 'force-beam', pay: ['mask', 'fist', 'bolt'] } },
    ],
    then: { Ben: { used: { sidekick: 3, 'force-beam': 1 } }, unchanged: ['Ann'] },
  },
);

scenario('DM-PURCHASING-9', 'a card without dice sells nothing', {
  given: {
    ...market,
    left: { 'force-beam': 1 },
    Ann: { reserve: ['force-beam@2', 'smash@2', 'smash@2', 'smash@2', IDLE] },
  },
  when: [
    { who: 'Ann', does: { buy: 'force-beam', pay: ['force-beam@2', 'smash@2'] } },
    { who: 'Ann', does: { buy: 'force-beam' }, refused: ['DM-PURCHASING-9'] },
  ],
  then: { shared: { 'force-beam': 0 } },
});

scenario(
  ['DM-ENERGY-7', 'DM-ACTION-DICE-2'],
  'energy pays for purchases, fielding and globals; an action die is free',
  {
    given: {
      teams: { Ann: ['avx/spider-man-tiger'] },
      shared: ['avx/force-beam', 'avx/smash'],
      phase: 'main',
      Ann: { reserve: ['spider-man@L2', 'sidekick@fist', 'force-beam@action'] },
    },
    when: [
      { who: 'Ann', does: { field: 'spider-man', pay: ['fist'] } },
      { who: 'Ann', does: { use: 'force-beam' }, then: { Ann: { reserve: [] } } },
    ],
  },
);

const surfer = {
  teams: {
    Ann: ['avx/silver-surfer-silverado', 'avx/iron-man-inventor', 'avx/hulk-jade-giant'],
    Ben: ['avx/vibranium-shield-one-of-a-kind', 'avx/human-torch-flame-on', 'avx/thor-odinson'],
  },
  Ann: {
    field: ['iron-man@L1', IDLE],
    reserve: ['sidekick@shield', 'sidekick@shield', 'sidekick@shield', 'sidekick@bolt', IDLE],
  },
  Ben: { field: ['thor@L1', IDLE], reserve: ['sidekick@shield'] },
};

scenario(['DM-PAYING-7'], 'damage that is a cost is taken: nobody prevents, redirects or increases it', {
  given: surfer,
  when: [
    {
      who: 'Ann',
      does: { global: 'silver-surfer', pay: ['shield'] },
      then: {
        asked: { Ann: 'ask.main' },
        'not-happened': ['prevented', 'redirected'],
        Ann: { life: 18, prep: { sidekick: 1 } },
      },
    },
  ],
  then: { unchanged: ['Ben'], Ann: { field: ['iron-man@L1', IDLE], life: 18 }, quiet: true },
});

scenario(
  ['DM-PAYING-7', 'DM-DAMAGE-14'],
  'but damage it is: whoever answers damage to the payer answers it',
  {
    given: { ...surfer, Ann: { ...surfer.Ann, field: ['hulk@L3'] } },
    when: [
      {
        who: 'Ann',
        does: { global: 'silver-surfer', pay: ['shield'] },
        then: { fires: ['silver-surfer', 'hulk'] },
      },
    ],
    // Jade Giant knocks out a character at level 1: Ann chooses whom.
    then: { asked: { Ann: 'ask.choose' } },
  },
);

scenario(['DM-PAYING-7', 'DM-LIFE-AND-WINNING-1'], 'whoever pays with the last of their life has lost', {
  given: { ...surfer, Ann: { ...surfer.Ann, life: 2 } },
  when: [{ who: 'Ann', does: { global: 'silver-surfer', pay: ['shield'] } }],
  then: { won: 'Ben', Ann: { life: 0 } },
});

scenario('DM-PURCHASING-7', 'one wild energy cannot be the type of two prices', {
  given: {
    ...market,
    Ann: { reserve: ['sidekick@wild', 'force-beam@2', 'force-beam@2', 'smash@2', 'smash@2'] },
  },
  when: [
    { who: 'Ann', does: { buy: 'beast', also: { buy: 'spider-man' } }, refused: ['DM-PURCHASING-7'] },
    { who: 'Ann', does: { pay: ['wild', 'smash@2'] } },
  ],
  then: { Ann: { used: { sidekick: 1, smash: 1, beast: 1 }, cards: { hulk: 1, beast: 0, 'spider-man': 1 } } },
});

proves('DM-PAYING-1', 'dice pay, and markers where there are any; what is no payment is refused', () => {
  const { match } = create(firstGame);
  playOn(match, 'paying', ({ pending }) => pending[0]?.ask.key === 'ask.pay');
  const [decision] = match.pending;
  if (decision === undefined) throw new Error('nobody is asked to pay');
  const answer = (given: Answer) => game.apply(match, decision.seat, decision.n, given);
  const forms: Answer[] = [{}, { with: 'all' }, { with: [[1]] }, { with: [], markers: -1 }, { markers: 1 }];
  for (const form of forms) {
    const refused = answer(form);
    expect(refused.yes ? [] : refused.reasons.map(({ rule }) => rule)).toEqual(['DM-PAYING-1']);
  }
  const random = stream('paying', 'a payment');
  let payment: Answer = null;
  while (!(typeof payment === 'object' && payment !== null && 'with' in payment))
    payment = game.sample(match, decision, random);
  expect(answer({ with: payment['with'] ?? [] }).yes).toBe(true);
});
