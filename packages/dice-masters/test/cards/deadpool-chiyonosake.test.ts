import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/deadpool-chiyonosake'], Ben: ['avx/thor-god-of-thunder', 'avx/angel-soaring'] },
  phase: 'attack',
};
const scene = {
  ...given,
  Ann: { field: ['deadpool@L1', 'sidekick@character'] },
  Ben: { field: ['thor@L3', 'sidekick@character', 'sidekick@character'] },
};

scenario(
  ['DM-ATTACK-5', 'DM-KNOCK-OUT-5', 'DM-DAMAGE-12'],
  'the chosen character must block Deadpool; knocking it out deals 2 damage to every opposing character',
  {
    given: scene,
    when: [
      {
        who: 'Ann',
        does: { attack: ['deadpool', 'sidekick'] },
        then: { asked: { Ann: 'ask.may' }, Ann: { attack: ['deadpool@L1', 'sidekick@character'] } },
      },
      { who: 'Ann', does: { may: true, choose: ["Ben's sidekick"] } },
      { who: 'Ben', does: { block: {} }, refused: ['DM-CORE-RULES-1'] },
      { who: 'Ben', does: { block: { sidekick: 'deadpool' } } },
    ],
    // The sidekick is knocked out by combat damage, then the other one by Deadpool's 2; Thor and Ann's own stay.
    then: {
      Ann: { field: ['deadpool@L1'], life: 20 },
      Ben: { life: 19, field: ['thor@L3'] },
      happened: ['knocked-out', 'damaged', 'damaged', 'knocked-out'],
      quiet: true,
    },
  },
);

scenario([], 'it may be declined: nobody has to block, and a knock-out deals nothing', {
  given: scene,
  when: [
    { who: 'Ann', does: { attack: ['deadpool'] } },
    { who: 'Ann', does: { may: false } },
    { who: 'Ben', does: { block: { sidekick: 'deadpool' } } },
  ],
  then: { Ben: { life: 20, field: ['thor@L3', 'sidekick@character'] }, quiet: true },
});

scenario([], 'a forced blocker that survives sets nothing off', {
  given: scene,
  when: [
    { who: 'Ann', does: { attack: ['deadpool'] } },
    { who: 'Ann', does: { may: true, choose: ["Ben's thor"] } },
    { who: 'Ben', does: { block: { thor: 'deadpool' } } },
  ],
  then: {
    Ann: { prep: { deadpool: 1 }, field: ['sidekick@character'] },
    Ben: { field: ['thor@L3', 'sidekick@character', 'sidekick@character'] },
    quiet: true,
  },
});

scenario('DM-GLOSSARY-2', 'it is an opposing character, and 2 damage to opposing characters only', {
  given: {
    ...given,
    Ann: { field: ['deadpool@L1', 'sidekick@character'] },
    Ben: { field: ['angel@L2', 'sidekick@character'] },
  },
  when: [
    { who: 'Ann', does: { attack: ['deadpool'] } },
    {
      who: 'Ann',
      does: { may: true },
      then: { 'only-offered': { Ann: ['angel@L2', 'sidekick@character'] } },
    },
    { who: 'Ann', does: { choose: ["Ben's sidekick"] } },
    { who: 'Ben', does: { block: { sidekick: 'deadpool' } } },
  ],
  // Angel (D 3) survives 2 damage; Ann's sidekick takes none.
  then: {
    Ann: { field: ['deadpool@L1', 'sidekick@character'] },
    Ben: { field: ['angel@L2'] },
    quiet: true,
  },
});
