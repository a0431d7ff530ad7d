import { scenario } from '../kit.ts';

const IDLE = 'sidekick@character';

scenario(
  [
    'DM-ACTION-DICE-1',
    'DM-ACTION-DICE-2',
    'DM-ACTION-DICE-3',
    'DM-DAMAGE-13',
    'DM-KNOCK-OUT-3',
    'DM-CORE-RULES-2',
  ],
  'Force Beam costs nothing, hits every fielded character and goes to the used pile',
  {
    given: {
      shared: ['avx/force-beam'],
      Ann: { reserve: ['force-beam@action', IDLE], field: ['sidekick@character'] },
      Ben: { field: ['sidekick@character', 'sidekick@character'], reserve: ['sidekick@character'] },
    },
    when: [{ who: 'Ann', does: { use: 'force-beam' } }],
    then: {
      Ann: { prep: { sidekick: 1 }, used: { 'force-beam': 1 }, field: [], reserve: [IDLE] },
      // The character face in Ben's reserve pool is not fielded.
      Ben: { prep: { sidekick: 2 }, field: [], reserve: ['sidekick@character'] },
      quiet: true,
    },
  },
);

scenario(['DM-ACTION-DICE-1', 'DM-GLOSSARY-1'], 'an action die on an energy face offers no action', {
  given: { shared: ['avx/force-beam'], Ann: { reserve: ['force-beam@2', IDLE], field: [] } },
  when: [{ who: 'Ann', does: { use: 'force-beam' }, refused: ['DM-TURN-STRUCTURE-5'] }],
  then: { 'only-offered': { Ann: ['field sidekick', 'pass'] } },
});

scenario(
  ['DM-ACTION-DICE-4', 'DM-ATTACK-6', 'DM-ATTACK-8'],
  'an unused action waits for the step after blockers, not before',
  {
    given: {
      shared: ['avx/force-beam'],
      phase: 'attack',
      Ann: { reserve: ['force-beam@action'], field: ['sidekick@character'] },
      Ben: { field: ['sidekick@character'] },
    },
    when: [
      { who: 'Ann', does: { attack: ['sidekick'] }, then: { asked: { Ben: 'ask.blockers' } } },
      {
        who: 'Ben',
        does: { block: {} },
        then: { asked: { Ann: 'ask.attack-actions' }, 'only-offered': { Ann: ['use force-beam', 'pass'] } },
      },
      { who: 'Ann', does: { use: 'force-beam' } },
    ],
    then: { Ann: { prep: { sidekick: 1 } }, Ben: { life: 20 } },
  },
);

scenario(['DM-ACTION-DICE-5', 'DM-ATTACK-6'], 'the defender cannot use action dice, only globals', {
  given: {
    shared: ['avx/force-beam', 'avx/smash'],
    phase: 'attack',
    Ann: { field: ['sidekick@character'] },
    Ben: { reserve: ['force-beam@action', 'sidekick@fist'], field: ['sidekick@character'] },
  },
  when: [
    { who: 'Ann', does: { attack: ['sidekick'] } },
    {
      who: 'Ben',
      does: { block: { sidekick: 'sidekick' } },
      then: { 'only-offered': { Ben: ['global smash', 'pass'] } },
    },
    { who: 'Ben', does: { use: 'force-beam' }, refused: ['DM-ACTION-DICE-5'] },
  ],
});

scenario(
  ['DM-REGROUP-5', 'DM-ATTACK-7'],
  'an action die that was never used goes to the used pile, also without an attack',
  {
    given: { shared: ['avx/force-beam'], Ann: { reserve: ['force-beam@action', 'sidekick@mask'] } },
    when: [{ who: 'Ann', does: { pass: true } }],
    then: { active: 'Ben', Ann: { used: { 'force-beam': 1 }, reserve: ['sidekick@mask'] } },
  },
);
