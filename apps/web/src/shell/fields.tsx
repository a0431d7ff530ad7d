import { useId } from 'react';

interface SearchProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function SearchField({ label, hint, value, onChange }: SearchProps) {
  return (
    <label className="field field-wide">
      <span>{label}</span>
      <input
        type="search"
        value={value}
        placeholder={hint}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  /** The name of the empty choice; without it there is none. */
  readonly any?: string;
  readonly value: T | '';
  readonly options: readonly (readonly [value: T, name: string])[];
  readonly disabled?: boolean;
  readonly onChange: (value: T | '') => void;
}

export function Choice<T extends string>({ label, any, value, options, disabled, onChange }: ChoiceProps<T>) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        disabled={disabled}
        onChange={(event) => {
          const chosen = options.find(([option]) => option === event.target.value);
          onChange(chosen ? chosen[0] : '');
        }}
      >
        {any !== undefined && <option value="">{any}</option>}
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
