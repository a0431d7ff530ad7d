import type { Decision } from '@assemble/kernel';
import { useDesk } from './desk.ts';
import type { Draft } from './draft.ts';
import { useShortcut } from './keys/names.ts';
import { useTableWords } from './words/index.ts';

interface Props {
  readonly decision: Decision;
  readonly draft: Draft;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
}

/** The exact chances of what is chosen so far, where chance follows. */
export function Odds({ decision, draft, open, onToggle }: Props) {
  const t = useTableWords();
  const shortcut = useShortcut('odds');
  const { face, view, locale } = useDesk();
  const table = face.odds?.(decision, draft.chosen, view, locale) ?? null;
  if (table === null) return null;
  return (
    <details className="odds not-now" open={open} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary aria-keyshortcuts={shortcut}>{t.odds}</summary>
      <table>
        <caption>{table.title}</caption>
        <thead>
          <tr>
            <td />
            {table.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cells.map((cell, i) => (
                <td key={table.columns[i]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
