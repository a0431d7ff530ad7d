import { PRESETS, presetDeck } from '@assemble/champions';
import type { Words } from '@assemble/kernel';
import { Check, NumberField } from '../../../editor/Fields.tsx';
import { Choice } from '../../../shell/fields.tsx';
import { useLocale } from '../../../shell/preferences.ts';
import { type Card, cards, content, titleOf } from '../data.ts';
import { Cards, Status } from './Cards.tsx';
import { cardsIn, playersOf, SIDE_PLACES, sideOf, withCard, withSide } from './given.ts';
import { usePositionWords } from './words.ts';

interface Props {
  readonly given: Words;
  readonly who: string;
  readonly onChange: (given: Words) => void;
}

export const HEROES: readonly Card[] = cards.filter((card) => card.faces[0].type === 'hero');

/** The cards of the hero's ready-made deck that lie nowhere else come under the deck. */
function filledDeck(given: Words, who: string): Words {
  const hero = HEROES.find((card) => card.faces[0].title.en === sideOf(given, who)['hero']);
  const preset = PRESETS.find((one) => one.hero === hero?.set);
  if (preset === undefined) return given;
  const left = new Map(Object.entries(presetDeck(content, preset.hero, preset.aspect).cards));
  for (const place of Object.values(SIDE_PLACES))
    for (const { card } of cardsIn(given, { ...place, who })) {
      const id = cards.find((one) => one.id === card || one.faces[0].title.en === card)?.id ?? '';
      if (left.has(id)) left.set(id, (left.get(id) ?? 0) - 1);
    }
  let next = given;
  for (const [id, count] of left)
    for (let n = 0; n < count; n++)
      next = withCard(
        next,
        { ...SIDE_PLACES.deck, who },
        content.card(id),
        cardsIn(next, { ...SIDE_PLACES.deck, who }).length,
      );
  return next;
}

/** What a player has. */
export function Side({ given, who, onChange }: Props) {
  const t = usePositionWords();
  const locale = useLocale();
  const side = sideOf(given, who);
  const put = (changes: Words): void => onChange(withSide(given, who, changes));
  const taken = playersOf(given)
    .filter((one) => one !== who)
    .map((one) => sideOf(given, one)['hero']);
  const free = HEROES.filter((card) => !taken.includes(card.faces[0].title.en));
  const isOut = side['out'] === true;
  return (
    <>
      <div className="editor-fields">
        <Choice
          label={t.hero}
          value={String(side['hero'] ?? '')}
          options={free.map((card) => [card.faces[0].title.en, titleOf(card, locale)])}
          onChange={(hero) => hero !== '' && put({ hero })}
        />
        {!isOut && (
          <>
            <Choice
              label={t.form}
              value={side['form'] === 'alter-ego' ? 'alter-ego' : 'hero'}
              options={[
                ['hero', t.heroForm],
                ['alter-ego', t.alterEgo],
              ]}
              onChange={(form) => put({ form: form === 'alter-ego' ? form : null })}
            />
            <NumberField
              label={t.damage}
              value={Number(side['damage'] ?? 0)}
              onChange={(damage) => put({ damage })}
            />
          </>
        )}
      </div>
      {!isOut && (
        <>
          <Status words={side} hasStatus onChange={put} />
          <div className="editor-checks">
            <Check
              label={t.flipped}
              value={side['flipped'] === true}
              onChange={(flipped) => put({ flipped })}
            />
          </div>
          {(['play', 'minions', 'hand', 'deck', 'discard', 'dealt'] as const).map((list) => (
            <div key={list} className="editor-part">
              <Cards
                given={given}
                place={{ ...SIDE_PLACES[list], who }}
                title={t[list]}
                onChange={onChange}
              />
              {list === 'deck' && (
                <p>
                  <button
                    type="button"
                    className="button button-quiet"
                    onClick={() => onChange(filledDeck(given, who))}
                  >
                    {t.fillDeck}
                  </button>
                </p>
              )}
            </div>
          ))}
        </>
      )}
    </>
  );
}
