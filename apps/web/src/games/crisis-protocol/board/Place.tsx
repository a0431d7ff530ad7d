import { characterName, namesIn, type Preview, placeWords, type View } from '@assemble/crisis-protocol';
import { plain } from '@assemble/language';
import { useEffect, useState } from 'react';
import type { PlaceProps } from '../../../table/board.ts';
import { content, terrainName } from '../data.ts';
import { groundOf, outlookOf, placeMeant, placeSeen, pointOf, previewOf, verdictOn } from './context.ts';
import { between, modelsOf } from './measures.ts';
import { together } from './names.ts';
import { boardWords } from './words/index.ts';

/** A place in numbers, what it comes to in words, and the way to the nearest legal one. */
export function Place({ placing, view, locale, seatNames, me }: PlaceProps<View>) {
  const t = boardWords(locale);
  const ground = groundOf(placing);
  const at = pointOf(placing.at);
  const preview = verdictOn(placing) === null ? null : previewOf(placing);
  const isAim = ground?.kind === 'aim';
  const nearest = preview?.kind === 'spot' ? preview.nearest : null;
  // Written and read as the table is seen, which may be turned.
  const seen = at === null ? null : placeSeen(at, view, me);
  const from = placeSeen(ground?.from ?? { x: 18, y: 18 }, view, me);
  const put = (x: number, y: number): void => placing.onPlace({ ...placeMeant({ x, y }, view, me) });
  return (
    <div className="cp-place">
      {nearest !== null && (
        <button type="button" className="button button-quiet" onClick={() => placing.onPlace({ ...nearest })}>
          {t.nearest}
        </button>
      )}
      <details className="not-now cp-exact">
        <summary>{t.exact}</summary>
        <div>
          <Coordinate
            label={isAim ? t.aimCross : t.cross}
            value={seen?.x ?? null}
            onChange={(x) => put(x, seen?.y ?? from.y)}
          />
          <Coordinate
            label={isAim ? t.aimDown : t.down}
            value={seen?.y ?? null}
            onChange={(y) => put(seen?.x ?? from.x, y)}
          />
        </div>
      </details>
      <output className="cp-outcome">
        {preview === null ? '' : wordsOf(preview, view, locale, seatNames, me).join(' · ')}
      </output>
    </div>
  );
}

/** A field for inches; a number that is being written is not disturbed. */
function Coordinate({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (value: number) => void;
}) {
  const [text, setText] = useState(value === null ? '' : String(value));
  useEffect(() => {
    setText((now) => (value === null ? '' : now !== '' && Number(now) === value ? now : String(value)));
  }, [value]);
  return (
    <label className="cp-coordinate">
      {label}
      <input
        type="number"
        inputMode="decimal"
        min={0}
        max={36}
        step={0.1}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          const next = target.valueAsNumber;
          if (Number.isFinite(next)) onChange(next);
        }}
      />
    </label>
  );
}

/** What a tried place would come to. */
function wordsOf(
  preview: Preview,
  view: View,
  locale: PlaceProps['locale'],
  seatNames: readonly string[],
  me: number | null,
): readonly string[] {
  const t = boardWords(locale);
  const names = namesIn(content, view, seatNames);
  const nameOf = (id: number): string => characterName(names, id, locale);
  const nameOfHit = ({ what, id }: { readonly what: string; readonly id: number | string }): string =>
    what === 'base'
      ? nameOf(Number(id))
      : terrainName(view.features.find((one) => one.id === id)?.kind ?? String(id), locale);
  switch (preview.kind) {
    case 'spot': {
      if (preview.nearest !== null) return [];
      const tool = preview.tool === null ? [] : [t.tool(t[`tool${preview.tool.tool}`])];
      return [
        plain(placeWords(preview.at, outlookOf(view, me), locale)),
        ...tool,
        ...inReach(preview, view, locale, nameOf),
      ];
    }
    case 'straight': {
      return [
        t.stops(plain(placeWords(preview.stop, outlookOf(view, me), locale))),
        ...(preview.hits.length > 0 ? [t.collidesWith(together(preview.hits.map(nameOfHit)))] : []),
        ...(preview.edge === null ? [] : [t.stopsAtEdge]),
      ];
    }
    case 'hurl':
      return [preview.hits.length === 0 ? t.hitsNothing : t.hits(together(preview.hits.map(nameOfHit)))];
    case 'beam': {
      const others = preview.touched.filter((id) => !preview.attacked.includes(id));
      return [
        ...(preview.attacked.length > 0 ? [t.attacks(together(preview.attacked.map(nameOf)))] : []),
        ...(others.length > 0 ? [t.touchesOnly(together(others.map(nameOf)))] : []),
        ...(preview.touched.length === 0 ? [t.touchesNobody] : []),
      ];
    }
    case 'arc':
      return [
        preview.inside.length === 0 ? t.nobodyInArc : t.insideArc(together(preview.inside.map(nameOf))),
      ];
  }
}

/** The enemies that would be within Range 5 from there, with their range. */
function inReach(
  { at, radius }: Extract<Preview, { kind: 'spot' }>,
  view: View,
  locale: PlaceProps['locale'],
  nameOf: (id: number) => string,
): readonly string[] {
  const t = boardWords(locale);
  const who = view.decisions[0]?.ask.args['who'];
  const mover = typeof who === 'number' ? view.characters[who] : undefined;
  if (mover === undefined) return [];
  const near = modelsOf(view)
    .filter(({ character }) => character.controller !== mover.controller)
    .flatMap((model) => {
      const { range, sight, distance } = between(view, { ...at, radius }, model);
      return range === null || !sight.yes ? [] : [{ model, range, distance }];
    })
    .sort((a, b) => a.distance - b.distance);
  if (near.length === 0) return [];
  const list = near.map(({ model, range }) => `${nameOf(model.id)} ${t.range(range)}`);
  return [t.fromThere(together(list))];
}
