import { scenario } from '../kit.ts';

const given = {
  teams: {
    Ann: ['avx/vibranium-shield-irreplaceable', 'avx/wolverine-formerly-weapon-ten'],
    Ben: ['avx/wolverine-formerly-weapon-ten', 'avx/colossus-piotr-rasputin', 'avx/angel-soaring'],
  },
};
const draw = ['sidekick', 'sidekick', 'sidekick', 'sidekick'];
const roll = ['sidekick@mask', 'sidekick@mask', 'sidekick@mask', 'sidekick@mask'];

scenario(
  'DM-CORE-RULES-1',
  'characters of the chosen type on that side neither block nor attack until the end of the opponent’s next turn',
  {
    given: {
      ...given,
      Ann: { reserve: ['vibranium-shield@action**'], field: ['wolverine@L1', 'sidekick@character'] },
      Ben: { field: ['wolverine@L1', 'colossus@L1', 'angel@L1'] },
    },
    when: [
      {
        who: 'Ann',
        does: { use: 'vibranium-shield', choose: ["Ben's wolverine"] },
        then: { Ann: { used: {}, reserve: [] } },
      },
      {
        who: 'Ann',
        does: { attack: ['sidekick'] },
        then: { 'only-offered': { Ben: ['angel blocks sidekick'] } },
      },
      { who: 'Ben', does: { block: {}, draw, roll } },
      {
        who: 'Ben',
        does: { reroll: 'none' },
        then: { 'only-offered': { Ben: ['angel@L1'] }, asked: { Ben: 'ask.attackers' } },
      },
      { who: 'Ben', does: { attack: ['angel'] }, then: { asked: { Ann: 'ask.blockers' } } },
      {
        who: 'Ann',
        does: { block: { wolverine: 'angel' } },
        then: { active: 'Ann', Ann: { used: { 'vibranium-shield': 1, sidekick: 1 } } },
      },
    ],
    then: { Ben: { life: 19, field: ['wolverine@L1', 'colossus@L1'] }, quiet: true },
  },
);

scenario('DM-DICE-8', 'a sidekick has no energy type: beside it the die bars nobody', {
  given: {
    ...given,
    Ann: { reserve: ['vibranium-shield@action'], field: ['sidekick@character'] },
    Ben: { field: ['sidekick@character'] },
  },
  when: [
    { who: 'Ann', does: { use: 'vibranium-shield' } },
    {
      who: 'Ann',
      does: { attack: ['sidekick'] },
      then: { 'only-offered': { Ben: ['sidekick blocks sidekick'] } },
    },
  ],
  then: { quiet: true },
});

scenario(
  ['DM-GLOBAL-ABILITIES-7', 'DM-PREVENT-AND-REDIRECT-9'],
  'a shield prevents 1 damage to a character or player, again and again; the opponent may use it too',
  {
    given: {
      ...given,
      phase: 'attack',
      Ann: { field: ['wolverine@L1', 'sidekick@character'] },
      Ben: { reserve: ['sidekick@shield', 'sidekick@shield'] },
    },
    when: [
      { who: 'Ann', does: { attack: ['sidekick', 'wolverine'] }, then: { asked: { Ben: 'ask.react' } } },
      { who: 'Ben', does: { react: 'vibranium-shield' } },
      { who: 'Ben', does: { react: 'vibranium-shield' } },
    ],
    // 6 damage in two hits, 2 of it prevented.
    then: { Ben: { life: 16, used: { sidekick: 2 } }, quiet: true },
  },
);

scenario([], 'it bars the type as long, although the character it lies beside is gone', {
  given: {
    ...given,
    shared: ['avx/smash'],
    Ann: { reserve: ['vibranium-shield@action', 'smash@action'], field: ['sidekick@character'] },
    Ben: { field: ['wolverine@L1', 'colossus@L1', 'angel@L1'] },
  },
  when: [
    { who: 'Ann', does: { use: 'vibranium-shield', choose: ["Ben's wolverine"] } },
    {
      who: 'Ann',
      does: { use: 'smash', choose: ["Ben's wolverine"] },
      then: { Ann: { used: { smash: 1 } } },
    },
    {
      who: 'Ann',
      does: { attack: ['sidekick'] },
      then: { 'only-offered': { Ben: ['angel blocks sidekick'] } },
    },
    { who: 'Ben', does: { block: {}, draw, roll: ['wolverine@fist', ...roll] } },
    { who: 'Ben', does: { reroll: 'none' } },
    { who: 'Ben', does: { pass: true }, then: { 'only-offered': { Ben: ['angel@L1'] } } },
    {
      who: 'Ben',
      does: { attack: [] },
      then: {
        active: 'Ann',
        Ann: { used: { smash: 1, sidekick: 1, 'vibranium-shield': 1 } },
        happened: [{ moved: { die: 'vibranium-shield', from: 'beside', to: 'used' } }],
      },
    },
  ],
  then: { Ben: { life: 19, field: ['colossus@L1', 'angel@L1'] } },
});
