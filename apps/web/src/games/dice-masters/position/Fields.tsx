import { useId } from 'react';
import { usePositionWords } from './words.ts';

interface NumberProps {
  readonly label: string;
  readonly value: number;
  readonly least?: number;
  /** The label is read, but stands elsewhere for the eyes. */
  readonly bare?: true;
  readonly onChange: (value: number) => void;
}

/** A whole number. */
export function NumberField({ label, value, least = 0, bare, onChange }: NumberProps) {
  return (
    <label className={bare ? 'dm-number' : 'field dm-number'}>
      <span className={bare ? 'hidden' : undefined}>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        min={least}
        max={99}
        value={value}
        onChange={(event) => {
          const number = Math.trunc(event.target.valueAsNumber);
          if (number >= least && number <= 99) onChange(number);
        }}
      />
    </label>
  );
}

interface AddProps {
  readonly label: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly onAdd: (value: string) => void;
}

/** A list from which whatever is chosen is added at once. */
export function Add({ label, options, onAdd }: AddProps) {
  const t = usePositionWords();
  const id = useId();
  return (
    <div className="field dm-add-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value="" onChange={(event) => onAdd(event.target.value)}>
        <option value="">{t.choose}</option>
        {options.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Takes something away. */
export function Remove({ name, onRemove }: { readonly name: string; readonly onRemove: () => void }) {
  const t = usePositionWords();
  return (
    <button
      type="button"
      className="dm-remove"
      aria-label={t.remove(name)}
      title={t.remove(name)}
      onClick={onRemove}
    >
      <span aria-hidden="true">×</span>
    </button>
  );
}
