import { scenario } from '../../kit.ts';

scenario(['MC-ATTACH-1', 'MC-PLAY-7'], 'Inspired: +1 THW and +1 ATK for its ally alone', {
  given: {
    threat: 5,
    ada: { hero: 'Spider-Man', hand: ['Inspired', 'Energy'], play: ['Vision', 'Hawkeye'] },
  },
  when: [
    { who: 'ada', does: { play: 'Inspired', choose: 'Vision' } },
    { who: 'ada', does: { attack: 'Vision' }, then: { villain: { damage: 3 } } },
    { who: 'ada', does: { thwart: 'Hawkeye' }, then: { scheme: { threat: 4 } } },
    { who: 'ada', does: { attack: 'Spider-Man' } },
  ],
  then: { villain: { damage: 5 }, cards: { Vision: { attachments: ['Inspired'] } }, quiet: true },
});

scenario('MC-ATTACH-6', 'Inspired: one on each ally, and not on a hero', {
  given: {
    ada: { hero: 'Spider-Man', hand: ['Inspired', 'Inspired', 'Energy'], play: ['Vision'] },
  },
  when: [
    { who: 'ada', does: { play: 'Inspired' } },
    { who: 'ada', does: { play: 'Inspired' }, refused: ['MC-ATTACH-6'] },
  ],
  then: { cards: { Vision: { attachments: ['Inspired'] } }, ada: { attachments: [] }, quiet: true },
});

scenario('MC-MOD-1', 'Inspired: the ally thwarts for 1 more as well', {
  given: {
    threat: 5,
    ada: { hero: 'Spider-Man', hand: ['Inspired', 'Energy'], play: ['Vision'] },
  },
  when: [
    { who: 'ada', does: { play: 'Inspired' } },
    { who: 'ada', does: { thwart: 'Vision' } },
  ],
  then: { scheme: { threat: 3 }, villain: { damage: 0 }, quiet: true },
});
