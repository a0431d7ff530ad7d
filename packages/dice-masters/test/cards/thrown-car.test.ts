import { scenario } from '../kit.ts';

const teams = {
  Ann: ['avx/thor-lord-of-asgard', 'avx/storm-goddess-of-the-plains'],
  Ben: ['avx/iron-man-inventor'],
};
const shared = ['avx/thrown-car'];

scenario(['DM-DAMAGE-9', 'DM-BONUSES-1'], 'damage over the defense of the blocker hits the opponent', {
  given: {
    teams,
    shared,
    Ann: { field: ['thor@L1', 'sidekick@character'], reserve: ['thrown-car@action'] },
    Ben: { field: ['sidekick@character'] },
  },
  when: [
    { who: 'Ann', does: { use: 'thrown-car' }, then: { Ann: { stats: { thor: '6/6', sidekick: '2/1' } } } },
    { who: 'Ann', does: { attack: ['thor'] } },
    // 6 against D 1: 5 go on.
    { who: 'Ben', does: { block: { sidekick: 'thor' } } },
  ],
  then: { Ben: { life: 15, field: [] }, Ann: { field: ['thor@L1', 'sidekick@character'] }, quiet: true },
});

scenario('DM-DAMAGE-4', 'with several blockers their defense counts together, and the rest is divided', {
  given: {
    teams,
    shared,
    Ann: { field: ['thor@L1'], reserve: ['thrown-car@action'] },
    Ben: { field: ['sidekick@character', 'sidekick@character', 'sidekick@character'] },
  },
  when: [
    { who: 'Ann', does: { use: 'thrown-car' } },
    { who: 'Ann', does: { attack: ['thor'] } },
    { who: 'Ben', does: { block: { sidekick: 'thor', 'sidekick#2': 'thor' } } },
    { who: 'Ann', does: { divide: { sidekick: 1, 'sidekick#2': 1 } } },
  ],
  then: { Ben: { life: 16, field: ['sidekick@character'] }, quiet: true },
});

scenario(
  ['DM-DAMAGE-9', 'DM-DICE-4'],
  'it is the attack that goes beyond several blockers, not the defense',
  {
    given: {
      teams,
      shared,
      Ann: { field: ['thor@L2'], reserve: ['thrown-car@action'] },
      Ben: { field: ['sidekick@character', 'sidekick@character'] },
    },
    when: [
      { who: 'Ann', does: { use: 'thrown-car' }, then: { Ann: { stats: { thor: '7/8' } } } },
      { who: 'Ann', does: { attack: ['thor'] } },
      { who: 'Ben', does: { block: { sidekick: 'thor', 'sidekick#2': 'thor' } } },
      { who: 'Ann', does: { divide: { sidekick: 1, 'sidekick#2': 1 } }, then: { damage: { Ben: 5 } } },
    ],
    then: { Ben: { life: 15, field: [] }, quiet: true },
  },
);

scenario(
  'DM-DAMAGE-7',
  'what goes on is not dealt to the blocker: Iron Man lessens his own part and survives',
  {
    given: {
      teams,
      shared,
      Ann: { field: ['thor@L1'], reserve: ['thrown-car@action'] },
      Ben: { field: ['iron-man@L1'] },
    },
    when: [
      { who: 'Ann', does: { use: 'thrown-car' } },
      { who: 'Ann', does: { attack: ['thor'] } },
      // 6 against D 5: 1 goes on, 5 less 1 stay with Iron Man.
      { who: 'Ben', does: { block: { 'iron-man': 'thor' } } },
    ],
    then: { Ben: { life: 19, field: ['iron-man@L1'] }, quiet: true },
  },
);

scenario('DM-DAMAGE-9', 'an attacker that was not chosen damages only its blocker', {
  given: {
    teams,
    shared,
    Ann: { field: ['thor@L1', 'sidekick@character', 'sidekick@character'], reserve: ['thrown-car@action'] },
    Ben: { field: ['sidekick@character'] },
  },
  when: [
    { who: 'Ann', does: { use: 'thrown-car', choose: ['sidekick', 'sidekick'] } },
    { who: 'Ann', does: { attack: ['thor'] } },
    { who: 'Ben', does: { block: { sidekick: 'thor' } } },
  ],
  then: { Ben: { life: 20, field: [] }, quiet: true },
});
