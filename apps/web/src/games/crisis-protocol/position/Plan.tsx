import '../maps/maps.css';
import './position.css';
import {
  BATTLEFIELD,
  baseRadius,
  type Feature,
  onGrid,
  type Point,
  TOKEN_RADIUS,
  type View,
} from '@assemble/crisis-protocol';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { FormProps } from '../../../editor/face.ts';
import { useLocale } from '../../../shell/preferences.ts';
import { nameOfId } from '../data.ts';
import { emblemOf } from '../emblem-of.ts';
import { Chosen } from '../maps/Chosen.tsx';
import { featureName, freshId, middleOf, moved, movedTo, replaced } from '../maps/edit.ts';
import { outlineOf } from '../maps/MapPicture.tsx';
import { FeatureArt, FeatureShadow } from '../terrain/FeatureArt.tsx';
import { Streets } from '../terrain/Streets.tsx';
import { changedCharacter, peopleOf, playersOf, withTerrain, withToken } from './given.ts';
import { usePositionWords } from './words.ts';

/** Something on the plan that can be moved. */
interface Thing {
  readonly id: string;
  readonly label: string;
  readonly at: Point;
  readonly put: (to: Point) => void;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const STEP = 0.5;
const FINE_STEP = 0.1;
/** What is smaller than a fingertip can be taken a little beside it. */
const HIT = 1.3;

const within = ({ x, y }: Point): Point =>
  onGrid({ x: Math.min(BATTLEFIELD, Math.max(0, x)), y: Math.min(BATTLEFIELD, Math.max(0, y)) });

interface Props extends FormProps {
  readonly view: unknown;
}

/** The battlefield from above: what stands on it is dragged, tapped to choose, or moved with keys. */
export function Plan({ given, onChange, view: seen }: Props) {
  const view = seen as View;
  const t = usePositionWords();
  const locale = useLocale();
  const field = useRef<SVGSVGElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [drag, setDrag] = useState<{
    readonly thing: Thing;
    readonly from: Point;
    readonly to: Point;
  } | null>(null);
  const { terrain } = view;

  const put = (feature: Feature): void => onChange(withTerrain(given, replaced(terrain, feature)));
  const features = terrain.map((feature): Thing & { feature: Feature } => ({
    id: `terrain ${feature.id}`,
    label: featureName(feature, terrain, locale),
    at: middleOf(feature),
    put: (to) => put(movedTo(feature, to)),
    feature,
  }));
  const tokens = view.tokens.flatMap((token): (Thing & { owner: number | null })[] => {
    if (token.at === null) return [];
    const alike = view.tokens.filter(({ crisis }) => crisis === token.crisis);
    const name = `${token.crisis}-${alike.indexOf(token) + 1}`;
    return [
      {
        id: `token ${name}`,
        label: t.token(name),
        at: token.at,
        put: (to) => onChange(withToken(given, name, { at: [to.x, to.y] })),
        owner: token.controller,
      },
    ];
  });
  // Characters are numbered in the order in which the sides name them.
  const named = playersOf(given).flatMap((who) => peopleOf(given, who).map(({ name }) => ({ who, name })));
  const people = view.characters.flatMap(
    (one): (Thing & { card: string; radius: number; seat: number })[] => {
      const { who = '', name = '' } = named[one.id] ?? {};
      const card = view.cards[one.card]?.id ?? '';
      if (one.at === null) return [];
      return [
        {
          id: `character ${one.id}`,
          label: `${nameOfId(card, locale)} (${who})`,
          at: one.at,
          put: (to) => onChange(changedCharacter(given, who, name, { at: [to.x, to.y] })),
          card,
          radius: baseRadius(one.base),
          seat: one.controller,
        },
      ];
    },
  );

  const placeOf = ({ clientX, clientY }: PointerEvent): Point => {
    const box = field.current?.getBoundingClientRect();
    const scale = box === undefined || box.width === 0 ? 1 : BATTLEFIELD / box.width;
    return { x: (clientX - (box?.left ?? 0)) * scale, y: (clientY - (box?.top ?? 0)) * scale };
  };
  const shift = (thing: Thing): Point =>
    drag?.thing.id === thing.id ? { x: drag.to.x - drag.from.x, y: drag.to.y - drag.from.y } : { x: 0, y: 0 };
  const hands = (thing: Thing) => ({
    role: 'button',
    tabIndex: 0,
    'data-feature': thing.id,
    'aria-pressed': chosen === thing.id,
    'aria-label': t.standsAt(thing.label, thing.at.x, thing.at.y),
    onPointerDown: (event: PointerEvent<SVGGElement>): void => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setChosen(thing.id);
      const at = placeOf(event);
      setDrag({ thing, from: at, to: at });
    },
    onPointerMove: (event: PointerEvent): void => {
      if (drag?.thing.id === thing.id) setDrag({ ...drag, to: placeOf(event) });
    },
    onPointerUp: (): void => {
      const by = shift(thing);
      setDrag(null);
      if (by.x !== 0 || by.y !== 0) thing.put(within({ x: thing.at.x + by.x, y: thing.at.y + by.y }));
    },
    onPointerCancel: () => setDrag(null),
    onKeyDown: (event: KeyboardEvent): void => {
      const arrow = ARROWS[event.key];
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Enter' || event.key === ' ') setChosen(thing.id);
      else if (arrow === undefined) return;
      else {
        const step = event.shiftKey ? FINE_STEP : STEP;
        setChosen(thing.id);
        thing.put(within({ x: thing.at.x + arrow[0] * step, y: thing.at.y + arrow[1] * step }));
      }
      event.preventDefault();
    },
    transform: `translate(${shift(thing).x} ${shift(thing).y})`,
  });

  const selected = features.find(({ id }) => id === chosen)?.feature;
  return (
    <div className="cp-plan">
      <svg ref={field} className="cp-map cp-map-editor" viewBox={`0 0 ${BATTLEFIELD} ${BATTLEFIELD}`}>
        <title>{t.field}</title>
        <Streets />
        {features.map((thing) => (
          <FeatureShadow key={thing.id} feature={moved(thing.feature, shift(thing))} />
        ))}
        {features.map((thing) => (
          <g key={thing.id} {...hands(thing)}>
            <FeatureArt feature={thing.feature} />
            <polygon className="cp-map-feature" points={outlineOf(thing.feature)} />
          </g>
        ))}
        {tokens.map((thing) => (
          <g key={thing.id} {...hands(thing)} data-seat={thing.owner ?? undefined} className="cp-plan-token">
            <circle className="cp-plan-hit" cx={thing.at.x} cy={thing.at.y} r={HIT} />
            <circle className="cp-plan-disc" cx={thing.at.x} cy={thing.at.y} r={TOKEN_RADIUS} />
          </g>
        ))}
        {people.map((thing) => (
          <g key={thing.id} {...hands(thing)} data-seat={thing.seat} className="cp-plan-base">
            <circle className="cp-plan-hit" cx={thing.at.x} cy={thing.at.y} r={Math.max(HIT, thing.radius)} />
            <circle className="cp-plan-disc" cx={thing.at.x} cy={thing.at.y} r={thing.radius} />
            <svg
              x={thing.at.x - thing.radius * 0.7}
              y={thing.at.y - thing.radius * 0.7}
              width={thing.radius * 1.4}
              height={thing.radius * 1.4}
              viewBox="0 0 512 512"
              aria-hidden="true"
            >
              <path className="cp-plan-emblem" d={emblemOf(thing.card).outline} />
            </svg>
          </g>
        ))}
      </svg>
      <p className="remark">{t.keys}</p>
      {selected !== undefined && (
        <section className="panel cp-map-chosen" aria-label={t.chosen}>
          <Chosen
            feature={selected}
            features={terrain}
            onChange={put}
            onCopy={() =>
              onChange(
                withTerrain(given, [
                  ...terrain,
                  { ...moved(selected, { x: 1, y: 1 }), id: freshId(terrain, selected.kind) },
                ]),
              )
            }
            onRemove={() => {
              setChosen(null);
              onChange(
                withTerrain(
                  given,
                  terrain.filter(({ id }) => id !== selected.id),
                ),
              );
            }}
          />
        </section>
      )}
    </div>
  );
}
