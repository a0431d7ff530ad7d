import { type Deck, presetDeck, SETS, setsOf } from '@assemble/champions';
import { useId } from 'react';
import { useLocale } from '../../../shell/preferences.ts';
import { content } from '../data.ts';
import { sameDeck } from '../deck/edit.ts';
import { useConfigureWords } from './configure-words.ts';
import { readyDecks } from './setups.ts';

const aspects = ['aggression', 'justice', 'leadership', 'protection'] as const;

/** Every hero with every aspect that the ready-made decks do not have. */
const others = setsOf('hero').flatMap((hero) =>
  aspects
    .filter((aspect) => !readyDecks.some((one) => one.hero === hero && one.aspect === aspect))
    .map((aspect) => ({ hero, aspect, deck: presetDeck(content, hero, aspect) })),
);

interface Props {
  readonly name: string;
  readonly deck: Deck;
  readonly onChange: (deck: Deck) => void;
}

/** The hero and the deck of a seat. */
export function DeckChoice({ name, deck, onChange }: Props) {
  const t = useConfigureWords();
  const locale = useLocale();
  const id = useId();
  const named = (list: typeof others) =>
    list.map((one) => ({
      key: `${one.hero} ${one.aspect}`,
      label: `${SETS[one.hero].title[locale]}, ${SETS[one.aspect].title[locale]}`,
      deck: one.deck,
    }));
  const groups = [
    { label: t.ready, decks: named(readyDecks as typeof others) },
    { label: t.otherAspects, decks: named(others) },
  ];
  const all = groups.flatMap(({ decks }) => decks);
  const value = all.find((one) => sameDeck(one.deck, deck))?.key ?? 'own';
  return (
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
  );
}
