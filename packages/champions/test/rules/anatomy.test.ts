import { proves } from '@assemble/rules/testing';
import { expect } from 'vitest';
import type { CardType } from '../../src/content.ts';
import { type Face, SETS } from '../../src/index.ts';
import { setKind } from '../../src/names.ts';
import { content } from '../game.ts';

/** What is printed on the cards, by type (MC-ANATOMY). */
const faces = content.cards.flatMap((card) => card.faces as readonly Face[]);
const of = (...types: readonly CardType[]): Face[] => faces.filter((face) => types.includes(face.type));
const ids = (list: readonly Face[]): string[] => list.map((face) => face.id);
/** The sides that have something and are not of these types. */
const elsewhere = (has: (face: Face) => boolean, ...types: readonly CardType[]): string[] =>
  ids(faces.filter((face) => has(face) && !types.includes(face.type)));
const without = (list: readonly Face[], has: (face: Face) => boolean): string[] =>
  ids(list.filter((face) => !has(face)));

const DECK: readonly CardType[] = ['ally', 'event', 'support', 'upgrade', 'resource'];
const TYPES: readonly CardType[] = [
  ...DECK,
  'hero',
  'alter-ego',
  'villain',
  'main-scheme',
  'side-scheme',
  'minion',
  'attachment',
  'treachery',
  'environment',
  'obligation',
];

proves(['MC-ANATOMY-1', 'MC-WORD-9'], 'every card has a name in three languages and one of the types', () => {
  for (const { title, type, id } of faces) {
    expect([title.en, title.es, title.de].map((text) => text.length > 0)).toEqual([true, true, true]);
    expect(TYPES, id).toContain(type);
  }
  // The set shows every type there is.
  expect(new Set(faces.map((face) => face.type))).toEqual(new Set(TYPES));
});

proves(
  ['MC-ANATOMY-2', 'MC-ANATOMY-13', 'MC-ANATOMY-14'],
  'what is played from hand has a cost, nothing else',
  () => {
    const played = of('ally', 'event', 'support', 'upgrade');
    expect(without(played, (face) => face.cost !== null)).toEqual([]);
    expect(elsewhere((face) => face.cost !== null, 'ally', 'event', 'support', 'upgrade')).toEqual([]);
    const plain = of('event', 'support', 'upgrade', 'resource');
    expect(
      without(plain, ({ thw, atk, def, hitPoints }) =>
        [thw, atk, def, hitPoints].every((one) => one === null),
      ),
    ).toEqual([]);
  },
);

proves(
  ['MC-ANATOMY-3', 'MC-ANATOMY-4'],
  'deck cards show resources and belong to an identity, aspect or basic',
  () => {
    expect(without(of(...DECK), (face) => face.resources.length > 0)).toEqual([]);
    expect(elsewhere((face) => face.resources.length > 0, ...DECK)).toEqual([]);
    const kinds = new Set(of(...DECK).map((face) => setKind(face.set)));
    expect(kinds).toEqual(new Set(['hero', 'aspect', 'basic']));
  },
);

proves(
  ['MC-ANATOMY-5', 'MC-ANATOMY-6', 'MC-ANATOMY-11'],
  'two sides: THW, ATK, DEF on one, REC on the other',
  () => {
    const heroes = of('hero');
    expect(heroes).toHaveLength(5);
    for (const hero of heroes) {
      const [front, back] = content.card(hero.card).faces;
      expect([front.thw, front.atk, front.def].every((one) => typeof one === 'number')).toBe(true);
      expect([back?.thw, back?.atk, back?.def]).toEqual([null, null, null]);
      expect([front.rec, typeof back?.rec]).toEqual([null, 'number']);
      expect([typeof front.hitPoints, typeof back?.hitPoints]).toEqual(['number', 'number']);
      expect([typeof front.handSize, typeof back?.handSize]).toEqual(['number', 'number']);
    }
    expect(elsewhere((face) => face.rec !== null, 'alter-ego')).toEqual([]);
    expect(elsewhere((face) => face.def !== null, 'hero')).toEqual([]);
    expect(elsewhere((face) => face.handSize !== null, 'hero', 'alter-ego')).toEqual([]);
  },
);

proves(
  ['MC-ANATOMY-7', 'MC-ANATOMY-10', 'MC-ANATOMY-12'],
  'only allies have consequential damage and subtitles',
  () => {
    expect(elsewhere(({ consequential: { thw, atk } }) => thw + atk > 0, 'ally')).toEqual([]);
    expect(elsewhere((face) => face.subtitle !== null, 'ally')).toEqual([]);
    for (const ally of of('ally')) {
      expect(ally.hitPoints, ally.id).toBeGreaterThan(0);
      // An ally with a dash has no icons below it (Hulk).
      if (ally.thw === null) expect(ally.consequential.thw).toBe(0);
    }
    expect(ids(of('ally').filter((face) => face.thw === null))).toEqual(['core/50']);
  },
);

proves(
  ['MC-ANATOMY-8', 'MC-ANATOMY-9'],
  'each card has its own number; unique is a mark that some have',
  () => {
    const numbers = content.cards.map((card) => card.id);
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const id of numbers) expect(id).toMatch(/^core\/\d{1,3}[a-d]?$/);
    expect(faces.find((face) => face.id === 'core/6')?.unique).toBe(true);
    expect(faces.find((face) => face.id === 'core/8')?.unique).toBe(false);
  },
);

proves('MC-ANATOMY-15', 'villains and minions have hit points, SCH and ATK', () => {
  expect(
    without(
      of('villain', 'minion'),
      ({ hitPoints, sch, atk }) => hitPoints !== null && sch !== null && atk !== null,
    ),
  ).toEqual([]);
});

proves('MC-ANATOMY-16', 'boost icons lie on encounter cards alone', () => {
  const boosts: readonly CardType[] = [
    'side-scheme',
    'minion',
    'attachment',
    'treachery',
    'environment',
    'obligation',
  ];
  expect(elsewhere((face) => face.boost > 0 || face.boostStar, ...boosts)).toEqual([]);
  expect(Math.max(...of(...boosts).map((face) => face.boost))).toBe(3);
});

proves(
  ['MC-ANATOMY-17', 'MC-ANATOMY-18'],
  'main schemes have threat, acceleration and a target; stages are consecutive',
  () => {
    for (const villain of ['rhino', 'klaw', 'ultron'] as const) {
      const schemes = content.ofSet(villain).filter(({ faces: [face] }) => face.type === 'main-scheme');
      expect(schemes.map((card) => card.faces[0].stage)).toEqual(schemes.map((_, i) => i + 1));
      for (const { faces: sides } of schemes) {
        expect(sides[1]?.target).not.toBeNull();
        expect(sides[1]?.acceleration).toEqual({ perPlayer: 1 });
      }
    }
    expect(elsewhere((face) => face.target !== null || face.acceleration !== 0, 'main-scheme')).toEqual([]);
    expect(elsewhere((face) => face.stage !== null, 'villain', 'main-scheme')).toEqual([]);
  },
);

proves('MC-ANATOMY-19', 'encounter cards name their set; the sets have the sizes they are sold with', () => {
  const size = (set: keyof typeof SETS): number =>
    content
      .ofSet(set)
      .filter(({ faces: [face] }) => face.type !== 'villain' && face.type !== 'main-scheme')
      .reduce((sum, card) => sum + card.copies, 0);
  for (const face of faces) expect(Object.keys(SETS)).toContain(face.set);
  expect([size('standard'), size('expert'), size('bomb-scare'), size('masters-of-evil')]).toEqual([
    7, 3, 6, 7,
  ]);
  expect([size('under-attack'), size('legions-of-hydra'), size('the-doomsday-chair')]).toEqual([5, 6, 6]);
});

proves('MC-ANATOMY-20', 'attachments may carry ATK and SCH', () => {
  const boxes = of('attachment').map((face) => [face.id, face.atk, face.sch] as const);
  expect(boxes).toContainEqual(['core/99', 3, null]);
  expect(boxes).toContainEqual(['core/141', null, 1]);
  expect(boxes).toContainEqual(['core/98', null, null]);
});

proves('MC-ANATOMY-21', 'side schemes have threat and icons, no target', () => {
  for (const face of of('side-scheme')) {
    expect(face.threat, face.id).not.toBe(0);
    expect([face.target, face.acceleration]).toEqual([null, 0]);
  }
  expect(elsewhere((face) => Object.keys(face.icons).length > 0, 'side-scheme')).toEqual([]);
});

proves(
  'MC-ANATOMY-22',
  'treacheries, environments and obligations have no stats, hit points or threat',
  () => {
    expect(
      without(
        of('treachery', 'environment', 'obligation'),
        ({ atk, sch, hitPoints, threat, cost }) =>
          [atk, sch, hitPoints, cost].every((one) => one === null) && threat === 0,
      ),
    ).toEqual([]);
  },
);

proves(
  ['MC-ABILITY-4', 'MC-ANATOMY-1'],
  'a timing word makes an ability a triggered one; without one it is constant',
  () => {
    const nodes = (id: string): string[] => content.face(id).abilities.map((one) => one.node);
    expect(nodes('core/1a')).toEqual(['interrupt']);
    expect(nodes('core/2')).toEqual(['response']);
    expect(nodes('core/6')).toEqual(['action']);
    expect(nodes('core/36')).toEqual(['constant']);
    expect(nodes('core/39')).toEqual(['constant', 'action']);
    expect(nodes('core/103')).toEqual(['when-revealed']);
    expect(nodes('core/8')).toEqual(['generates']);
  },
);
