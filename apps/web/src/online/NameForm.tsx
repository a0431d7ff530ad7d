import { useState } from 'react';
import { api } from './api.ts';
import { Problem } from './Problem.tsx';
import { useRequest } from './useAnswer.ts';
import { useOnlineWords } from './words/index.ts';

interface FieldProps {
  readonly value: string;
  readonly onChange: (name: string) => void;
}

/** The name that others see. */
export function NameField({ value, onChange }: FieldProps) {
  const t = useOnlineWords();
  return (
    <label className="field">
      <span>{t.name}</span>
      <input
        type="text"
        value={value}
        required
        maxLength={20}
        autoComplete="nickname"
        title={t.nameHint}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

/** What one is called from now on; guests have a name, too. */
export function NameForm({ name }: { readonly name: string }) {
  const t = useOnlineWords();
  const [typed, setTyped] = useState(name);
  const [saved, setSaved] = useState<string | null>(null);
  const { busy, problem, run } = useRequest();
  return (
    <form
      className="online-name"
      onSubmit={(event) => {
        event.preventDefault();
        run(async () => {
          const { name: kept } = await api.rename(typed.trim());
          setTyped(kept);
          setSaved(kept);
        });
      }}
    >
      <NameField value={typed} onChange={setTyped} />
      <button
        type="submit"
        className="button button-quiet"
        disabled={busy || typed.trim() === '' || typed.trim() === (saved ?? name)}
      >
        {t.nameSave}
      </button>
      <span role="status">{typed === saved && t.nameSaved}</span>
      <Problem problem={problem} />
    </form>
  );
}
