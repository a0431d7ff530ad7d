import './owned.css';
import { useLocale } from '../../shell/preferences.ts';
import { hrefTo } from '../../shell/router.ts';
import { type Clash, clashes, type Lack, lacking, useOwned } from './owned.ts';
import { type Counts, type Shelf, thingOn } from './shelf.ts';
import { useOwnedWords } from './words.ts';

interface ListProps {
  readonly shelf: Shelf;
  readonly lacks: readonly (Lack | Clash)[];
}

function LackList({ shelf, lacks }: ListProps) {
  const t = useOwnedWords();
  const locale = useLocale();
  const listed = new Intl.ListFormat(locale);
  return (
    <ul className="owned-lacks">
      {lacks.map((lack) => (
        <li key={lack.id}>
          {t.lack(thingOn(shelf, lack.id)?.name(locale) ?? lack.id, lack.wanted, lack.has)}
          {'among' in lack && <small> ({t.wanted(listed.format(lack.among))})</small>}
        </li>
      ))}
    </ul>
  );
}

const Tell = ({ shelf }: Pick<ListProps, 'shelf'>) => (
  <a className="button button-quiet" href={hrefTo([shelf.game, 'collection'])}>
    {useOwnedWords().tell}
  </a>
);

/** What somebody's collection lacks for what is being made. */
export function Lacking({ shelf, needs }: { readonly shelf: Shelf; readonly needs: Counts }) {
  const t = useOwnedWords();
  const owned = useOwned(shelf);
  const lacks = lacking(owned, needs);
  return (
    <div className="collection-more">
      {owned.isEmpty ? (
        <p>{t.empty}</p>
      ) : lacks.length === 0 ? (
        <p>{t.enough}</p>
      ) : (
        <>
          <h3>{t.lacks}</h3>
          <LackList shelf={shelf} lacks={lacks} />
        </>
      )}
      <Tell shelf={shelf} />
    </div>
  );
}

interface GroupProps {
  readonly shelf: Shelf;
  readonly group: readonly { readonly name: string; readonly needs: Counts }[];
}

/** Whether a collection goes round among all that are built at the same time. */
export function GoesRound({ shelf, group }: GroupProps) {
  const t = useOwnedWords();
  const owned = useOwned(shelf);
  if (owned.isEmpty) return <Tell shelf={shelf} />;
  const lacks = clashes(owned, group);
  if (lacks.length === 0) return <p>{t.goesRound}</p>;
  return (
    <>
      <p>{t.clash}</p>
      <LackList shelf={shelf} lacks={lacks} />
    </>
  );
}
