import { below, type Stream, sha256, stream } from '@assemble/kernel';
import {
  Advance,
  aimFrom,
  BATTLEFIELD,
  type Base,
  type BaseDiameter,
  baseRadius,
  beamChoices,
  coverBetween,
  DIRECTIONS,
  deploymentAt,
  dropFrom,
  EDGES,
  endReasons,
  type Field,
  generateTerrain,
  HAND_MADE_MAPS,
  inArc,
  MOVEMENT_TOOLS,
  measure,
  moveStraight,
  onGrid,
  type Point,
  placeWithin,
  RANGES,
  type Solid,
  sightBetween,
  sightToTerrain,
  sightToToken,
  solidOf,
  throwTerrain,
  tokenAt,
  toolsUpTo,
  wedgeOf,
} from '../../src/geometry/index.ts';

const QUESTIONS = 2000;
const DIAMETERS: readonly BaseDiameter[] = [35, 50, 65];

const oneOf = <T>(random: Stream, list: readonly T[]): T => list[below(random, list.length)] as T;

const somewhere = (random: Stream): Point => ({
  x: below(random, BATTLEFIELD * 4096) / 4096,
  y: below(random, BATTLEFIELD * 4096) / 4096,
});

const near = (random: Stream, p: Point, reach: number): Point =>
  onGrid({
    x: p.x + (below(random, 2 * reach * 4096) - reach * 4096) / 4096,
    y: p.y + (below(random, 2 * reach * 4096) - reach * 4096) / 4096,
  });

function someField(random: Stream): Field {
  const features =
    below(random, 2) === 0
      ? oneOf(random, HAND_MADE_MAPS).features
      : generateTerrain((n) => below(random, n));
  const terrain = features.map(solidOf);
  const bases: Base[] = [];
  while (bases.length < 10) {
    const base = { id: bases.length, ...somewhere(random), radius: baseRadius(oneOf(random, DIAMETERS)) };
    if (endReasons(base, { terrain, bases }).length === 0) bases.push(base);
  }
  return { terrain, bases };
}

/** One question of each kind in turn; the answer with everything that it carries. */
const QUESTION_KINDS: readonly ((field: Field, self: Base, others: Field, random: Stream) => unknown)[] = [
  (field, self, _, random) => [
    measure(self, oneOf(random, field.bases)),
    measure(self, oneOf(random, field.terrain)),
  ],
  (field, self, _, random) =>
    sightBetween(self, { ...oneOf(random, field.bases), size: 1 + below(random, 4) }, field.terrain),
  (field, self, _, random) => [
    sightToToken(self, tokenAt(somewhere(random)), field.terrain),
    sightToTerrain(self, oneOf<Solid>(random, field.terrain), field.terrain),
  ],
  (field, self, _, random) =>
    coverBetween(self, { ...oneOf(random, field.bases), size: 1 + below(random, 4) }, field.terrain),
  (_, self, others, random) => {
    const start = { ...self, size: 1 + below(random, 4) };
    const wedge = below(random, 4) === 0 ? wedgeOf('toward', self, somewhere(random)) : null;
    const advance = new Advance(start, others, toolsUpTo(oneOf(random, MOVEMENT_TOOLS)), wedge);
    return [advance.verdict(near(random, self, 8)), advance.sample((n) => below(random, n))];
  },
  (_, self, others, random) =>
    moveStraight(
      self,
      near(random, self, 9),
      oneOf(random, MOVEMENT_TOOLS),
      others,
      oneOf(random, others.bases).id,
    ),
  (_, self, others, random) =>
    throwTerrain(self, aimFrom(self, below(random, DIRECTIONS)), oneOf(random, MOVEMENT_TOOLS), others),
  (_, self, others, random) => [
    placeWithin(oneOf(random, RANGES), self, self.radius, others).verdict(near(random, self, 9)),
    deploymentAt(oneOf(random, EDGES), self.radius, others).sample((n) => below(random, n)),
    dropFrom(self).verdict(near(random, self, 5)),
  ],
  (_, self, others, random) => beamChoices(self, oneOf(random, RANGES), others.bases),
  (_, self, _others, random) => inArc(self, { ...tokenAt(near(random, self, 8)), aim: somewhere(random) }),
];

/** Taken once in Node; a browser must come to the same. */
export const GEOMETRY_DIGEST = '7854e1f35442b3328cbba145e74a0c4b64384750d57d3b616dc8c042c296595b';

/** A fingerprint of the answers to 2,000 questions over everything: the same wherever it is taken. */
export function geometryDigest(): string {
  const random = stream('geometry', 'digest');
  let field = someField(random);
  const answers: unknown[] = [];
  for (let i = 0; i < QUESTIONS; i++) {
    if (i % 100 === 0) field = someField(random);
    const self = oneOf(random, field.bases);
    const others = { terrain: field.terrain, bases: field.bases.filter(({ id }) => id !== self.id) };
    const kind = QUESTION_KINDS[i % QUESTION_KINDS.length] as (typeof QUESTION_KINDS)[number];
    answers.push(kind(field, self, others, random));
  }
  const self = field.bases[0] as Base;
  const others = { terrain: field.terrain, bases: field.bases.slice(1) };
  answers.push(new Advance({ ...self, size: 2 }, others, ['L']).region());
  return sha256(JSON.stringify(answers));
}
