import type { ReactNode } from 'react';
import { Dialog } from '../shell/Dialog.tsx';
import { useLocale } from '../shell/preferences.ts';
import { navigate } from '../shell/router.ts';
import { randomText } from '../table/saved.ts';
import type { Opened } from './Builder.tsx';
import { Compare } from './Compare.tsx';
import { handOverFile } from './hand-over.ts';
import { Import } from './Import.tsx';
import { KeptList } from './KeptList.tsx';
import { Notes } from './Notes.tsx';
import { Lacking } from './owned/Lacking.tsx';
import { useOwnedWords } from './owned/words.ts';
import { PaperSheet } from './PaperSheet.tsx';
import { Share } from './Share.tsx';
import { type Violation, Violations } from './Violations.tsx';
import { collectionWords, useCollectionWords } from './words.ts';

/** What lies over the page. */
export type Sheet = 'kept' | 'import' | 'share' | 'mends' | 'compare' | 'owned';

/**
 * Reads what was made elsewhere. One is opened; of several those that may be kept are, and the first is opened. Undo
 * leads to what was there.
 */
function Importing<One extends { readonly name: string }>({ maker }: Pick<Opened<One>, 'maker'>) {
  const { store, hrefOf, read } = maker;
  const locale = useLocale();
  const t = maker.words[locale];
  const take = (text: string): ReactNode => {
    const { found, notes } = read(text, locale);
    const named = found.map((one) => ({ ...one, name: one.name || t.noName, id: randomText(6) }));
    const keepable = named.filter((one) => (maker.whyNot?.(one, locale) ?? null) === null);
    const isKept = named.length > 1 && store.keep(keepable);
    const [first] = named;
    if (first) navigate(hrefOf(first, isKept && keepable.includes(first) ? first.id : ''));
    return (
      <>
        <p>{found.length === 0 ? t.importedNone : t.imported(found.length)}</p>
        {named.length > 1 && !isKept && <p>{collectionWords[locale].cannotSave}</p>}
        <Notes notes={notes} />
      </>
    );
  };
  return <Import hint={t.importHint} read={(text) => read(text, locale)} onTake={take} />;
}

interface Props<One extends { readonly name: string }> extends Opened<One> {
  readonly sheet: Sheet | null;
  readonly violations: readonly Violation<One>[];
  readonly onChange: (one: One) => void;
  readonly onClose: () => void;
}

/** What this device keeps, how to take things along and to bring them, and what is wrong. */
export function Sheets<One extends { readonly name: string }>(props: Props<One>) {
  const { maker, one, id, sheet, violations, onChange, onClose } = props;
  const { store, hrefOf, about, ways, lines, owned, fileOf, fileName, fileEnding } = maker;
  const shared = useCollectionWords();
  const own = useOwnedWords();
  const locale = useLocale();
  const t = maker.words[locale];
  const kept = store.use();
  if (sheet === null) return null;
  const download = (some: readonly One[], name: string): void => handOverFile(fileOf(some), name, fileEnding);
  const titles: Readonly<Record<Sheet, string>> = {
    kept: t.mine(kept.length),
    import: shared.import,
    share: shared.shareTitle,
    mends: shared.problemsTitle,
    compare: own.compareTitle,
    owned: own.short,
  };
  return (
    <Dialog key={sheet} title={titles[sheet]} onClose={onClose}>
      {sheet === 'kept' && (
        <KeptList
          store={store}
          owned={owned}
          none={t.noneKept}
          current={id}
          about={(each) => about(each, locale)}
          hrefOf={(each) => hrefOf(each, each.id)}
          exportAll={t.exportAll}
          onExport={(all) => download(all, fileName)}
        />
      )}
      {sheet === 'share' && (
        <>
          <Share
            ways={[
              { id: 'link', label: t.asLink, text: () => new URL(hrefOf(one), location.href).href },
              ...ways(one, locale),
              { id: 'file', label: shared.asFile, text: () => fileOf([one]) },
            ]}
            onDownload={() => download([one], one.name || t.noName)}
          />
          {lines && (
            <>
              <button type="button" className="button button-quiet" onClick={() => print()}>
                {own.print}
              </button>
              <PaperSheet name={one.name || t.noName} about={about(one, locale)} lines={lines(one, locale)} />
            </>
          )}
        </>
      )}
      {sheet === 'compare' && <Compare maker={maker} one={one} id={id} />}
      {sheet === 'owned' && owned && <Lacking shelf={owned.shelf} needs={owned.needs(one)} />}
      {sheet === 'import' && <Importing maker={maker} />}
      {sheet === 'mends' &&
        (violations.length === 0 ? (
          <p role="status">{shared.legal}</p>
        ) : (
          <Violations violations={violations} onMend={onChange} stays />
        ))}
    </Dialog>
  );
}
