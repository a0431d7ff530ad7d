import { type ReactNode, useId } from 'react';
import { useEditorWords } from './words.ts';

interface NumberProps {
  readonly label: string;
  readonly value: number;
  readonly least?: number;
  readonly step?: number;
  /** The label is read, but stands elsewhere for the eyes. */
  readonly bare?: true;
  readonly onChange: (value: number) => void;
}

/** A number, whole unless it goes in smaller steps. */
export function NumberField({ label, value, least = 0, step = 1, bare, onChange }: NumberProps) {
  return (
    <label className={bare ? 'editor-number' : 'field editor-number'}>
      <span className={bare ? 'hidden' : undefined}>{label}</span>
      <input
        type="number"
        inputMode={step === 1 ? 'numeric' : 'decimal'}
        min={least}
        max={99}
        step={step}
        value={value}
        onChange={(event) => {
          const typed = event.target.valueAsNumber;
          const number = step === 1 ? Math.trunc(typed) : typed;
          if (number >= least && number <= 99) onChange(number);
        }}
      />
    </label>
  );
}

interface CheckProps {
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

/** Something that is true or not. */
export function Check({ label, value, onChange }: CheckProps) {
  return (
    <label className="editor-check">
      <input type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} />
      <span>{label}</span>
    </label>
  );
}

type Options = readonly (readonly [value: string, name: string])[];

interface AddProps {
  readonly label: string;
  readonly options: Options;
  /** The options in groups, each under its name, in place of one list. */
  readonly groups?: readonly (readonly [name: string, options: Options])[];
  readonly onAdd: (value: string) => void;
}

/** A list from which whatever is chosen is added at once. */
export function Add({ label, options, groups = [], onAdd }: AddProps) {
  const t = useEditorWords();
  const id = useId();
  const listed = (some: Options): ReactNode =>
    some.map(([value, name]) => (
      <option key={value} value={value}>
        {name}
      </option>
    ));
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value="" onChange={(event) => onAdd(event.target.value)}>
        <option value="">{t.choose}</option>
        {listed(options)}
        {groups.map(([name, some]) => (
          <optgroup key={name} label={name}>
            {listed(some)}
          </optgroup>
        ))}
      </select>
    </div>
  );
}

interface ActProps {
  readonly name: string;
  readonly sign: string;
  readonly disabled?: boolean;
  /** Whether what it unfolds is open; left out where it unfolds nothing. */
  readonly expanded?: boolean;
  readonly onAct: () => void;
}

/** A small button of a line; its name is read and shows on hovering. */
export function Act({ name, sign, disabled, expanded, onAct }: ActProps) {
  return (
    <button
      type="button"
      className="editor-act"
      aria-label={name}
      title={name}
      disabled={disabled}
      aria-expanded={expanded}
      onClick={onAct}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}

/** Takes something away. */
export function Remove({ name, onRemove }: { readonly name: string; readonly onRemove: () => void }) {
  const t = useEditorWords();
  return <Act name={t.remove(name)} sign="×" onAct={onRemove} />;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly (readonly [id: string, name: string])[];
  readonly shown: string;
  readonly onShow: (id: string) => void;
}

/** The parts of a form, one of which is shown. */
export function Tabs({ label, tabs, shown, onShow }: TabsProps) {
  return (
    <fieldset className="build-steps editor-tabs">
      <legend className="hidden">{label}</legend>
      {tabs.map(([id, name]) => (
        <button key={id} type="button" aria-pressed={shown === id} onClick={() => onShow(id)}>
          {name}
        </button>
      ))}
    </fieldset>
  );
}

/** A part of a form under its heading. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="editor-part" aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
