import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/nova-quasar'], Ben: ['avx/silver-surfer-silverado'] },
  phase: 'attack',
  Ann: { field: ['nova@L1', 'sidekick@character'] },
  Ben: { field: ['sidekick@character', 'silver-surfer@L1'] },
};

scenario([], 'when Nova takes damage his player may move a die from the bag to the prep area', {
  given,
  when: [
    { who: 'Ann', does: { attack: ['nova'] } },
    { who: 'Ben', does: { block: { sidekick: 'nova' } } },
    { who: 'Ann', does: { may: true } },
  ],
  then: {
    Ann: { prep: { sidekick: 1 }, bag: { sidekick: 6 }, field: ['nova@L1', 'sidekick@character'] },
    quiet: true,
  },
});

scenario([], 'it is a choice', {
  given,
  when: [
    { who: 'Ann', does: { attack: ['nova'] } },
    { who: 'Ben', does: { block: { sidekick: 'nova' } } },
    { who: 'Ann', does: { may: false } },
  ],
  then: { Ann: { prep: {}, bag: { sidekick: 7 } }, quiet: true },
});

scenario('DM-KNOCK-OUT-6', 'knocked out by the damage he gets nothing', {
  given,
  when: [
    { who: 'Ann', does: { attack: ['nova'] } },
    { who: 'Ben', does: { block: { 'silver-surfer': 'nova' } } },
  ],
  then: { Ann: { prep: { nova: 1 }, bag: { sidekick: 7 } }, Ben: { life: 20 }, quiet: true },
});

scenario([], 'damage to somebody else is not his', {
  given,
  when: [
    { who: 'Ann', does: { attack: ['nova', 'sidekick'] } },
    { who: 'Ben', does: { block: { sidekick: 'sidekick' } } },
  ],
  then: {
    Ann: { prep: { sidekick: 1 }, bag: { sidekick: 7 }, used: { nova: 1 } },
    Ben: { life: 16 },
    quiet: true,
  },
});
