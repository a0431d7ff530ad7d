import type { Plan } from './cases.ts';

/** DM-CASE-GAME: owners as the example plays them (DM-INC-1), numbers as the case fixes them. */
export const GAME: Plan = {
  name: 'the introductory game, four turns of Eric and three of Mike',
  given: {
    players: ['Eric', 'Mike'],
    phase: 'clear-and-draw',
    teams: {
      Eric: ['avx/captain-america-american-hero', 'avx/beast-mutate-666'],
      Mike: ['avx/human-torch-playing-with-fire', 'avx/spider-man-webhead'],
    },
    shared: ['avx/force-beam', 'avx/inner-rage', 'avx/thrown-car'],
    stubs: {
      'avx/human-torch-playing-with-fire': { L2: { cost: 1, attack: 3, defense: 3, bursts: 0 } },
      'avx/captain-america-american-hero': { L3: { cost: 2, attack: 5, defense: 5, bursts: 0 } },
    },
  },
  // Drawing and clearing ask nobody; nor does an attack without attackers, a block without blockers, a regroup.
  silent: [1, 4, 5, 10, 11, 12, 17, 21, 27, 28, 34, 35, 36],
  decisions: {
    14: [
      { who: 'Eric', does: { buy: 'beast' }, refused: ['DM-PURCHASING-5'] },
      { who: 'Eric', does: { buy: 'captain-america' }, refused: ['DM-PAYING-7'] },
      {
        who: 'Eric',
        does: { buy: 'force-beam', pay: ['sidekick@bolt', 'sidekick@bolt', 'sidekick@shield'] },
      },
    ],
    // Mike has energy left and says that he buys nothing.
    32: [{ who: 'Mike', does: { pass: true, attack: ['human-torch@L2', 'sidekick@character'] } }],
    39: [{ who: 'Eric', does: { may: true, choose: 'sidekick', roll: ['sidekick@mask'] } }],
  },
  moments: { 9: 'player-damaged', 33: 'player-damaged' },
  // The cleared die is in the used pile for no moment that the log tells of: the refill takes it at once.
  logged: {
    27: [{ cleared: { seat: 'Mike', dice: ['sidekick@fist'] } }, { refilled: { seat: 'Mike', count: 6 } }],
  },
  fires: { 23: ['force-beam'], 39: ['captain-america'] },
  also: {
    1: {
      asked: { Eric: 'ask.reroll' },
      happened: [
        { rolled: { dice: ['sidekick@fist', 'sidekick@fist', 'sidekick@bolt', 'sidekick@character'] } },
      ],
    },
    2: {
      asked: { Eric: 'ask.main' },
      'only-offered': {
        Eric: ['buy captain-america', 'buy force-beam', 'buy inner-rage', 'buy thrown-car', 'pass'],
      },
    },
    10: { damage: { Eric: 2 } },
    12: { 'not-happened': ['refilled'] },
    17: { 'not-happened': ['refilled'] },
    21: {
      happened: [
        { refilled: { seat: 'Eric', count: 9 } },
        { drew: { dice: ['sidekick', 'sidekick', 'sidekick', 'force-beam'] } },
      ],
    },
    23: {
      happened: [
        'damaged',
        'damaged',
        'damaged',
        'damaged',
        'knocked-out',
        'knocked-out',
        'knocked-out',
        'knocked-out',
      ],
    },
    34: { damage: { Eric: 1 } },
    36: { 'not-happened': ['refilled'] },
    38: { asked: { Eric: 'ask.may' } },
    42: { 'only-offered': { Mike: ['human-torch blocks captain-america', 'human-torch blocks sidekick'] } },
  },
};

/** DM-CASE-COMBAT: all numbers are choices of the case, but for Storm's attack after she is spun up. */
export const COMBAT: Plan = {
  name: 'the detailed combat, Alberto attacks Quique',
  given: {
    players: ['Alberto', 'Quique'],
    phase: 'attack',
    teams: {
      Alberto: [
        'avx/thor-lord-of-asgard',
        'avx/storm-ro',
        'avx/hulk-jade-giant',
        'avx/captain-america-natural-leader',
      ],
      Quique: ['avx/iron-man-playboy', 'avx/spider-man-tiger', 'avx/beast-big-boy-blue'],
    },
    shared: ['avx/focus-power', 'avx/force-beam', 'avx/smash'],
    stubs: {
      'avx/thor-lord-of-asgard': { L2: { attack: 4, defense: 4 }, L3: { attack: 6, defense: 6 } },
      'avx/storm-ro': { L1: { attack: 2, defense: 2 }, L2: { attack: 3, defense: 3 } },
      'avx/hulk-jade-giant': { L2: { attack: 6, defense: 7, bursts: 0 } },
      'avx/captain-america-natural-leader': { L2: { attack: 5, defense: 4 } },
      'avx/iron-man-playboy': { L2: { attack: 4, defense: 6 } },
      'avx/spider-man-tiger': { L1: { attack: 2, defense: 3 } },
      'avx/beast-big-boy-blue': { L2: { attack: 3, defense: 4, bursts: 0 } },
    },
  },
  // Alberto has nothing left to use after Focus Power, so nobody asks him to pass (9, 11); damage, knock-outs and
  // the regroup ask nobody either.
  silent: [3, 9, 11, 12, 13, 14, 15],
  decisions: {
    4: [
      { who: 'Alberto', does: { use: 'force-beam@action' }, then: { asked: { Quique: 'ask.react' } } },
      { who: 'Quique', does: { pass: true } },
    ],
    5: [{ who: 'Quique', does: { react: 'spider-man', pay: ['spider-man@fist+fist:1'] } }],
    6: [{ who: 'Quique', does: { choose: 'hulk' } }],
    7: [{ who: 'Quique', does: { react: 'spider-man', pay: ['spider-man@fist'] } }],
    8: [
      {
        who: 'Alberto',
        does: { use: 'focus-power@action**', choose: 'thor', spin: 'up' },
        then: { fires: ['focus-power'], happened: [{ spun: { die: 'thor@L2' } }] },
      },
      // At her lowest level Storm can only go up.
      { who: 'Alberto', does: { choose: 'storm' } },
    ],
    10: [{ who: 'Quique', does: { global: 'smash', pay: ['spider-man@fist'], choose: 'thor' } }],
  },
  moments: {
    2: 'ability-used',
    10: 'marked',
    11: 'player-damaged',
    12: 'knocked-out',
    13: 'ability-used',
    14: { 'phase-began': { phase: 'regroup' } },
    15: 'turn-began',
  },
  // The state of 8 is that of 9, at which Quique is asked.
  logged: { 8: [{ spun: { die: 'storm@L1' } }] },
  fires: {
    2: ['beast'],
    4: ['hulk'],
    5: ['spider-man', 'iron-man'],
    6: ['hulk'],
    7: ['spider-man'],
    8: [],
    10: ['smash', 'hulk'],
  },
  also: {
    5: { 'only-offered': { Quique: ['thor@L2', 'storm@L1', 'hulk@L2', 'captain-america@L2'] } },
    // What Quique takes after that, for dice that he cannot draw, is no longer part of the example.
    10: { happened: [{ 'player-damaged': { seat: 'Quique', amount: 3, source: 'storm' } }] },
  },
};
