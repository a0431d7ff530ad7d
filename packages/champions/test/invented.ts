import {
  action,
  boost,
  constant,
  damage,
  enemies,
  forEach,
  gets,
  heal,
  interrupt,
  on,
  putIntoPlay,
  sideSchemes,
  theVillain,
  whenRevealed,
  you,
  yourHero,
} from '../src/abilities/build.ts';
import type { StaticEffect } from '../src/abilities/vocabulary.ts';
import { attachment, type Card, event, name, treachery, upgrade } from '../src/content.ts';
import { CARDS } from '../src/index.ts';

/** Cards that nobody printed, for rules that no card of the core set shows. */
const invent = (number: number, title: string, ...holds: readonly StaticEffect[]): Card =>
  upgrade({
    id: `test/${number}`,
    set: 'basic',
    title: name(title),
    cost: 0,
    resources: [],
    abilities: holds.map((one) => constant(one)),
  });

export const INVENTED: readonly Card[] = [
  ...CARDS,
  invent(1, 'Plus One', gets(yourHero, { atk: 1 })),
  invent(2, 'Doubled', { holds: 'multiply', to: yourHero, stat: 'atk', by: 2 }),
  invent(3, 'Halved', { holds: 'multiply', to: yourHero, stat: 'atk', by: 0.5 }),
  invent(4, 'Set to Seven', { holds: 'sets', to: yourHero, stat: 'atk', value: 7 }),
  invent(5, 'Set to Four', { holds: 'sets', to: yourHero, stat: 'atk', value: 4 }),
  invent(6, 'Minus Five', gets(yourHero, { atk: -5 })),
  treachery({
    id: 'test/8',
    set: 'standard',
    title: name('Perilous'),
    keywords: { peril: true },
    abilities: [whenRevealed(damage(3, you))],
  }),
  event({
    id: 'test/9',
    set: 'basic',
    title: name('Once in a Round'),
    cost: 0,
    resources: [],
    abilities: [action(damage(1, theVillain), { max: 'round' })],
  }),
  ...[10, 11, 12].map((number) =>
    upgrade({
      id: `test/${number}`,
      set: 'basic',
      title: name(`Restricted ${number}`),
      cost: 0,
      resources: [],
      keywords: { restricted: true },
      abilities: [action(heal(1, you), { limit: 'phase' })],
    }),
  ),
  attachment({
    id: 'test/13',
    set: 'standard',
    title: name('Sudden Weapon'),
    atk: 2,
    boostStar: true,
    attach: { to: enemies },
    abilities: [boost(putIntoPlay('self'))],
  }),
  event({
    id: 'test/14',
    set: 'basic',
    title: name('Warning Cry'),
    cost: 0,
    resources: [],
    abilities: [interrupt(on('attack', { by: 'villain' }), damage(1, theVillain))],
  }),
  invent(7, 'One for Each Side Scheme', gets(yourHero, { atk: forEach(sideSchemes) })),
];
