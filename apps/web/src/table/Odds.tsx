import type { Decision } from '@assemble/kernel';
import type { OddsTable } from './board.ts';
import { useDesk } from './desk.ts';
import type { Draft } from './draft.ts';
import { useShortcut } from './keys/names.ts';
import { useTableWords } from './words/index.ts';

interface Props {
  readonly decision: Decision;
  readonly draft: Draft;
  /** Whether it is not as it is at first. */
  readonly turned: boolean;
  readonly onTurn: (turned: boolean) => void;
}

/** The exact chances of what is chosen so far, where chance follows. */
export function Odds({ decision, draft, turned, onTurn }: Props) {
  const t = useTableWords();
  const shortcut = useShortcut('odds');
  const { face, view, locale, seatNames } = useDesk();
  const table = face.odds?.(decision, draft.chosen, view, locale, seatNames) ?? null;
  if (table === null) return null;
  const atFirst = table.open ?? false;
  const open = turned !== atFirst;
  return (
    <details
      className="odds not-now"
      open={open}
      onToggle={(event) => onTurn(event.currentTarget.open !== atFirst)}
    >
      <summary aria-keyshortcuts={shortcut}>{atFirst ? table.title : t.odds}</summary>
      {open && <OddsRows table={table} />}
    </details>
  );
}

/** Only while somebody looks: many chances take a while to work out. */
function OddsRows({ table }: { readonly table: OddsTable }) {
  const { title, open, columns, rows, notes } = table;
  return (
    <>
      <table>
        <caption className={open && 'hidden'}>{title}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cells.map((cell, i) => (
                <td key={columns[i]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {notes?.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </>
  );
}
