import './build.css';
import type { Locale } from '@assemble/language';
import { type CSSProperties, type ReactNode, useMemo, useState } from 'react';
import type { Colours } from '../emblems/emblem.ts';
import { Dialog } from '../shell/Dialog.tsx';
import { usePage } from '../shell/page.ts';
import { useLocale } from '../shell/preferences.ts';
import { replace } from '../shell/router.ts';
import { randomText } from '../table/saved.ts';
import { useWide } from '../table/wide.ts';
import { Bar } from './Bar.tsx';
import { BuildDock } from './BuildDock.tsx';
import { useHistory, useHistoryKeys } from './history.ts';
import { type Note, Notes } from './Notes.tsx';
import type { Counts, Shelf } from './owned/shelf.ts';
import type { Writing } from './Share.tsx';
import { type Sheet, Sheets } from './Sheets.tsx';
import type { Kept, Store } from './store.ts';
import type { Violation } from './Violations.tsx';
import { useCollectionWords } from './words.ts';

interface BuilderWords {
  readonly title: string;
  readonly intro: string;
  /** The label of its name, and what it is called without one. */
  readonly name: string;
  readonly noName: string;
  /** What follows "Play". */
  readonly playWith: string;
  /** Where there is a blank one to start from. */
  readonly fresh?: string;
  /** The saved ones: what they are called together, and with how many there are. */
  readonly mine: (count: number) => string;
  readonly noneKept: string;
  readonly exportAll: string;
  readonly asLink: string;
  readonly importHint: string;
  readonly imported: (count: number) => string;
  readonly importedNone: string;
}

/** A part of what is being made, as it stands on paper. */
export interface Line {
  readonly id: string;
  readonly heading: string;
  readonly count: number;
  readonly name: string;
  readonly detail: string;
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
  /** Everything that is against the rules, and the whole with all of it mended; null where somebody has to decide. */
  readonly violations: (one: One, locale: Locale) => readonly Violation<One>[];
  readonly mended: (one: One) => One | null;
  /** How many of each card there are. */
  readonly counts: (one: One) => Readonly<Record<string, number>>;
  /** How far it is, and in what words it is legal. */
  readonly sentence: (one: One, locale: Locale) => { readonly count: string; readonly state: string };
  /** The colours that its page is lit in. */
  readonly colours: (one: One) => Colours;
  /** What it is made of, in a line. */
  readonly about: (one: One, locale: Locale) => string;
  /** Everything in it: to print it, and to compare it with another one. */
  readonly lines?: (one: One, locale: Locale) => readonly Line[];
  /** What people may own of this game, and what of that is needed at home. */
  readonly owned?: { readonly shelf: Shelf; readonly needs: (one: One) => Counts };
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

/** Something that is being made, and which of the kept ones it is; empty where it is none of them. */
export interface Opened<One extends { readonly name: string }> {
  readonly maker: Maker<One>;
  readonly one: One;
  readonly id: string;
}

/** A part of the page, given what is being made, how to change it, and what is wrong with it. */
type Part<One> = (
  one: One,
  change: (changes: Partial<One>) => void,
  violations: readonly Violation<One>[],
) => ReactNode;

interface Props<One extends { readonly name: string }> {
  readonly maker: Maker<One>;
  readonly query: URLSearchParams;
  /** Fields in the bar, beside the name. */
  readonly fields?: Part<One>;
  readonly children: Part<One>;
}

/** What an address held that could not be used is told at once, over the page. */
function Unread({ notes }: { readonly notes: readonly Note[] }) {
  const t = useCollectionWords();
  const [isOpen, setOpen] = useState(true);
  if (notes.length === 0 || !isOpen) return null;
  return (
    <Dialog title={t.notes} onClose={() => setOpen(false)}>
      <Notes notes={notes} />
    </Dialog>
  );
}

/**
 * The page of a builder: bar, body, dock; nothing but lists scrolls. What is being made lives in the address: a reload,
 * a bookmark and a link to share all hold it.
 */
export function Builder<One extends { readonly name: string }>(props: Props<One>) {
  const { maker, query, fields, children } = props;
  const locale = useLocale();
  const words = maker.words[locale];
  const heading = usePage(words.title);
  const wide = useWide();
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const { one, notes } = useMemo(() => maker.at(query, locale), [maker, query, locale]);
  const violations = useMemo(() => maker.violations(one, locale), [maker, one, locale]);
  const id = query.get('id') ?? '';
  const kept = maker.store.use().find((each) => each.id === id);
  const name = one.name || words.noName;
  const history = useHistory(
    { one, id },
    {
      keyOf: (each) => maker.hrefOf(each),
      isSame: maker.isSame,
      onGo: (to) => replace(maker.hrefOf(to.one, to.id)),
    },
  );
  useHistoryKeys(history);
  const put = (next: One): void => replace(maker.hrefOf(next, id));
  const change = (changes: Partial<One>): void => put({ ...one, ...changes });
  const save = (): boolean => {
    const group = kept?.group === undefined ? {} : { group: kept.group };
    const saved = { ...one, ...group, name, id: kept?.id ?? randomText(6) };
    const isKept = maker.store.keep([saved]);
    if (isKept) {
      history.saved(id, saved.id);
      replace(maker.hrefOf(saved, saved.id));
    }
    return isKept;
  };
  const [dark, mid] = maker.colours(one);
  const opened = { maker, one, id };
  return (
    <div className="build" style={{ '--from': mid, '--to': dark } as CSSProperties}>
      <Bar
        {...opened}
        heading={heading}
        isSaved={kept !== undefined && kept.name === name && maker.isSame(kept, one)}
        history={history}
        onName={(next) => change({ name: next } as Partial<One>)}
        onSave={save}
        onSheet={setSheet}
      >
        {wide && fields?.(one, change, violations)}
      </Bar>
      {!wide && fields && <div className="build-fields">{fields(one, change, violations)}</div>}
      <div className="build-body">{children(one, change, violations)}</div>
      <BuildDock {...opened} violations={violations} onChange={put} onList={() => setSheet('mends')} />
      <Sheets
        {...opened}
        sheet={sheet}
        violations={violations}
        onChange={put}
        onClose={() => setSheet(null)}
      />
      <Unread key={notes.map(({ part }) => part).join()} notes={notes} />
    </div>
  );
}
