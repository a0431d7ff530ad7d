import { scenario } from '../../kit.ts';

scenario('MC-TRIGGER-5', 'Wakanda Forever! (mental): one upgrade is the last step', {
  given: {
    threat: 5,
    ada: { hero: 'Black Panther', hand: ['core/43b', 'Genius'], play: ['Tactical Genius', 'Tenacity'] },
    ben: { hero: 'Iron Man', play: ['Panther Claws'] },
  },
  when: [{ who: 'ada', does: { use: 'core/43b' } }],
  then: { scheme: { threat: 3 }, villain: { damage: 0 }, ben: { play: ['Panther Claws'] }, quiet: true },
});

scenario('MC-RESOURCE-4', 'Wakanda Forever! (mental): pays where mental is asked for', {
  given: {
    threat: 5,
    ada: { hero: 'Captain Marvel', form: 'alter-ego', hand: ['core/43b'], play: ['Superhuman Law Division'] },
  },
  when: [{ who: 'ada', does: { use: 'Superhuman Law Division', pay: ['core/43b'] } }],
  then: { scheme: { threat: 3 }, ada: { hand: [] }, quiet: true },
});

scenario('MC-ABILITY-2', 'Wakanda Forever! (mental): not without a Black Panther upgrade', {
  given: { ada: { hero: 'Black Panther', hand: ['core/43b', 'Genius'], play: ['Tenacity'] } },
  when: [{ who: 'ada', does: { use: 'core/43b' }, refused: ['MC-ABILITY-2'] }],
  then: { ada: { hand: 2, play: ['Tenacity'] }, quiet: true },
});
