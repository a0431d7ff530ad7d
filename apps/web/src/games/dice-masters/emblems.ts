import type { TitleId } from '@assemble/dice-masters';
import { type Emblem, emblem } from '../../emblems/emblem.ts';

/** The emblem and the colours of every title, on its dice and on its cards. */
export const EMBLEMS: { readonly [title in TitleId]: Emblem } = {
  angel: emblem('angel-wings', '#1b5a8f', '#58b2ee', '#ffffff'),
  beast: emblem('gorilla', '#0b2f7a', '#2467da', '#dcebff'),
  'black-widow': emblem('hourglass', '#191820', '#4b2736', '#ff6a66'),
  'captain-america': emblem('magic-shield', '#142f86', '#2f70e8', '#fff4e4'),
  colossus: emblem('metal-golem-head', '#454f60', '#97a8bf', '#ffffff'),
  cyclops: emblem('burning-eye', '#211a66', '#463bd0', '#ff8070'),
  deadpool: emblem('crossed-sabres', '#3d0a0d', '#ad1f27', '#ffeade'),
  'doctor-doom': emblem('iron-mask', '#0d3d2e', '#218a5e', '#e3ede4'),
  'doctor-octopus': emblem('octopus', '#4a4a0e', '#98a324', '#f6ffc8'),
  'doctor-strange': emblem('third-eye', '#3a1670', '#7a35d2', '#ffd766'),
  gambit: emblem('fire-ace', '#4d0f4a', '#ad2d9d', '#ffd9f4'),
  'ghost-rider': emblem('burning-skull', '#3a1204', '#bd4a0b', '#ffe79a'),
  'green-goblin': emblem('goblin-head', '#2c1b62', '#6443c9', '#b4f766'),
  hawkeye: emblem('bowman', '#3a135c', '#8038c0', '#eedaff'),
  hulk: emblem('biceps', '#124a1b', '#41ab3b', '#e6ffd2'),
  'human-torch': emblem('fire-silhouette', '#982800', '#f47012', '#fff2b4'),
  'iron-man': emblem('mecha-mask', '#740d13', '#cf282d', '#ffdb66'),
  loki: emblem('bull-horns', '#0c4529', '#1d9757', '#ffe27a'),
  magneto: emblem('magnet', '#5c0e38', '#be2866', '#ffdcea'),
  'mr-fantastic': emblem('bouncing-spring', '#0e3c74', '#2b8ad6', '#edf8ff'),
  mystique: emblem('duality-mask', '#0e2868', '#2356c4', '#ffab80'),
  'nick-fury': emblem('eyepatch', '#1e222c', '#505b6e', '#ffe6b0'),
  nightcrawler: emblem('teleport', '#1a1054', '#4b31bf', '#ffd45a'),
  nova: emblem('comet-spark', '#272c69', '#4b5cda', '#ffd856'),
  phoenix: emblem('eagle-emblem', '#861c00', '#e65c0c', '#ffe678'),
  'professor-x': emblem('psychic-waves', '#1b3d59', '#3c8cba', '#fff3c0'),
  punisher: emblem('bullets', '#16171c', '#444955', '#f6f4ec'),
  rogue: emblem('gloves', '#1b5528', '#42b452', '#fff5ac'),
  'silver-surfer': emblem('wave-surfer', '#4a5872', '#a9bcda', '#ffffff'),
  'spider-man': emblem('spider-mask', '#8a1124', '#de2e3d', '#ffdcc6'),
  storm: emblem('lightning-storm', '#34425e', '#7b9ac8', '#ffffff'),
  thing: emblem('rock-golem', '#76370b', '#de7f29', '#ffe6be'),
  thor: emblem('thor-hammer', '#1a3a86', '#3d84ea', '#ffe894'),
  venom: emblem('sharp-smile', '#0b0c13', '#303650', '#f5f8ff'),
  'war-machine': emblem('missile-mech', '#282d35', '#626f80', '#e3ebf3'),
  wolverine: emblem('wolverine-claws', '#6b4a00', '#e8b412', '#fffce6'),
  mjolnir: emblem('hammer-drop', '#183a64', '#4c90da', '#fff3b0'),
  'vibranium-shield': emblem('shield-reflect', '#182750', '#4767c0', '#ffe0e0'),
  distraction: emblem('jester-hat', '#561858', '#b547ad', '#ffe9a8'),
  'focus-power': emblem('meditation', '#0c4658', '#20a3b6', '#e4fffc'),
  'force-beam': emblem('ringed-beam', '#182b82', '#3f80ff', '#e4f2ff'),
  'gearing-up': emblem('gears', '#493210', '#a87d35', '#ffecc0'),
  'inner-rage': emblem('enrage', '#670b13', '#d9252f', '#ffe4b8'),
  invulnerability: emblem('bordered-shield', '#373c50', '#808ca9', '#ffffff'),
  'power-bolt': emblem('power-lightning', '#765000', '#f2b814', '#fffce4'),
  smash: emblem('punch-blast', '#762600', '#ee6a1d', '#fff2ce'),
  'take-cover': emblem('stone-wall', '#2c3828', '#6b875e', '#eef8de'),
  'thrown-car': emblem('city-car', '#0d473a', '#21a98a', '#edfff9'),
};

export const SIDEKICK = emblem('character', '#b9b1a0', '#fffdf4', '#3d3380');

/** The signs of energy that are drawings, too. */
export const SIGNS = { fist: 'fist', mask: 'domino-mask', shield: 'shield' } as const;
