import { dice, scenario } from '../kit.ts';

// Slow: whenever it advances, whoever makes it and wherever to, it takes the Short tool. Short reaches 3.375 inches and the
// base itself, which is 1.378 inches wide: 4.753. Medium reaches 6.378, Long 8.628.

const slow = { at: [10, 18], conditions: ['slow'] } as const;
const enemyAt = (x: number) => ({ characters: { giant: { at: [x, 18] }, blocker: { at: [32, 4] } } });

const marching = (conditions: readonly string[]) => ({
  active: 'marcher',
  Ann: { characters: { marcher: { at: [10, 18], conditions: [...conditions] } } },
  Ben: enemyAt(20),
});

scenario(['CP-COND-12', 'CP-TOWARD-5'], 'Slow: toward somebody, with a tool that would be Long', {
  given: marching(['slow']),
  when: [
    { who: 'Ann', does: { power: 'march', to: [14.9, 18] }, refused: ['CP-ADVANCE-9'] },
    { who: 'Ann', does: { to: [14.7, 18] } },
  ],
  then: { Ann: { marcher: { at: [14.7, 18] } }, quiet: true },
});

scenario([], 'without Slow the Long tool leads further toward somebody', {
  given: marching(['shock', 'poison']),
  when: [{ who: 'Ann', does: { power: 'march', to: [18, 18] } }],
  then: { Ann: { marcher: { at: [18, 18] } }, quiet: true },
});

scenario(['CP-COND-12', 'CP-TOWARD-6'], 'Slow: away from somebody, with a tool that would be Medium', {
  given: { ...marching(['slow']), Ben: enemyAt(14) },
  when: [
    { who: 'Ann', does: { power: 'retreat', to: [5, 18] }, refused: ['CP-ADVANCE-9'] },
    { who: 'Ann', does: { to: [5.3, 18] } },
  ],
  then: { Ann: { marcher: { at: [5.3, 18] } }, quiet: true },
});

scenario([], 'without Slow the Medium tool leads further away', {
  given: { ...marching([]), Ben: enemyAt(14) },
  when: [{ who: 'Ann', does: { power: 'retreat', to: [4, 18] } }],
  then: { Ann: { marcher: { at: [4, 18] } }, quiet: true },
});

scenario('CP-COND-12', 'Slow: an advance with the Speed outside a Move action', {
  given: marching(['slow']),
  when: [
    { who: 'Ann', does: { power: 'stroll', to: [10, 23.5] }, refused: ['CP-ADVANCE-9'] },
    { who: 'Ann', does: { to: [10, 22.7] } },
  ],
  then: { Ann: { marcher: { at: [10, 22.7] } }, actions: 2, quiet: true },
});

const driven = {
  active: 'drover',
  Ann: { characters: { drover: { at: [10, 18] }, dummy: { at: [20, 18], conditions: ['slow'] } } },
  Ben: { characters: { blocker: { at: [14, 18], conditions: ['slow'] }, giant: { at: [32, 32] } } },
} as const;

scenario(['CP-COND-12'], 'Slow: an enemy that makes it advance lays the Short tool, too', {
  given: driven,
  when: [
    { who: 'Ann', does: { power: 'drive', choose: 'blocker', to: [14, 23.5] }, refused: ['CP-ADVANCE-9'] },
    { who: 'Ann', does: { to: [18, 20] } },
  ],
  then: { Ben: { blocker: { at: [18, 20] } }, quiet: true },
});

scenario(['CP-COND-12'], 'Slow: and so does an ally', {
  given: driven,
  when: [
    { who: 'Ann', does: { power: 'call', to: [14.5, 18] }, refused: ['CP-ADVANCE-9'] },
    { who: 'Ann', does: { to: [16, 18] } },
  ],
  then: { Ann: { dummy: { at: [16, 18] } }, quiet: true },
});

scenario('CP-COND-12', 'Slow of somebody else does not count', {
  given: {
    active: 'drover',
    Ann: { characters: { drover: { at: [10, 18], conditions: ['slow'] } } },
    Ben: { characters: { blocker: { at: [14, 18] } } },
  },
  when: [{ who: 'Ann', does: { power: 'drive', to: [20, 18] } }],
  then: { Ben: { blocker: { at: [20, 18] } }, quiet: true },
});

scenario('CP-COND-12', 'Slow: Quick Step', {
  given: {
    active: 'baron-helmut-zemo',
    Ann: { characters: { 'baron-helmut-zemo': { ...slow, power: 2 } } },
    Ben: enemyAt(30),
  },
  when: [
    { who: 'Ann', does: { power: 'quick-step', to: [15, 18] }, refused: ['CP-ADVANCE-9'] },
    { who: 'Ann', does: { to: [14.7, 18] } },
  ],
  then: { Ann: { 'baron-helmut-zemo': { at: [14.7, 18] } }, quiet: true },
});

scenario('CP-COND-12', 'Slow: The Shieldmobile is no quicker', {
  given: {
    active: 'nick-fury',
    Ann: {
      affiliation: 'shield',
      tactics: ['the-shieldmobile'],
      characters: { 'nick-fury': { ...slow, power: 3 }, dummy: { at: [4, 4] } },
    },
    Ben: enemyAt(30),
  },
  when: [
    { who: 'Ann', does: { tactic: 'the-shieldmobile', to: [15, 18] }, refused: ['CP-ADVANCE-9'] },
    { who: 'Ann', does: { to: [14.7, 18] } },
  ],
  then: { Ann: { 'nick-fury': { at: [14.7, 18] } }, quiet: true },
});

scenario(['CP-COND-12', 'CP-ATTACK-14'], 'Slow: an advance after an attack', {
  given: {
    active: 'baron-zemo',
    dice: dice('failure 6, failure 3'),
    Ann: { characters: { 'baron-zemo': { ...slow, power: 2 } } },
    Ben: enemyAt(14),
  },
  when: [
    { who: 'Ann', does: { attack: 'steel-rush', may: true, to: [10, 23.2] }, refused: ['CP-ADVANCE-9'] },
    { who: 'Ann', does: { to: [10, 22.7] } },
  ],
  then: { Ann: { 'baron-zemo': { at: [10, 22.7] } }, quiet: true },
});

scenario(['CP-COND-12', 'CP-PUSH-1', 'CP-THROW-4'], 'Slow: who is thrown flies as far as ever', {
  given: {
    active: 'hulk',
    Ann: { characters: { hulk: { at: [10, 18], power: 2 } } },
    Ben: { characters: { dummy: { at: [13, 18], conditions: ['slow'] } } },
  },
  when: [{ who: 'Ann', does: { power: 'strongest-one-there-is', aim: [30, 18] } }],
  // The Medium tool is 5 inches long.
  then: { Ben: { dummy: { at: [18, 18] } }, quiet: true },
});

scenario(['CP-COND-12'], 'Slow: who is placed is no advance', {
  given: {
    active: 'spectacular-spider-man',
    Ann: { characters: { 'spectacular-spider-man': { ...slow, power: 2 } } },
    Ben: enemyAt(30),
  },
  when: [{ who: 'Ann', does: { power: 'web-slinger', to: [17, 18] } }],
  then: { Ann: { 'spectacular-spider-man': { at: [17, 18] } }, quiet: true },
});

scenario(['CP-COND-12', 'CP-ACTIVATE-7'], 'Slow: shaken off, the second action is as long as ever', {
  given: { active: 'dummy', Ann: { characters: { dummy: slow } }, Ben: enemyAt(30) },
  when: [
    { who: 'Ann', does: { shake: 'slow' } },
    { who: 'Ann', does: { move: [16, 18] } },
  ],
  then: { Ann: { dummy: { at: [16, 18], conditions: [] } }, actions: 0, quiet: true },
});
