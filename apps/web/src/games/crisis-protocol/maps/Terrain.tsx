import { BATTLEFIELD, type Feature, LARGEST_SIZE } from '@assemble/crisis-protocol';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useLocale } from '../../../shell/preferences.ts';
import type { CrisisCard } from '../data.ts';
import { FeatureArt, FeatureShadow } from '../terrain/FeatureArt.tsx';
import { Streets } from '../terrain/Streets.tsx';
import { featureName, middleOf, moved, movedTo, turned } from './edit.ts';
import { outlineOf, SizePlate } from './MapPicture.tsx';
import { Plan } from './Plan.tsx';
import { useMapWords } from './words.ts';

const STEP = 0.5;
const FINE_STEP = 0.1;
export const TURN = 15;

interface Props {
  readonly features: readonly Feature[];
  readonly chosen: Feature | null;
  /** The crisis whose objectives are shown. */
  readonly crisis: CrisisCard | null;
  /** The features that a rule complains about. */
  readonly involved: ReadonlySet<Feature['id']>;
  readonly onChoose: (feature: Feature) => void;
  readonly onChange: (feature: Feature) => void;
  readonly onRemove: (feature: Feature) => void;
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What a key makes of a feature; null where the key means nothing. */
function keyed(feature: Feature, { key, shiftKey }: KeyboardEvent): Feature | null {
  const arrow = arrows[key];
  if (arrow !== undefined) {
    const step = shiftKey ? FINE_STEP : STEP;
    const { x, y } = middleOf(feature);
    return movedTo(feature, { x: x + arrow[0] * step, y: y + arrow[1] * step });
  }
  if (key === 'r' || key === 'R') return turned(feature, shiftKey ? -TURN : TURN);
  const size = feature.size + (key === '+' ? 1 : key === '-' ? -1 : 0);
  return size !== feature.size && size >= 1 && size <= LARGEST_SIZE ? { ...feature, size } : null;
}

interface Drag {
  readonly feature: Feature;
  readonly x: number;
  readonly y: number;
}

/** The battlefield with its terrain: it is dragged, or moved with keys. */
export function Terrain({ features, chosen, crisis, involved, onChoose, onChange, onRemove }: Props) {
  const t = useMapWords();
  const locale = useLocale();
  const field = useRef<SVGSVGElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const [at, setAt] = useState<Feature | null>(null);
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });

  const placeOf = ({ clientX, clientY }: PointerEvent): { x: number; y: number } => {
    const box = field.current?.getBoundingClientRect();
    const scale = box === undefined || box.width === 0 ? 1 : BATTLEFIELD / box.width;
    return { x: (clientX - (box?.left ?? 0)) * scale, y: (clientY - (box?.top ?? 0)) * scale };
  };
  const begin = (event: PointerEvent<SVGGElement>, feature: Feature): void => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    onChoose(feature);
    setDrag({ feature, ...placeOf(event) });
  };
  const go = (event: PointerEvent): void => {
    if (drag === null) return;
    const { x, y } = placeOf(event);
    const next = moved(drag.feature, { x: x - drag.x, y: y - drag.y });
    setAt(movedTo(next, middleOf(next)));
  };
  const end = (): void => {
    if (at !== null) onChange(at);
    setDrag(null);
    setAt(null);
  };
  const press = (event: KeyboardEvent, feature: Feature): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') onChoose(feature);
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove(feature);
    else {
      const next = keyed(feature, event);
      if (next === null) return;
      onChoose(feature);
      onChange(next);
    }
    event.preventDefault();
  };

  return (
    <svg ref={field} className="cp-map cp-map-editor" viewBox={`0 0 ${BATTLEFIELD} ${BATTLEFIELD}`}>
      <title>{t.field}</title>
      <Streets />
      <Plan crisis={crisis} />
      {features.map((kept) => (
        <FeatureShadow key={kept.id} feature={at?.id === kept.id ? at : kept} />
      ))}
      {features.map((kept) => {
        const feature = at?.id === kept.id ? at : kept;
        const { x, y } = middleOf(feature);
        const isBroken = involved.has(feature.id);
        const label = t.featureLabel(
          featureName(kept, features, locale),
          feature.size,
          number.format(x),
          number.format(y),
        );
        return (
          // biome-ignore lint/a11y/useSemanticElements: a button cannot be drawn inside a picture.
          <g
            key={feature.id}
            role="button"
            tabIndex={0}
            data-feature={feature.id}
            data-broken={isBroken}
            aria-pressed={chosen?.id === feature.id}
            aria-label={isBroken ? `${label}, ${t.broken}` : label}
            onPointerDown={(event) => begin(event, kept)}
            onPointerMove={go}
            onPointerUp={end}
            onPointerCancel={end}
            onKeyDown={(event) => press(event, kept)}
          >
            <FeatureArt feature={feature} />
            <polygon className="cp-map-feature" points={outlineOf(feature)} />
            <SizePlate feature={feature} warns={isBroken} />
          </g>
        );
      })}
    </svg>
  );
}
