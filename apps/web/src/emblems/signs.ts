import { type DrawnEmblem, drawn, emblem } from './emblem.ts';
import { OUTLINES } from './generated/outlines.ts';

/** The drawings of the pages that all games share: each stands beside words, so it needs no name. */
export const SIGNS = {
  players: 'tabletop-players',
  friends: 'three-friends',
  time: 'stopwatch',
  dice: 'rolling-dices',
  cards: 'card-pick',
  models: 'pawn',
  learn: 'graduate-cap',
  build: 'anvil',
  rules: 'rule-book',
  map: 'treasure-map',
  shelf: 'bookshelf',
  online: 'world',
  fair: 'checked-shield',
  bot: 'vintage-robot',
  account: 'padlock',
  offline: 'plug',
  languages: 'earth-america',
  settings: 'settings-knobs',
  share: 'share',
  again: 'backward-time',
  fight: 'crossed-swords',
  look: 'eye-target',
  motion: 'sprint',
  sound: 'sound-on',
  text: 'spectacles',
  referee: 'gavel',
  hint: 'light-bulb',
} as const;

export type SignName = keyof typeof SIGNS;

export const signOutline = (name: SignName): string => OUTLINES[SIGNS[name]] ?? '';

/** Who is on the posters of the home page, which loads the drawings of no game for them. */
export const ON_POSTERS = {
  spiderMan: emblem('spider-mask', '#7c0f2a', '#dd2c3f', '#fff0e4'),
  sheHulk: emblem('biceps', '#0c4a2b', '#2fa04f', '#e6ffc9'),
  ironMan: emblem('mecha-mask', '#7a1410', '#d63a1e', '#ffd45c'),
  nickFury: emblem('eyepatch', '#1c2836', '#4d6a86', '#e3f0ff'),
  ultron: emblem('android-mask', '#2b1016', '#a3222c', '#e8ecf2'),
  captainAmerica: emblem('allied-star', '#12265e', '#2d5fd0', '#fff3e4'),
  redSkull: emblem('death-skull', '#3c0a14', '#a31527', '#ffd0c2'),
} as const;

export const onPoster = (name: keyof typeof ON_POSTERS): DrawnEmblem => drawn(ON_POSTERS[name], OUTLINES);
