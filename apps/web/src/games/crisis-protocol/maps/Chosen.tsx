import { type Feature, LARGEST_SIZE } from '@assemble/crisis-protocol';
import { useState } from 'react';
import { Choice } from '../../../shell/fields.tsx';
import { useLocale } from '../../../shell/preferences.ts';
import { featureName, middleOf, movedTo, turned } from './edit.ts';
import { TURN } from './Terrain.tsx';
import { useMapWords } from './words.ts';

interface NumberProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

const SIZES = Array.from({ length: LARGEST_SIZE }, (_, i) => i + 1);

const shown = (value: number): string => String(Math.round(value * 100) / 100);

/** A number in inches. What is half typed is kept until it is a number. */
function Inches({ label, value, onChange }: NumberProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label className="field">
      <span>{label}</span>
      <input
        type="number"
        min={0}
        max={36}
        step={0.1}
        value={typed ?? shown(value)}
        onBlur={() => setTyped(null)}
        onChange={({ target }) => {
          setTyped(target.value);
          const next = Number(target.value);
          if (target.value !== '' && Number.isFinite(next)) onChange(next);
        }}
      />
    </label>
  );
}

interface Props {
  readonly feature: Feature;
  readonly features: readonly Feature[];
  readonly onChange: (feature: Feature) => void;
  readonly onCopy: () => void;
  readonly onRemove: () => void;
}

/** The chosen feature: where it is, how it is turned, its Size. */
export function Chosen({ feature, features, onChange, onCopy, onRemove }: Props) {
  const t = useMapWords();
  const locale = useLocale();
  const { x, y } = middleOf(feature);
  return (
    <>
      <p>
        <b>{featureName(feature, features, locale)}</b>
      </p>
      <div className="cp-map-fields">
        <Inches
          key={`x ${feature.id}`}
          label={t.across}
          value={x}
          onChange={(to) => onChange(movedTo(feature, { x: to, y }))}
        />
        <Inches
          key={`y ${feature.id}`}
          label={t.down}
          value={y}
          onChange={(to) => onChange(movedTo(feature, { x, y: to }))}
        />
        <Choice
          label={t.size}
          value={String(feature.size)}
          options={SIZES.map((size) => [String(size), String(size)] as const)}
          onChange={(size) => size !== '' && onChange({ ...feature, size: Number(size) })}
        />
      </div>
      <label className="check">
        <input
          type="checkbox"
          checked={feature.interactive}
          onChange={({ target }) => onChange({ ...feature, interactive: target.checked })}
        />
        {t.interactive}
      </label>
      <p className="actions">
        <button
          type="button"
          className="button button-quiet"
          aria-label={t.turnLeft}
          onClick={() => onChange(turned(feature, -TURN))}
        >
          ↺ {TURN}°
        </button>
        <button
          type="button"
          className="button button-quiet"
          aria-label={t.turnRight}
          onClick={() => onChange(turned(feature, TURN))}
        >
          ↻ {TURN}°
        </button>
        <button type="button" className="button button-quiet" onClick={onCopy}>
          {t.copy}
        </button>
        <button type="button" className="button button-quiet" onClick={onRemove}>
          {t.remove}
        </button>
      </p>
    </>
  );
}
