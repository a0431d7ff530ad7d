import '../cards/pool.css';
import './owned.css';
import { useDeferredValue, useState } from 'react';
import { usePage } from '../../shell/page.ts';
import { useLocale } from '../../shell/preferences.ts';
import { fold } from '../../text-search.ts';
import { PoolSearch, Segments } from '../cards/Pool.tsx';
import { useOwned } from './owned.ts';
import type { Shelf } from './shelf.ts';
import { useOwnedWords } from './words.ts';

interface CountProps {
  readonly name: string;
  readonly count: number;
  readonly onChange: (count: number) => void;
}

/** How many somebody has. Both buttons stay in place, so that the focus does too. */
function Count({ name, count, onChange }: CountProps) {
  const t = useOwnedWords();
  return (
    <span className="owned-count" data-none={count === 0 || undefined}>
      <button
        type="button"
        aria-label={t.fewer(name)}
        aria-disabled={count === 0}
        onClick={() => count > 0 && onChange(count - 1)}
      >
        −
      </button>
      <b>
        <span className="hidden">{t.have(count)}</span>
        <span aria-hidden="true">{count}</span>
      </b>
      <button type="button" aria-label={t.more(name)} onClick={() => onChange(count + 1)}>
        +
      </button>
    </span>
  );
}

type Which = 'mine' | 'missing';

/** What somebody has at home, told by boxes and piece by piece. */
export function OwnedPage({ shelf, name }: { readonly shelf: Shelf; readonly name: string }) {
  const t = useOwnedWords();
  const locale = useLocale();
  const heading = usePage(t.title(name));
  const owned = useOwned(shelf);
  const [q, setQ] = useState('');
  const [which, setWhich] = useState<Which | ''>('');
  const [isRefused, setRefused] = useState(false);
  const sought = fold(useDeferredValue(q));
  const found = shelf.things.filter(
    (thing) =>
      fold(thing.name(locale)).includes(sought) &&
      (which === '' || owned.of(thing.id) > 0 === (which === 'mine')),
  );
  const kinds = [...new Set(found.map((thing) => thing.kind(locale)))];
  return (
    <>
      <header className="gallery-head" data-game={shelf.game}>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {t.title(name)}
          </h1>
          <p>{t.intro}</p>
        </div>
      </header>
      <p role="status">{isRefused && t.cannotKeep}</p>
      <section className="owned-boxes" aria-labelledby="owned-boxes">
        <h2 id="owned-boxes">{t.boxes}</h2>
        <ul>
          {shelf.boxes.map((box) => (
            <li key={box.id}>
              <span>{box.name[locale]}</span>
              <Count
                name={box.name[locale]}
                count={owned.boxes(box.id)}
                onChange={(count) => setRefused(!owned.setBoxes(box.id, count))}
              />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="owned-things">
        <h2 id="owned-things">{t.things}</h2>
        <search className="owned-filters">
          <PoolSearch hint={t.search} value={q} onChange={setQ} />
          <Segments
            label={t.short}
            value={which}
            options={[
              { value: 'mine' as const, name: t.mine },
              { value: 'missing' as const, name: t.missing },
            ]}
            onChange={setWhich}
          />
        </search>
        {found.length === 0 && <p className="empty">{t.nothing}</p>}
        {kinds.map((kind) => (
          <section key={kind} className="owned-kind" aria-label={kind}>
            <h3>{kind}</h3>
            <ul>
              {found
                .filter((thing) => thing.kind(locale) === kind)
                .map((thing) => (
                  <li key={thing.id}>
                    <span>{thing.name(locale)}</span>
                    <Count
                      name={thing.name(locale)}
                      count={owned.of(thing.id)}
                      onChange={(count) => setRefused(!owned.set(thing.id, count))}
                    />
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </section>
    </>
  );
}
