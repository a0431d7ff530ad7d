import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/colossus-piotr-rasputin'], Ben: ['avx/mr-fantastic-the-invincible-man'] },
  phase: 'attack',
};

scenario(
  ['DM-PREVENT-AND-REDIRECT-5'],
  'blocking, Mr. Fantastic may send 2 of his damage to the character he blocks',
  {
    given: {
      ...given,
      Ann: { field: ['colossus@L1', 'sidekick@character'] },
      Ben: { field: ['mr-fantastic@L2', 'sidekick@character'] },
    },
    when: [
      { who: 'Ann', does: { attack: ['colossus', 'sidekick'] } },
      { who: 'Ben', does: { block: { 'mr-fantastic': 'colossus' } }, then: { asked: { Ben: 'ask.react' } } },
      // 4 damage: 2 stay on him (D 6), 2 join the 2 that he deals himself: Colossus (D 4) is knocked out.
      {
        who: 'Ben',
        does: { react: 'mr-fantastic', amount: 2 },
        then: { happened: ['redirected', 'knocked-out'] },
      },
    ],
    then: {
      Ann: { prep: { colossus: 1 }, used: { sidekick: 1 } },
      Ben: { life: 19, field: ['mr-fantastic@L2', 'sidekick@character'] },
      quiet: true,
    },
  },
);

scenario('DM-PREVENT-AND-REDIRECT-5', 'or only 1 of it', {
  given: { ...given, Ann: { field: ['colossus@L1'] }, Ben: { field: ['mr-fantastic@L2'] } },
  when: [
    { who: 'Ann', does: { attack: ['colossus'] } },
    { who: 'Ben', does: { block: { 'mr-fantastic': 'colossus' } } },
    { who: 'Ben', does: { react: 'mr-fantastic' }, then: { asked: { Ben: 'ask.redirect' } } },
    { who: 'Ben', does: { amount: 3 }, refused: ['DM-PREVENT-AND-REDIRECT-5'] },
    { who: 'Ben', does: { amount: 1 }, then: { 'not-happened': ['knocked-out'] } },
  ],
  then: { Ann: { field: ['colossus@L1'] }, Ben: { field: ['mr-fantastic@L2'] }, quiet: true },
});

scenario([], 'or none', {
  given: { ...given, Ann: { field: ['colossus@L1'] }, Ben: { field: ['mr-fantastic@L2'] } },
  when: [
    { who: 'Ann', does: { attack: ['colossus'] } },
    { who: 'Ben', does: { block: { 'mr-fantastic': 'colossus' } } },
    { who: 'Ben', does: { pass: true }, then: { 'not-happened': ['redirected'] } },
  ],
  then: { Ann: { field: ['colossus@L1'] }, Ben: { field: ['mr-fantastic@L2'] }, quiet: true },
});

scenario([], 'attacking, he cannot', {
  given: { ...given, active: 'Ben', Ann: { field: ['colossus@L1'] }, Ben: { field: ['mr-fantastic@L2'] } },
  when: [
    { who: 'Ben', does: { attack: ['mr-fantastic'] } },
    { who: 'Ann', does: { block: { colossus: 'mr-fantastic' } }, then: { 'not-happened': ['redirected'] } },
  ],
  then: { Ann: { field: ['colossus@L1'] }, Ben: { field: ['mr-fantastic@L2'] }, quiet: true },
});

scenario(['DM-GLOBAL-ABILITIES-2', 'DM-CORE-RULES-1'], 'a mask obliges a character to attack this turn', {
  given: {
    teams: given.teams,
    Ann: { field: ['colossus@L1', 'sidekick@character'] },
    Ben: { reserve: ['sidekick@mask'], field: ['sidekick@character'] },
  },
  when: [
    { who: 'Ben', does: { global: 'mr-fantastic', choose: ["Ann's colossus"] } },
    { who: 'Ann', does: { attack: ['sidekick'] }, refused: ['DM-CORE-RULES-1'] },
    { who: 'Ann', does: { attack: ['colossus'] } },
  ],
  then: { Ann: { attack: ['colossus@L1'], field: ['sidekick@character'] }, quiet: true },
});
