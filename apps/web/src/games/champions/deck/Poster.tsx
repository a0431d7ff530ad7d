import { type Deck, PRESETS, presetDeck, SETS, STATS, setsOf, traitsLine } from '@assemble/champions';
import { useState } from 'react';
import { EmblemArt } from '../../../emblems/EmblemArt.tsx';
import { useLocale } from '../../../shell/preferences.ts';
import { Rules } from '../board/CardFace.tsx';
import { Outline } from '../board/Numbers.tsx';
import { Portrait } from '../board/Portrait.tsx';
import { cards, content, type Face } from '../data.ts';
import { emblemOf } from '../emblem-of.ts';
import { aspects } from '../play/random.ts';
import { copiesOf, heroOf, withHero } from './edit.ts';
import { useDeckWords } from './words.ts';

const heroes = setsOf('hero');

/** The printed values of a side, in their shapes. */
export function Printed({ face }: { readonly face: Face }) {
  const locale = useLocale();
  const shown = (['thw', 'atk', 'def', 'rec'] as const).filter((name) => face[name] !== null);
  return (
    <span className="mc-stats">
      {shown.map((name) => (
        <span key={name} className="mc-stat" data-stat={name}>
          <Outline shape={name} />
          <b>{face[name] === 'x' ? 'X' : String(face[name])}</b>
          <i>{STATS[name][locale]}</i>
        </span>
      ))}
      {typeof face.hitPoints === 'number' && (
        <span className="mc-deck-hearts">
          <span aria-hidden="true">♥</span>
          <b>{face.hitPoints}</b>
        </span>
      )}
    </span>
  );
}

interface Props {
  readonly deck: Deck;
  readonly onChange: (deck: Deck) => void;
}

/** The hero large; it turns to the other side. */
function Hero({ deck }: Pick<Props, 'deck'>) {
  const t = useDeckWords();
  const locale = useLocale();
  const [isTurned, setTurned] = useState(false);
  const card = content.find(deck.identity);
  if (card === undefined) return <p className="mc-deck-nobody">{t.noHero}</p>;
  const [first, second = first] = card.faces;
  const [face, other] = isTurned ? [second, first] : [first, second];
  const nemesis = cards.find(({ set, faces: [{ type }] }) => SETS[set].of === card.set && type === 'minion');
  return (
    <div className="mc-deck-hero">
      <Portrait face={face.id} width={262} height={470} share={0.98} />
      <button type="button" className="mc-deck-flip" onClick={() => setTurned(!isTurned)}>
        {other.title[locale]}
      </button>
      <div className="mc-deck-facts">
        <h2>{face.title[locale]}</h2>
        <Printed face={face} />
        <p className="mc-deck-says">
          <Rules face={face} locale={locale} />
        </p>
        <p className="mc-deck-hand">
          <span>{t.handOf(first.handSize ?? 0, second.handSize ?? 0)}</span>
          {nemesis && <span>{t.nemesis(nemesis.faces[0].title[locale])}</span>}
        </p>
        <p className="hidden">{traitsLine(face, locale)}</p>
      </div>
    </div>
  );
}

/** Who the deck is about: the hero, the others, and decks that are ready. */
export function Poster({ deck, onChange }: Props) {
  const t = useDeckWords();
  const locale = useLocale();
  const hero = heroOf(deck);
  const ready = hero === '' ? undefined : PRESETS.find((one) => one.hero === hero);
  const changesFrom = (other: Deck): number =>
    [...new Set([...Object.keys(deck.cards), ...Object.keys(other.cards)])].reduce(
      (sum, id) => sum + Math.max(0, copiesOf(other, id) - copiesOf(deck, id)),
      0,
    );
  return (
    <section className="mc-deck-who" aria-label={t.hero}>
      <Hero key={deck.identity} deck={deck} />
      <fieldset className="mc-deck-heroes">
        <legend>
          {t.otherHero} <small>{t.keepsAspect}</small>
        </legend>
        {heroes.map((id) => {
          const identity = content.ofSet(id).find(({ faces: [{ type }] }) => type === 'hero');
          return (
            <button
              key={id}
              type="button"
              aria-pressed={id === hero}
              aria-label={SETS[id].title[locale]}
              title={SETS[id].title[locale]}
              onClick={() => onChange(withHero(deck, id))}
            >
              {identity && <EmblemArt emblem={emblemOf(identity.faces[0].id)} width={46} height={52} />}
            </button>
          );
        })}
      </fieldset>
      {hero !== '' && (
        <div className="build-panel mc-deck-ready">
          <h3>{t.ready}</h3>
          <ul>
            {aspects.map((aspect) => {
              const made = presetDeck(content, hero, aspect);
              const changes = changesFrom(made);
              return (
                <li key={aspect}>
                  <button type="button" data-tone={aspect} onClick={() => onChange(made)}>
                    <b>{SETS[aspect].title[locale]}</b>
                    <small>{changes === 0 ? t.asItIs : t.changes(changes)}</small>
                    {aspect === ready?.aspect && <span className="mc-deck-best">{t.recommended}</span>}
                  </button>
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </section>
  );
}
