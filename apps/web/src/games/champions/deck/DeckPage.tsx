import { type DeckNote, deckFile, deckList, type NamedDeck, readDecks } from '@assemble/champions';
import { type ReactNode, useMemo } from 'react';
import { Head } from '../../../collection/Head.tsx';
import { handOverFile } from '../../../collection/hand-over.ts';
import { Import } from '../../../collection/Import.tsx';
import { KeptList } from '../../../collection/KeptList.tsx';
import { Notes } from '../../../collection/Notes.tsx';
import { Share } from '../../../collection/Share.tsx';
import { useCollectionWords } from '../../../collection/words.ts';
import { usePage } from '../../../shell/page.ts';
import { useLocale } from '../../../shell/preferences.ts';
import { navigate, replace } from '../../../shell/router.ts';
import { randomText } from '../../../table/saved.ts';
import { cardAt, content, titleOf } from '../data.ts';
import { builderHref, deckAt, playHref } from './address.ts';
import { DeckEditor } from './DeckEditor.tsx';
import { firstDeck, sameDeck, sizeOf } from './edit.ts';
import { deckStore } from './saved.ts';
import { type DeckWords, useDeckWords } from './words.ts';

interface Props {
  readonly named: NamedDeck;
  readonly id: string;
}

/** The name, and what can be done with the whole deck. */
function DeckHead({ named, id }: Props) {
  const t = useDeckWords();
  const kept = deckStore.use().find((one) => one.id === id);
  const isSaved =
    kept !== undefined && kept.name === (named.name || t.noName) && sameDeck(kept.deck, named.deck);
  const save = (): boolean => {
    const saved = { ...named, name: named.name || t.noName, id: kept?.id ?? randomText(6) };
    const isKept = deckStore.keep([saved]);
    if (isKept) replace(builderHref(saved, saved.id));
    return isKept;
  };
  return (
    <Head
      label={t.name}
      name={named.name}
      noName={t.noName}
      isSaved={isSaved}
      onName={(name) => replace(builderHref({ ...named, name }, id))}
      onSave={save}
      actions={
        <>
          <a className="button" href={playHref(named)}>
            {t.play}
          </a>
          <button
            type="button"
            className="button button-quiet"
            onClick={() => navigate(builderHref({ name: '', deck: firstDeck }))}
          >
            {t.fresh}
          </button>
        </>
      }
    />
  );
}

const reasons: Readonly<Record<DeckNote['why'], (t: DeckWords) => string>> = {
  unreadable: (t) => t.unreadable,
  'no-card': (t) => t.noCard,
  'no-hero': (t) => t.noHeroNamed,
};

/** Every part of what was read that is not in the deck as it stands, and why. */
function DeckNotes({ notes }: { readonly notes: readonly DeckNote[] }) {
  const t = useDeckWords();
  const locale = useLocale();
  const named = (id: string): string => {
    const card = cardAt(id);
    return card === undefined ? id : titleOf(card, locale);
  };
  return (
    <Notes
      notes={notes.map(({ part, why, nearest }) => ({
        part,
        why: reasons[why](t),
        nearest: nearest.map(named),
      }))}
    />
  );
}

const download = (decks: readonly NamedDeck[], name: string): void =>
  handOverFile(deckFile(decks), name, 'decks.json');

/** Reads decks. One is opened; of several all are saved and the first is opened. Back leads to what was there. */
function ImportDecks() {
  const t = useDeckWords();
  const shared = useCollectionWords();
  const take = (text: string): ReactNode => {
    const { decks, notes } = readDecks(content, text);
    const saved = decks.map((named) => ({ ...named, name: named.name || t.noName, id: randomText(6) }));
    const isKept = saved.length > 1 && deckStore.keep(saved);
    const [first] = saved;
    if (first) navigate(builderHref(first, isKept ? first.id : ''));
    return (
      <>
        <p>{decks.length === 0 ? t.importedNone : t.imported(decks.length)}</p>
        {saved.length > 1 && !isKept && <p>{shared.cannotSave}</p>}
        <DeckNotes notes={notes} />
      </>
    );
  };
  return <Import hint={t.importHint} onTake={take} />;
}

/** The deck builder. The deck lives in the address: a reload, a bookmark and a link to share all hold it. */
export function DeckPage({ query }: { readonly query: URLSearchParams }) {
  const t = useDeckWords();
  const locale = useLocale();
  const heading = usePage(t.title);
  const { named, notes } = useMemo(() => deckAt(query), [query]);
  const id = query.get('id') ?? '';
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {t.title}
      </h1>
      <p className="lead">{t.intro}</p>
      <DeckHead named={named} id={id} />
      <DeckNotes notes={notes} />
      <div className="collection-mores">
        <KeptList
          store={deckStore}
          title={t.myDecks}
          none={t.noDecks}
          current={id}
          about={({ deck }) => t.size(sizeOf(deck))}
          hrefOf={(saved) => builderHref(saved, saved.id)}
          exportAll={t.exportAll}
          onExport={(decks) => download(decks, 'champions')}
        />
        <Share
          ways={[
            { id: 'link', label: t.asLink, text: () => new URL(builderHref(named), location.href).href },
            { id: 'list', label: t.asList, text: () => deckList(content, named, locale) },
            { id: 'file', label: t.asFile, text: () => deckFile([named]) },
          ]}
          onDownload={() => download([named], named.name || t.noName)}
        />
        <ImportDecks />
      </div>
      <DeckEditor deck={named.deck} onChange={(deck) => replace(builderHref({ ...named, deck }, id))} />
    </>
  );
}
