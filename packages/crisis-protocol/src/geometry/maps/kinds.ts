import type { Id, Point } from '../shapes.ts';
import type { Feature } from '../terrain.ts';
import { gridded } from '../tolerance.ts';

/** A name in the three languages. */
export interface Named {
  readonly en: string;
  readonly es: string;
  readonly de: string;
}

/** What a terrain feature is: the Sizes are the rulebook's (CP-TERRAIN-7), the measures are ours. */
export interface TerrainKind {
  readonly names: Named;
  readonly size: number;
  /** Its outline around the origin. */
  readonly outline: readonly Point[];
  /** Whether a base can stand on it (CP-RULING-6). */
  readonly flat: boolean;
}

function box(wide: number, high: number): readonly Point[] {
  const [x, y] = [wide / 2, high / 2];
  return [
    { x: -x, y: -y },
    { x, y: -y },
    { x, y },
    { x: -x, y },
  ];
}

/** A box without its corners, for round things. */
function rounded(wide: number, high: number): readonly Point[] {
  const [x, y] = [wide / 2, high / 2];
  const cut = Math.min(wide, high) * 0.3;
  return [
    { x: -x + cut, y: -y },
    { x: x - cut, y: -y },
    { x, y: -y + cut },
    { x, y: y - cut },
    { x: x - cut, y },
    { x: -x + cut, y },
    { x: -x, y: y - cut },
    { x: -x, y: -y + cut },
  ];
}

/** A box without one quarter. */
function angled(wide: number, high: number, thick: number): readonly Point[] {
  const [x, y] = [wide / 2, high / 2];
  return [
    { x: -x, y: -y },
    { x, y: -y },
    { x, y: -y + thick },
    { x: -x + thick, y: -y + thick },
    { x: -x + thick, y },
    { x: -x, y },
  ];
}

export const TERRAIN_KINDS = {
  bench: { names: { en: 'bench', es: 'banco', de: 'Bank' }, size: 1, outline: box(2, 0.75), flat: false },
  crate: { names: { en: 'crate', es: 'cajón', de: 'Kiste' }, size: 1, outline: box(1.5, 1.5), flat: true },
  lamppost: {
    names: { en: 'lamppost', es: 'farola', de: 'Laternenpfahl' },
    size: 1,
    outline: rounded(0.75, 0.75),
    flat: false,
  },
  dumpster: {
    names: { en: 'dumpster', es: 'contenedor de basura', de: 'Müllcontainer' },
    size: 2,
    outline: box(2.25, 1.5),
    flat: true,
  },
  car: { names: { en: 'car', es: 'coche', de: 'Auto' }, size: 2, outline: box(3.75, 1.75), flat: true },
  'cryo-tube': {
    names: { en: 'cryo tube', es: 'criotubo', de: 'Kryokammer' },
    size: 2,
    outline: rounded(1.5, 1.5),
    flat: false,
  },
  kiosk: {
    names: { en: 'kiosk', es: 'kiosco', de: 'Verkaufsstand' },
    size: 3,
    outline: box(2.5, 2.25),
    flat: true,
  },
  billboard: {
    names: { en: 'billboard', es: 'valla publicitaria', de: 'Werbetafel' },
    size: 3,
    outline: box(4, 0.75),
    flat: false,
  },
  'food-truck': {
    names: { en: 'food truck', es: 'camión de comida', de: 'Foodtruck' },
    size: 3,
    outline: box(4, 2),
    flat: true,
  },
  truck: {
    names: { en: 'truck', es: 'camión', de: 'LKW' },
    size: 4,
    outline: box(4.25, 2.25),
    flat: true,
  },
  'market-stand': {
    names: { en: 'market stand', es: 'tenderete', de: 'Laden' },
    size: 4,
    outline: box(3.25, 2.75),
    flat: true,
  },
  building: {
    names: { en: 'building', es: 'edificio', de: 'Gebäude' },
    size: 5,
    outline: box(4.25, 4),
    flat: true,
  },
  'corner-building': {
    names: { en: 'corner building', es: 'edificio en esquina', de: 'Eckgebäude' },
    size: 5,
    outline: angled(4.25, 4.25, 2),
    flat: true,
  },
  monolith: {
    names: { en: 'monolith', es: 'monolito', de: 'Monolith' },
    size: 5,
    outline: rounded(2.5, 2.5),
    flat: false,
  },
} as const satisfies Readonly<Record<string, TerrainKind>>;

export type TerrainKindId = keyof typeof TERRAIN_KINDS;

export const TERRAIN_KIND_IDS = Object.keys(TERRAIN_KINDS) as readonly TerrainKindId[];

export function terrainKind(id: TerrainKindId): TerrainKind {
  return TERRAIN_KINDS[id];
}

/**
 * A feature of a kind, standing somewhere and turned: `turn` is the way that its x axis points, of any length.
 */
export function featureOf(id: Id, kind: TerrainKindId, at: Point, turn: Point): Feature {
  const { outline, size, flat } = terrainKind(kind);
  return {
    id,
    kind,
    size,
    interactive: true,
    outline: placed(outline, at, turn),
    standing: flat ? 'outline' : null,
  };
}

function placed(outline: readonly Point[], at: Point, turn: Point): readonly Point[] {
  const length = Math.sqrt(turn.x * turn.x + turn.y * turn.y);
  const [c, s] = [turn.x / length, turn.y / length];
  return outline.map((p) => ({
    x: gridded(at.x + p.x * c - p.y * s),
    y: gridded(at.y + p.x * s + p.y * c),
  }));
}
