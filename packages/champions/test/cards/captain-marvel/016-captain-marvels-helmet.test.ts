import { scenario } from '../../kit.ts';

scenario('MC-MOD-1', "Captain Marvel's Helmet: +1 DEF for her, not for another hero", {
  given: {
    villainStep: 2,
    villain: 'Ultron',
    stage: 3,
    ada: { hero: 'Captain Marvel', play: ["Captain Marvel's Helmet"] },
    ben: { hero: 'Iron Man' },
  },
  when: [
    // ATK 4: DEF 1 and the helmet's 1.
    { who: 'ada', does: { defend: 'Captain Marvel' }, then: { ada: { damage: 2 } } },
    { who: 'ben', does: { defend: 'Iron Man' } },
  ],
  then: { ben: { damage: 3 }, quiet: true },
});

scenario('MC-CONSTANT-2', "Captain Marvel's Helmet: +2 DEF while she is aerial", {
  given: {
    villainStep: 2,
    villain: 'Ultron',
    stage: 3,
    ada: { hero: 'Captain Marvel', play: ["Captain Marvel's Helmet", 'Cosmic Flight'] },
  },
  when: [{ who: 'ada', does: { defend: 'Captain Marvel', pass: true } }],
  then: { ada: { damage: 1, play: ["Captain Marvel's Helmet", 'Cosmic Flight'] }, quiet: true },
});

scenario('MC-ENEMY-ATTACK-11', "Captain Marvel's Helmet: no use undefended", {
  given: {
    villainStep: 2,
    ada: { hero: 'Captain Marvel', play: ["Captain Marvel's Helmet"] },
  },
  when: [{ who: 'ada', does: { defend: 'nobody' } }],
  then: { ada: { damage: 2 }, quiet: true },
});
