import { type Deck, presetDeck, SETS, type SetId, setsOf } from '@assemble/champions';
import { MadeChoice } from '../../../collection/MadeChoice.tsx';
import { ownOffers } from '../../../collection/offers.ts';
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

/** The hero and the deck of a seat. */
export function DeckChoice({ name, deck, onChange }: Props) {
  const t = useConfigureWords();
  const locale = useLocale();
  const summary = useSummary(deck);
  const { named } = deckAt(parseHash(useHash()).query);
  const titled = (list: readonly ReadyDeck[]) =>
    list.map((one) => ({
      key: `${one.hero} ${one.aspect}`,
      label: `${SETS[one.hero].title[locale]}, ${SETS[one.aspect].title[locale]}`,
      made: one.deck,
    }));
  return (
    <div className="made">
      <MadeChoice
        label={t.deckOf(name)}
        name={name}
        words={t}
        groups={[
          { label: t.ready, offers: titled(readyDecks) },
          { label: t.mine, offers: ownOffers(deckStore.use(), named, (one) => one.deck, sameDeck) },
          { label: t.otherAspects, offers: titled(others) },
        ]}
        chosen={deck}
        isSame={sameDeck}
        onChoose={onChange}
        editor={<DeckEditor deck={deck} onChange={onChange} stays />}
      >
        <p>{summary}</p>
      </MadeChoice>
    </div>
  );
}
