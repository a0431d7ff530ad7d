import { scenario } from '../../kit.ts';

scenario(['MC-OBLIGATION-1', 'MC-ZONE-6'], "Affairs of State: T'Challa exhausts and it is gone", {
  given: {
    villainStep: 4,
    ada: { hero: 'Black Panther', play: ['Panther Claws'] },
    ben: { hero: 'She-Hulk', dealt: ['Affairs of State'] },
  },
  when: [{ who: 'ada', does: { may: true, option: 0 } }],
  then: {
    ada: { form: 'alter-ego', exhausted: true, play: ['Panther Claws'] },
    ben: { exhausted: false },
    cards: { 'Affairs of State': { zone: 'removed' } },
    quiet: true,
  },
});

scenario('MC-OBLIGATION-4', 'Affairs of State: or a Black Panther upgrade is discarded', {
  given: {
    villainStep: 4,
    ada: {
      hero: 'Black Panther',
      play: ['Panther Claws', 'Vibranium Suit', 'Tenacity'],
      dealt: ['Affairs of State'],
    },
    ben: { hero: 'She-Hulk', play: ['Focused Rage'] },
  },
  when: [{ who: 'ada', does: { may: false, choose: 'Vibranium Suit' } }],
  then: {
    ada: { form: 'hero', play: ['Panther Claws', 'Tenacity'], discard: ['Vibranium Suit'] },
    ben: { play: ['Focused Rage'] },
    encounterDiscard: ['Affairs of State'],
    quiet: true,
  },
});

scenario([], 'Affairs of State: with nothing to give up it is discarded all the same', {
  given: {
    villainStep: 4,
    ada: {
      hero: 'Black Panther',
      form: 'alter-ego',
      identity: { exhausted: true },
      play: ['Tenacity'],
      dealt: ['Affairs of State'],
    },
  },
  when: [],
  then: { ada: { play: ['Tenacity'], dealt: [] }, encounterDiscard: ['Affairs of State'], quiet: true },
});
