import { scenario } from '../kit.ts';

// Ann's fist and the Smash! global stop the attack in the step for actions and globals.
const given = {
  teams: {
    Ann: ['avx/storm-ro', 'avx/iron-man-philanthropist'],
    Ben: ['avx/thor-lord-of-asgard', 'avx/beast-big-boy-blue', 'avx/storm-ro'],
  },
  shared: ['avx/smash'],
  phase: 'attack',
};

scenario(
  ['DM-BLOCKING-5', 'DM-DICE-IDENTITY-6', 'DM-BLOCKING-9'],
  'whoever blocks Storm is rerolled; she stays blocked',
  {
    given: {
      ...given,
      Ann: { field: ['storm@L1', 'sidekick@character'], reserve: ['sidekick@fist'] },
      Ben: { field: ['thor@L1', 'beast@L3', 'sidekick@character'] },
    },
    when: [
      { who: 'Ann', does: { attack: ['storm', 'sidekick'] } },
      {
        who: 'Ben',
        does: { block: { thor: 'storm', beast: 'sidekick' }, roll: ['bolt'] },
        then: { Ben: { prep: { thor: 1 }, attack: ['beast@L3'], field: ['sidekick@character'] } },
      },
      { who: 'Ann', does: { pass: true } },
    ],
    then: { Ben: { life: 20 }, Ann: { field: ['storm@L1'], prep: { sidekick: 1 } }, quiet: true },
  },
);

scenario('DM-DICE-IDENTITY-5', 'two blockers are rerolled once each and go on blocking as characters', {
  given: {
    ...given,
    Ann: { field: ['storm@L1'], reserve: ['sidekick@fist'] },
    Ben: { field: ['thor@L1', 'beast@L1'] },
  },
  when: [
    { who: 'Ann', does: { attack: ['storm'] } },
    // Thor shows level 3, Beast level 2. Beast's own +1A and +1D comes afterwards.
    { who: 'Ben', does: { block: { thor: 'storm', beast: 'storm' }, roll: ['L3', 'L2'] } },
  ],
  then: { Ben: { attack: ['thor@L3', 'beast@L2'], stats: { beast: '3/4' } }, quiet: true },
});

scenario('DM-GLOSSARY-3', 'a blocking Storm rerolls the attacker, into its own player’s prep area', {
  given: {
    ...given,
    Ann: { field: ['iron-man@L1', 'sidekick@character'], reserve: ['sidekick@fist'] },
    Ben: { field: ['storm@L1'] },
  },
  when: [
    { who: 'Ann', does: { attack: ['iron-man', 'sidekick'] } },
    { who: 'Ben', does: { block: { storm: 'iron-man' }, roll: ['shield'] } },
  ],
  then: {
    Ann: { prep: { 'iron-man': 1 }, attack: ['sidekick@character'] },
    Ben: { attack: ['storm@L1'] },
    quiet: true,
  },
});

scenario('DM-BLOCKING-8', 'an unblocked Storm does nothing', {
  given: {
    ...given,
    Ann: { field: ['storm@L1'], reserve: ['sidekick@fist'] },
    Ben: { field: ['thor@L1'] },
  },
  when: [
    { who: 'Ann', does: { attack: ['storm'] } },
    { who: 'Ben', does: { block: {} }, then: { 'not-happened': ['rolled'], Ben: { field: ['thor@L1'] } } },
  ],
  then: { quiet: true },
});
