import { type Emblem, emblem } from '../../emblems/emblem.ts';

/**
 * The emblem and the colours of every character: a thing or an animal, never a logo. Versions of one person share colours
 * and differ in the emblem, or the other way round: no two of them look the same.
 */
export const EMBLEMS: { readonly [character: string]: Emblem } = {
  'mightiest/baron-helmut-zemo': emblem('sword-clash', '#3d1150', '#8a2fa8', '#ffd76b'),
  'core/baron-zemo': emblem('balaclava', '#3d1150', '#8a2fa8', '#ffd76b'),
  'core/black-widow': emblem('hanging-spider', '#141321', '#3c3a55', '#ff6b5e'),
  'core/captain-america': emblem('allied-star', '#12265e', '#2d5fd0', '#fff3e4'),
  'mightiest/captain-america-first-avenger': emblem('shield-bounces', '#12265e', '#2d5fd0', '#fff3e4'),
  'core/captain-marvel': emblem('star-formation', '#7a1320', '#d5362f', '#ffe08a'),
  'mightiest/captain-marvel-cosmic-avenger': emblem('star-swirl', '#12265e', '#c8324a', '#ffe08a'),
  'core/crossbones': emblem('skull-crossed-bones', '#1c1b22', '#54525f', '#f4efe0'),
  'mightiest/crossbones-merciless-merc': emblem('crossed-bones', '#1c1b22', '#54525f', '#f4efe0'),
  'mightiest/doc-ock-sinister-scientist': emblem('spiral-tentacle', '#2f4a12', '#6f9a2a', '#fff0b0'),
  'core/doctor-octopus': emblem('octopus', '#2f4a12', '#6f9a2a', '#fff0b0'),
  'expansions/hulk': emblem('biceps', '#154a1f', '#3a9a3c', '#e4ffb0'),
  'mightiest/invincible-iron-man': emblem('energise', '#7a1320', '#d5362f', '#ffe08a'),
  'core/iron-man': emblem('robot-helmet', '#7a1320', '#d5362f', '#ffe08a'),
  'expansions/ms-marvel': emblem('punch', '#6b0f2a', '#2d57c9', '#ffd84d'),
  'expansions/nick-fury': emblem('eyepatch', '#1c2836', '#4d6a86', '#e3f0ff'),
  'core/red-skull': emblem('death-skull', '#3c0a14', '#a31527', '#ffd0c2'),
  'mightiest/red-skull-master-of-the-world': emblem('crowned-skull', '#3c0a14', '#a31527', '#ffd0c2'),
  'expansions/sabretooth': emblem('saber-toothed-cat-head', '#4a2a08', '#a8681c', '#ffe8b0'),
  'expansions/shield-agents': emblem('police-badge', '#1c2836', '#4d6a86', '#e3f0ff'),
  'mightiest/spectacular-spider-man': emblem('spider-web', '#6d0f2a', '#d92b3a', '#e9f1ff'),
  'core/spider-man': emblem('spider-mask', '#6d0f2a', '#d92b3a', '#e9f1ff'),
  'expansions/thanos-the-mad-titan': emblem('gauntlet', '#2c1550', '#6d3fa8', '#ffd76b'),
  'mightiest/the-black-widow': emblem('hanging-spider', '#6d0f2a', '#d92b3a', '#ffe3d0'),
  'expansions/thor-prince-of-asgard': emblem('thor-hammer', '#172a6b', '#2d57c9', '#d9e8ff'),
  'core/ultron': emblem('android-mask', '#3a3f4d', '#8c97ad', '#ff8f7a'),
  'mightiest/ultron-drones': emblem('robot-antennas', '#3a3f4d', '#8c97ad', '#ff8f7a'),
  'mightiest/ultron-metal-tyrant': emblem('mecha-mask', '#3a3f4d', '#8c97ad', '#ff8f7a'),
  'expansions/wasp': emblem('wasp-sting', '#3a2a00', '#e0a512', '#fff7d6'),
  'mightiest/winter-soldier-operative': emblem('mechanical-arm', '#22303f', '#5d7a94', '#ffe1dc'),
};

/** Cards that nobody is pictured on: by their kind. */
export const KINDS = {
  tactic: emblem('rally-the-troops', '#12306e', '#2d78d6', '#dcefff'),
  gem: emblem('emerald', '#3a1670', '#7a35d2', '#ffd766'),
  'one-shot': emblem('explosion-rays', '#7a1320', '#d5362f', '#ffe08a'),
};

/** What each crisis is about. */
export const CRISES: { readonly [crisis: string]: Emblem } = {
  'crises/alien-ship-crashes-in-downtown': emblem('ufo', '#12403c', '#1f8f83', '#d6fff5'),
  'crises/assault-ships': emblem('spaceship', '#22303f', '#5d7a94', '#e9f1ff'),
  'crises/cosmic-invasion': emblem('star-gate', '#172a6b', '#4a5fd0', '#d9e8ff'),
  'crises/deadly-meteors-mutate-civilians': emblem('comet-spark', '#4b1d63', '#8e3fb0', '#ffe27a'),
  'crises/evidence-of-experimental-soldiers': emblem('briefcase', '#4a2a08', '#a8681c', '#ffe8b0'),
  'crises/fear-grips-world': emblem('thor-hammer', '#6a3d00', '#c9861c', '#fff3c4'),
  'crises/infinity-formula-goes-missing': emblem('round-bottom-flask', '#154a1f', '#3a9a3c', '#e4ffb0'),
  'crises/intrusions-open-across-city': emblem('portal', '#2c1550', '#6d3fa8', '#ffd76b'),
  'crises/mutant-extremists-target-us-senators': emblem('public-speaker', '#12265e', '#2d5fd0', '#fff3e4'),
  'crises/mutant-madman': emblem('brain-leak', '#6b0f2a', '#c8324a', '#ffd8e0'),
  'crises/panic-grips-city': emblem('despair', '#3a3f4d', '#6f7a92', '#f4efe0'),
  'crises/portals-overrun-city': emblem('magic-portal', '#3d1150', '#8a2fa8', '#ffd76b'),
  'crises/riots-spark-over-extremis': emblem('fire', '#7a1320', '#d5362f', '#ffe08a'),
  'crises/sentinel-schematics-sabotaged': emblem('robot-golem', '#3d1150', '#7a4fc0', '#ffe1ff'),
  'crises/skrulls-infiltrate-world-leadership': emblem('alien-stare', '#1f4a12', '#4f8f2a', '#f0ffb0'),
  'crises/spider-infected-invade-manhattan': emblem('spider-face', '#6d0f2a', '#d92b3a', '#e9f1ff'),
  'crises/struggle-for-the-cube-continues': emblem('cube', '#12306e', '#2d78d6', '#dcefff'),
  'crises/super-powered-scoundrels': emblem('robber', '#1c1b22', '#54525f', '#f4efe0'),
  'crises/surprise-assault': emblem('targeting', '#3c0a14', '#a31527', '#ffd0c2'),
  'crises/terrigen-clouds': emblem('poison-gas', '#12503c', '#2a9d74', '#d6ffe8'),
  'crises/x-men-infiltrate': emblem('domino-mask', '#3a2a00', '#b8860b', '#fff7d6'),
};

/** Small drawings of one colour. What they mean is said beside them. */
export const SIGNS = {
  move: 'run',
  climb: 'ladder',
  interact: 'hand',
  shake: 'cycle',
  power: 'power-lightning',
  physical: 'punch',
  energy: 'electric',
  mystic: 'magic-swirl',
  active: 'power-lightning',
  reactive: 'shield-reflect',
  innate: 'ringed-planet',
  leadership: 'laurels',
  stamina: 'hearts',
  done: 'check-mark',
  stars: 'knocked-out-stars',
  cover: 'shield',
  bleed: 'drop',
  hex: 'evil-eyes',
  incinerate: 'flame',
  judgment: 'scales',
  poison: 'poison-bottle',
  root: 'tree-roots',
  shock: 'lightning-storm',
  slow: 'snail',
  stagger: 'falling',
  stun: 'knockout',
} as const;
