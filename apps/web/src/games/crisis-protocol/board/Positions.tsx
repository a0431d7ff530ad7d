import type { Point } from '@assemble/crisis-protocol';
import { type ReactNode, useState } from 'react';
import { groundOf, placeSeen, pointOf, useSeen } from './context.ts';
import { betweenWords } from './Lines.tsx';
import { between, type Model } from './measures.ts';
import { tokenState } from './tokens.ts';
import { Legend } from './tray/Legend.tsx';

/** Everything on the battlefield in numbers and words: to read it, and to measure from any character. */
export function Positions() {
  const seen = useSeen();
  const { t, view, models, placing, selected, nameOf, narrow } = seen;
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState<string>('');
  const [exact, setExact] = useState(false);
  const radius = placing === null ? null : (groundOf(placing)?.radius ?? null);
  const picked = placing === null || radius === null ? null : pointOf(placing.at);
  const acting = models.find(({ id }) => id === view.turn?.character);
  const from = wanted === '' ? String(selected ?? (acting ?? models[0])?.id ?? '') : wanted;
  const eye =
    from === 'ghost' && picked !== null && radius !== null
      ? { ...picked, radius }
      : models.find(({ id }) => String(id) === from);
  return (
    <details
      className="cp-positions"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t.positions}</summary>
      {open && (
        <>
          <label>
            {t.from}{' '}
            <select value={from} onChange={({ target }) => setWanted(target.value)}>
              {picked !== null && <option value="ghost">{t.ghost}</option>}
              {models.map(({ id }) => (
                <option key={id} value={id}>
                  {nameOf(id)}
                </option>
              ))}
            </select>
          </label>{' '}
          <label>
            <input type="checkbox" checked={exact} onChange={({ target }) => setExact(target.checked)} />{' '}
            {t.inNumbers}
          </label>
          <Wide label={t.positions}>
            <table>
              <thead>
                <tr>
                  {[
                    t.character,
                    t.player,
                    ...(exact ? [t.x, t.y] : [t.where]),
                    t.rangeHead,
                    t.distance,
                    t.sightHead,
                    t.coverHead,
                  ].map((head) => (
                    <th key={head} scope="col">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {models.map((model) => (
                  <Row key={model.id} model={model} eye={eye} exact={exact} />
                ))}
              </tbody>
            </table>
          </Wide>
          <Objectives exact={exact} />
          {narrow && <Legend />}
        </>
      )}
    </details>
  );
}

/** Scrolls where a table is too wide. */
function Wide({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys.
    <section className="cp-table" tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}

function Row({
  model,
  eye,
  exact,
}: {
  readonly exact: boolean;
  readonly model: Model;
  readonly eye: Omit<Model, 'character' | 'id' | 'size'> | Model | undefined;
}) {
  const seen = useSeen();
  const { view, nameOf, nameOfSeat } = seen;
  const same = eye !== undefined && 'id' in eye && eye.id === model.id;
  const words = eye === undefined || same ? null : betweenWords(between(view, eye, model), seen);
  return (
    <tr>
      <th scope="row">{nameOf(model.id)}</th>
      <td>{nameOfSeat(model.character.controller)}</td>
      <Whereabouts at={model} exact={exact} />
      <td>{words?.range ?? '–'}</td>
      <td>{words?.distance ?? '–'}</td>
      <td>{words?.sight ?? '–'}</td>
      <td>{words?.cover ?? '–'}</td>
    </tr>
  );
}

/** A place in one cell of words, or in two of numbers. */
function Whereabouts({ at, exact }: { readonly at: Point | null; readonly exact: boolean }) {
  const { view, number, low, place } = useSeen();
  if (!exact) return <td>{at === null ? '–' : place(at)}</td>;
  const seen = at === null ? null : placeSeen(at, view, low);
  return (
    <>
      <td>{seen === null ? '–' : number(seen.x)}</td>
      <td>{seen === null ? '–' : number(seen.y)}</td>
    </>
  );
}

function Objectives({ exact }: { readonly exact: boolean }) {
  const seen = useSeen();
  const { view, t } = seen;
  if (view.tokens.length === 0) return null;
  return (
    <Wide label={t.objective}>
      <table>
        <thead>
          <tr>
            {[t.objective, ...(exact ? [t.x, t.y] : [t.where]), t.state].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.tokens.map((token) => (
            <tr key={token.id}>
              <th scope="row">{seen.nameOfToken(token.id)}</th>
              <Whereabouts at={token.at} exact={exact} />
              <td>{tokenState(token, seen)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}
