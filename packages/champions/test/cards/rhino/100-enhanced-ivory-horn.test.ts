import { scenario } from '../../kit.ts';

scenario('MC-RESOURCE-4', 'Enhanced Ivory Horn: three physical resources of a hero take it off', {
  given: {
    scenario: ['Enhanced Ivory Horn'],
    ada: { hero: 'Spider-Man', hand: ['Strength', 'Backflip'] },
    ben: { hero: 'Iron Man', hand: ['Strength'] },
  },
  when: [{ who: 'ada', does: { use: 'Enhanced Ivory Horn' } }],
  then: { villain: { attachments: [] }, ada: { hand: [] }, ben: { hand: ['Strength'] }, quiet: true },
});

scenario('MC-TRIGGER-1', 'Enhanced Ivory Horn: not by an alter-ego', {
  given: {
    scenario: ['Enhanced Ivory Horn'],
    ada: { hero: 'Spider-Man', form: 'alter-ego', hand: ['Strength', 'Backflip'] },
  },
  when: [{ who: 'ada', does: { use: 'Enhanced Ivory Horn' }, refused: ['MC-TRIGGER-1'] }],
  then: { villain: { attachments: ['Enhanced Ivory Horn'] }, quiet: true },
});
