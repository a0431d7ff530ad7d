import { scenario } from '../../kit.ts';

scenario('MC-KEYWORD-11', 'Black Panther: who attacks him takes 1 damage', {
  given: {
    villainStep: 2,
    ada: { hero: 'Black Panther' },
    ben: { hero: 'She-Hulk' },
  },
  when: [
    { who: 'ada', does: { defend: 'nobody' } },
    { who: 'ben', does: { defend: 'nobody' }, then: { villain: { damage: 1 } } },
    { who: 'ben', does: { defend: 'nobody' } },
    { who: 'ada', does: { defend: 'nobody' } },
  ],
  // She-Hulk was attacked as well and does not strike back.
  then: { villain: { damage: 1 }, ada: { damage: 2 }, ben: { damage: 2 }, quiet: true },
});

scenario('MC-IDENTITY-6', "T'Challa: no retaliation in alter-ego form", {
  given: { villainStep: 2, ada: { hero: 'Black Panther', form: 'alter-ego' } },
  when: [],
  then: { villain: { damage: 0 }, scheme: { threat: 1 }, quiet: true },
});
