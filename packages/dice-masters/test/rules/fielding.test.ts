import { scenario } from '../kit.ts';

/** A free character left in the reserve: the main phase does not end by itself. */
const IDLE = 'sidekick@character';
const thor = { teams: { Ann: ['avx/thor-lord-of-asgard'] } };

scenario(['DM-FIELDING-1', 'DM-DICE-3', 'DM-DICE-7'], 'fielding costs what the face shows, not its level', {
  given: {
    teams: { Ann: ['avx/spider-man-tiger'] },
    Ann: { reserve: ['spider-man@L3', 'sidekick@fist', 'sidekick@mask', IDLE] },
  },
  // Level 3 of Spider-Man has fielding cost 1.
  when: [{ who: 'Ann', does: { field: 'spider-man', pay: ['mask'] } }],
  then: {
    Ann: { field: ['spider-man@L3'], reserve: ['sidekick@fist', IDLE], used: { sidekick: 1 } },
    unchanged: ['Ben'],
  },
});

scenario('DM-FIELDING-1', 'with too little energy a character is not fielded', {
  given: { ...thor, Ann: { reserve: ['thor@L2', 'sidekick@fist', IDLE] } },
  when: [{ who: 'Ann', does: { field: 'thor' }, refused: ['DM-PAYING-7'] }],
  then: { Ann: { reserve: ['thor@L2', 'sidekick@fist', IDLE], field: [] } },
});

scenario(['DM-FIELDING-2', 'DM-DICE-10'], 'a sidekick is fielded for nothing', {
  given: { Ann: { reserve: ['sidekick@character', IDLE] } },
  when: [{ who: 'Ann', does: { field: 'sidekick@character' }, then: { 'not-happened': ['spent'] } }],
  then: { Ann: { field: ['sidekick@character'] } },
});

scenario('DM-FIELDING-3', 'energy of any type fields a character, generic included', {
  given: { ...thor, shared: ['avx/smash'], Ann: { reserve: ['thor@L3', 'smash@2', 'sidekick@mask', IDLE] } },
  when: [{ who: 'Ann', does: { field: 'thor', pay: ['smash@2', 'mask'] } }],
  then: { Ann: { field: ['thor@L3'], used: { smash: 1, sidekick: 1 } } },
});

scenario(
  ['DM-FIELDING-4', 'DM-REGROUP-7', 'DM-ACTION-DICE-4'],
  'at the end of the main phase unfielded characters are used up; energy and action faces stay',
  {
    given: {
      ...thor,
      shared: ['avx/smash', 'avx/force-beam'],
      Ann: { reserve: ['thor@L1', 'sidekick@fist', 'force-beam@action'], field: ['sidekick@character'] },
    },
    when: [{ who: 'Ann', does: { pass: true }, then: { asked: { Ann: 'ask.attackers' } } }],
    then: { Ann: { used: { thor: 1 }, reserve: ['sidekick@fist', 'force-beam@action'] } },
  },
);

scenario(
  ['DM-FIELDING-5', 'DM-ACTIVE-AND-FIELDED-3', 'DM-FIELDING-6', 'DM-FIELDING-7'],
  'a when-fielded effect comes at once, sees only dice used before, and its die can be spent in the same phase',
  {
    given: {
      teams: { Ann: ['avx/captain-america-american-hero', 'avx/beast-big-boy-blue'] },
      Ann: {
        reserve: ['captain-america@L1', 'sidekick@fist', 'sidekick@bolt', IDLE],
        used: { sidekick: 1 },
        bag: {},
      },
    },
    when: [
      { who: 'Ann', does: { field: 'captain-america', pay: ['fist'] }, then: { asked: { Ann: 'ask.may' } } },
      {
        who: 'Ann',
        does: { may: true, roll: ['mask'] },
        then: { Ann: { reserve: ['sidekick@bolt', 'sidekick@mask', IDLE] } },
      },
      { who: 'Ann', does: { buy: 'beast', pay: ['mask', 'bolt'] } },
    ],
    then: { Ann: { used: { sidekick: 3, beast: 1 } } },
  },
);

scenario('DM-FIELDING-6', 'dice spent on the fielding itself cannot be chosen', {
  given: {
    teams: { Ann: ['avx/captain-america-american-hero'] },
    Ann: { reserve: ['captain-america@L2', 'sidekick@fist', 'sidekick@bolt', IDLE], bag: {} },
  },
  when: [{ who: 'Ann', does: { field: 'captain-america', pay: ['fist', 'bolt'] } }],
  then: { asked: { Ann: 'ask.main' }, Ann: { used: { sidekick: 2 }, reserve: [IDLE] } },
});

scenario(
  ['DM-FIELDING-8', 'DM-ATTACK-3', 'DM-ACTIVE-AND-FIELDED-4'],
  'a character may attack in the turn it was fielded, for free; that is no fielding',
  {
    given: {
      teams: { Ann: ['avx/captain-america-american-hero'] },
      shared: ['avx/smash'],
      Ann: {
        reserve: ['captain-america@L1', 'sidekick@fist', 'sidekick@fist'],
        used: { sidekick: 1 },
        bag: {},
      },
    },
    when: [
      { who: 'Ann', does: { field: 'captain-america', pay: ['fist'], may: false } },
      { who: 'Ann', does: { pass: true } },
      {
        who: 'Ann',
        does: { attack: ['captain-america'] },
        then: { Ann: { reserve: ['sidekick@fist'] }, 'not-happened': ['fielded', 'ability-used'] },
      },
    ],
  },
);

scenario(['DM-ACTIVE-AND-FIELDED-3'], 'fielding for nothing triggers too', {
  given: {
    teams: { Ann: { storm: 'avx/storm-african-priestess' }, Ben: ['avx/thor-lord-of-asgard'] },
    Ann: { reserve: ['storm@L1', IDLE] },
    Ben: { field: ['thor@L1'] },
  },
  when: [{ who: 'Ann', does: { field: 'storm', roll: ['bolt'] } }],
  then: { Ben: { field: [], used: { thor: 1 } }, Ann: { field: ['storm@L1'] } },
});
