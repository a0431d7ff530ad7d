import { scenario } from '../../kit.ts';

scenario(['MC-RESOURCE-1', 'MC-RESOURCE-5'], 'Vibranium: two resources, each of the type you say', {
  given: {
    threat: 5,
    ada: { hero: 'Black Panther', hand: ['For Justice!', 'Vibranium', 'Energy'] },
  },
  when: [{ who: 'ada', does: { use: 'For Justice!', pay: ['Vibranium=mental+physical'] } }],
  then: {
    scheme: { threat: 1 },
    ada: { hand: ['Energy'], discard: ['For Justice!', 'Vibranium'] },
    quiet: true,
  },
});

scenario('MC-RESOURCE-3', 'Vibranium: two and not three', {
  given: { ada: { hero: 'Black Panther', hand: ['Uppercut', 'Vibranium'] } },
  when: [{ who: 'ada', does: { use: 'Uppercut' }, refused: ['MC-RESOURCE-3'] }],
  then: { villain: { damage: 0 }, ada: { hand: 2 }, quiet: true },
});
