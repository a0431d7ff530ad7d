import { type Emblem, emblem } from '../../emblems/emblem.ts';

/** The emblem and the colours of every character; versions of one person share colours and differ in the emblem. */
export const EMBLEMS: { readonly [character: string]: Emblem } = {
  'mightiest/baron-helmut-zemo': emblem('sword-clash', '#3d1150', '#8a2fa8', '#ffd76b'),
  'core/baron-zemo': emblem('balaclava', '#3d1150', '#8a2fa8', '#ffd76b'),
  'core/black-widow': emblem('hanging-spider', '#141321', '#3c3a55', '#ff6b5e'),
  'core/captain-america': emblem('allied-star', '#12265e', '#2d5fd0', '#fff3e4'),
  'mightiest/captain-america-first-avenger': emblem('allied-star', '#12265e', '#2d5fd0', '#fff3e4'),
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
  'mightiest/red-skull-master-of-the-world': emblem('death-skull', '#3c0a14', '#a31527', '#ffd0c2'),
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
