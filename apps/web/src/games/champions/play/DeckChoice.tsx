import { type Deck, presetDeck, SETS, type SetId, setsOf } from '@assemble/champions';
import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '../../../shell/Dialog.tsx';
import { useLocale } from '../../../shell/preferences.ts';
import { parseHash, useHash } from '../../../shell/router.ts';
import { content } from '../data.ts';
import { deckAt } from '../deck/address.ts';
import { DeckEditor, useSummary } from '../deck/DeckEditor.tsx';
import { sameDeck } from '../deck/edit.ts';
import { deckStore } from '../deck/saved.ts';
import { useConfigureWords } from './configure-words.ts';
import { aspects } from './random.ts';
import { type ReadyDeck, readyDecks } from './setups.ts';

/** Every hero with every aspect that the ready-made decks do not have. */
const others: readonly ReadyDeck[] = setsOf('hero').flatMap((hero: SetId) =>
  aspects
    .filter((aspect) => !readyDecks.some((one) => one.hero === hero && one.aspect === aspect))
    .map((aspect) => ({ hero, aspect, deck: presetDeck(content, hero, aspect) })),
);

interface Props {
  readonly name: string;
  readonly deck: Deck;
  readonly onChange: (deck: Deck) => void;
}

/** The hero and the deck of a seat: ready-made, saved, brought by the address, or built now. */
export function DeckChoice({ name, deck, onChange }: Props) {
  const t = useConfigureWords();
  const locale = useLocale();
  const id = useId();
  const [isBuilding, setBuilding] = useState(false);
  const summary = useSummary(deck);
  const mine = deckStore.use().map((one) => ({ key: `saved ${one.id}`, label: one.name, deck: one.deck }));
  // A deck that came with the address keeps its name, saved or not.
  const { named } = deckAt(parseHash(useHash()).query);
  if (named.name !== '' && !mine.some((one) => sameDeck(one.deck, named.deck)))
    mine.push({ key: 'brought', label: named.name, deck: named.deck });
  const titled = (list: readonly ReadyDeck[]) =>
    list.map((one) => ({
      key: `${one.hero} ${one.aspect}`,
      label: `${SETS[one.hero].title[locale]}, ${SETS[one.aspect].title[locale]}`,
      deck: one.deck,
    }));
  const groups = [
    { label: t.ready, decks: titled(readyDecks) },
    { label: t.mine, decks: mine },
    { label: t.otherAspects, decks: titled(others) },
  ].filter(({ decks }) => decks.length > 0);
  const all = groups.flatMap(({ decks }) => decks);
  const value = all.find((one) => sameDeck(one.deck, deck))?.key ?? 'own';
  return (
    <div>
      <div className="field">
        <label htmlFor={id}>{t.deckOf(name)}</label>
        <select
          id={id}
          value={value}
          onChange={(event) => {
            const chosen = all.find(({ key }) => key === event.target.value);
            if (chosen !== undefined) onChange(chosen.deck);
          }}
        >
          {groups.map(({ label, decks }) => (
            <optgroup key={label} label={label}>
              {decks.map((one) => (
                <option key={one.key} value={one.key}>
                  {one.label}
                </option>
              ))}
            </optgroup>
          ))}
          {value === 'own' && <option value="own">{t.own}</option>}
        </select>
      </div>
      <p>{summary}</p>
      <button
        type="button"
        className="button button-quiet"
        aria-label={`${t.build}: ${name}`}
        onClick={() => setBuilding(true)}
      >
        {t.build}
      </button>
      {isBuilding &&
        // It lies outside the set-up form, so that Enter in a field starts no match.
        createPortal(
          <Dialog title={t.deckOf(name)} wide done={t.done} onClose={() => setBuilding(false)}>
            <DeckEditor deck={deck} onChange={onChange} stays />
          </Dialog>,
          document.body,
        )}
    </div>
  );
}
