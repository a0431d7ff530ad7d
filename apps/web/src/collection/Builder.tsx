import './collection.css';
import type { Locale } from '@assemble/language';
import { type ReactNode, useMemo } from 'react';
import { usePage } from '../shell/page.ts';
import { useLocale } from '../shell/preferences.ts';
import { navigate, replace } from '../shell/router.ts';
import { randomText } from '../table/saved.ts';
import { Head } from './Head.tsx';
import { handOverFile } from './hand-over.ts';
import { Import } from './Import.tsx';
import { KeptList } from './KeptList.tsx';
import { type Note, Notes } from './Notes.tsx';
import { Share, type Writing } from './Share.tsx';
import type { Kept, Store } from './store.ts';
import { collectionWords, useCollectionWords } from './words.ts';

interface BuilderWords {
  readonly title: string;
  readonly intro: string;
  /** The label of its name, and what it is called without one. */
  readonly name: string;
  readonly noName: string;
  readonly play: string;
  /** Where there is a blank one to start from. */
  readonly fresh?: string;
  readonly mine: (count: number) => string;
  readonly noneKept: string;
  readonly exportAll: string;
  readonly asLink: string;
  readonly importHint: string;
  readonly imported: (count: number) => string;
  readonly importedNone: string;
}

/** What a game tells of the things that people make in one of its builders. */
export interface Maker<One extends { readonly name: string }> {
  readonly words: Readonly<Record<Locale, BuilderWords>>;
  readonly store: Store<One & Kept>;
  /** Its address in the builder; `id` tells which of the kept ones it is, if any. */
  readonly hrefOf: (one: One, id?: string) => string;
  /** The set-up form with it chosen. */
  readonly playHref: (one: One) => string;
  /** What an address names, and what of it could not be used. */
  readonly at: (
    query: URLSearchParams,
    locale: Locale,
  ) => { readonly one: One; readonly notes: readonly Note[] };
  /** Whether two are the same but for their names. */
  readonly isSame: (one: One, other: One) => boolean;
  /** A new one in place of another. */
  readonly blank?: (before: One) => One;
  /** Why it cannot be kept and played as it is; null where it can. */
  readonly whyNot?: (one: One, locale: Locale) => string | null;
  /** What it is made of, in a line. */
  readonly about: (one: One, locale: Locale) => string;
  /** Ways to write it down besides its link and its file. */
  readonly ways: (one: One, locale: Locale) => readonly Writing[];
  readonly read: (
    text: string,
    locale: Locale,
  ) => { readonly found: readonly One[]; readonly notes: readonly Note[] };
  readonly fileOf: (some: readonly One[]) => string;
  /** What a file of all is called, and how the names of all files end. */
  readonly fileName: string;
  readonly fileEnding: string;
}

interface Opened<One extends { readonly name: string }> {
  readonly maker: Maker<One>;
  readonly one: One;
  /** Which of the kept ones it is; empty where it is none of them. */
  readonly id: string;
}

interface HeadProps<One extends { readonly name: string }> extends Opened<One> {
  readonly fields: ReactNode;
  readonly actions: ReactNode;
}

/** The name, further fields, and what can be done with the whole of it. */
function BuilderHead<One extends { readonly name: string }>(props: HeadProps<One>) {
  const { maker, one, id, fields, actions } = props;
  const { store, hrefOf, playHref, isSame, blank } = maker;
  const locale = useLocale();
  const t = maker.words[locale];
  const name = one.name || t.noName;
  const kept = store.use().find((each) => each.id === id);
  const whyNot = maker.whyNot?.(one, locale) ?? null;
  const save = (): boolean => {
    const saved = { ...one, name, id: kept?.id ?? randomText(6) };
    const isKept = store.keep([saved]);
    if (isKept) replace(hrefOf(saved, saved.id));
    return isKept;
  };
  return (
    <Head
      label={t.name}
      name={one.name}
      noName={t.noName}
      isSaved={kept !== undefined && kept.name === name && isSame(kept, one)}
      onName={(next) => replace(hrefOf({ ...one, name: next }, id))}
      onSave={save}
      whyNot={whyNot}
      actions={
        <>
          {whyNot === null && (
            <a className="button" href={playHref(one)}>
              {t.play}
            </a>
          )}
          {blank && (
            <button
              type="button"
              className="button button-quiet"
              onClick={() => navigate(hrefOf(blank(one)))}
            >
              {t.fresh}
            </button>
          )}
          {actions}
        </>
      }
    >
      {fields}
    </Head>
  );
}

/**
 * Reads what was made elsewhere. One is opened; of several those that may be kept are, and the first is opened. Back
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
  return <Import hint={t.importHint} onTake={take} />;
}

/** What this device keeps, and how to take things along and to bring them. */
function Mores<One extends { readonly name: string }>({ maker, one, id }: Opened<One>) {
  const { store, hrefOf, about, ways, fileOf, fileName, fileEnding } = maker;
  const shared = useCollectionWords();
  const locale = useLocale();
  const t = maker.words[locale];
  const download = (some: readonly One[], name: string): void => handOverFile(fileOf(some), name, fileEnding);
  return (
    <div className="collection-mores">
      <KeptList
        store={store}
        title={t.mine}
        none={t.noneKept}
        current={id}
        about={(kept) => about(kept, locale)}
        hrefOf={(kept) => hrefOf(kept, kept.id)}
        exportAll={t.exportAll}
        onExport={(all) => download(all, fileName)}
      />
      <Share
        ways={[
          { id: 'link', label: t.asLink, text: () => new URL(hrefOf(one), location.href).href },
          ...ways(one, locale),
          { id: 'file', label: shared.asFile, text: () => fileOf([one]) },
        ]}
        onDownload={() => download([one], one.name || t.noName)}
      />
      <Importing maker={maker} />
    </div>
  );
}

/** A part of the page, given what is being made and how to change it. */
type Part<One> = (one: One, change: (changes: Partial<One>) => void) => ReactNode;

interface Props<One extends { readonly name: string }> {
  readonly maker: Maker<One>;
  readonly query: URLSearchParams;
  /** Fields beside the name, and buttons beside those that all builders have. */
  readonly fields?: Part<One>;
  readonly actions?: Part<One>;
  readonly children: Part<One>;
}

/** A builder. What is being made lives in the address: a reload, a bookmark and a link to share all hold it. */
export function Builder<One extends { readonly name: string }>(props: Props<One>) {
  const { maker, query, fields, actions, children } = props;
  const locale = useLocale();
  const t = maker.words[locale];
  const heading = usePage(t.title);
  const { one, notes } = useMemo(() => maker.at(query, locale), [maker, query, locale]);
  const id = query.get('id') ?? '';
  const change = (changes: Partial<One>): void => replace(maker.hrefOf({ ...one, ...changes }, id));
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {t.title}
      </h1>
      <p className="lead">{t.intro}</p>
      <BuilderHead
        maker={maker}
        one={one}
        id={id}
        fields={fields?.(one, change)}
        actions={actions?.(one, change)}
      />
      <Notes notes={notes} />
      <Mores maker={maker} one={one} id={id} />
      {children(one, change)}
    </>
  );
}
