import './compare.css';
import { useState } from 'react';
import { useLocale } from '../shell/preferences.ts';
import type { Line, Opened } from './Builder.tsx';
import { useOwnedWords } from './owned/words.ts';

/** How many of something two have, where that is not the same. */
export interface Difference extends Pick<Line, 'id' | 'name'> {
  readonly here: number;
  readonly there: number;
}

export function differences(here: readonly Line[], there: readonly Line[]): readonly Difference[] {
  const countIn = (lines: readonly Line[], id: string): number =>
    lines.find((line) => line.id === id)?.count ?? 0;
  const all = new Map([...here, ...there].map(({ id, name }) => [id, name]));
  return [...all]
    .map(([id, name]) => ({ id, name, here: countIn(here, id), there: countIn(there, id) }))
    .filter((one) => one.here !== one.there);
}

/** What is being made beside another one that is kept: only what differs. */
export function Compare<One extends { readonly name: string }>({ maker, one, id }: Opened<One>) {
  const t = useOwnedWords();
  const locale = useLocale();
  const others = maker.store.use().filter((each) => each.id !== id);
  const [chosen, setChosen] = useState(others.length === 1 ? (others[0]?.id ?? '') : '');
  const other = others.find((each) => each.id === chosen);
  if (others.length === 0) return <p>{t.noneToCompare}</p>;
  const found =
    other === undefined
      ? null
      : differences(maker.lines?.(one, locale) ?? [], maker.lines?.(other, locale) ?? []);
  return (
    <div className="collection-more">
      <label className="field">
        <span>{t.compareWith}</span>
        <select value={chosen} onChange={(event) => setChosen(event.target.value)}>
          <option value="">{t.choose}</option>
          {others.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </select>
      </label>
      <div role="status">{found?.length === 0 && <p>{t.same}</p>}</div>
      {other !== undefined && found !== null && found.length > 0 && (
        <table className="compared">
          <thead>
            <tr>
              <th scope="col">{t.card}</th>
              <th scope="col">{one.name || t.thisOne}</th>
              <th scope="col">{other.name}</th>
            </tr>
          </thead>
          <tbody>
            {found.map((difference) => (
              <tr key={difference.id}>
                <th scope="row">{difference.name}</th>
                <td data-more={difference.here > difference.there || undefined}>{difference.here}</td>
                <td data-more={difference.there > difference.here || undefined}>{difference.there}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
