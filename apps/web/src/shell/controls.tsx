import './controls.css';
import type { ReactNode } from 'react';

interface SegmentsProps<T extends string | number> {
  /** What is chosen among; told to those who do not see it. */
  readonly label: string;
  readonly value: T;
  readonly options: readonly {
    readonly value: T;
    readonly label: ReactNode;
    /** The whole name, where what is seen is short. */
    readonly name?: string;
    readonly lang?: string;
    readonly keys?: string;
  }[];
  readonly onChange: (value: T) => void;
}

/** A few things of which one holds, side by side. */
export function Segments<T extends string | number>({ label, value, options, onChange }: SegmentsProps<T>) {
  return (
    <fieldset className="segments">
      <legend className="hidden">{label}</legend>
      {options.map((one) => (
        <button
          key={one.value}
          type="button"
          lang={one.lang}
          aria-label={one.name}
          aria-pressed={one.value === value}
          aria-keyshortcuts={one.keys}
          onClick={() => onChange(one.value)}
        >
          {one.label}
        </button>
      ))}
    </fieldset>
  );
}

interface ToggleProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Something that holds or does not. */
export function Toggle({ label, checked, onChange }: ToggleProps) {
  return (
    <label className="toggle">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}
