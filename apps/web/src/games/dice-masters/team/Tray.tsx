import { FORMATS, type Team, type TeamFormat } from '@assemble/dice-masters';
import type { CSSProperties } from 'react';
import { Stepper } from '../../../collection/cards/Stepper.tsx';
import { type Violation, Violations } from '../../../collection/Violations.tsx';
import { useCollectionWords } from '../../../collection/words.ts';
import { EmblemArt } from '../../../emblems/EmblemArt.tsx';
import { useLocale } from '../../../shell/preferences.ts';
import { type Card, content, nameOf, subtitleOf, titleOf } from '../data.ts';
import { emblemOf } from '../emblem-of.ts';
import { EnergyPicture } from './Dice.tsx';
import { withDice } from './edit.ts';
import { useTeamWords } from './words.ts';

interface Props {
  readonly team: Team;
  readonly format: TeamFormat['id'];
  readonly summary: string;
  readonly violations: readonly Violation<Team>[];
  readonly stays: boolean;
  readonly onChange: (team: Team) => void;
  readonly onPoint: (card: Card) => void;
  readonly onRead: (card: Card) => void;
}

/** Cost and energy of a card. */
export function Gem({ card }: { readonly card: Card }) {
  return (
    <span className="dm-gem" aria-hidden="true">
      <b className="dm-builder-cost" data-energy={card.energy ?? 'generic'}>
        {card.cost}
      </b>
      {card.energy && <EnergyPicture energy={card.energy} />}
    </span>
  );
}

/** The cards and dice so far, in as many places as there are. */
export function Tray(props: Props) {
  const { team, format, summary, violations, stays, onChange, onPoint, onRead } = props;
  const t = useTeamWords();
  const shared = useCollectionWords();
  const locale = useLocale();
  const { maxCards } = FORMATS[format];
  const wrong = new Set(violations.flatMap(({ cards }) => cards));
  const free = Array.from({ length: Math.max(0, maxCards - team.cards.length) }, (_, at) => at);
  return (
    <section className="dm-tray" aria-labelledby="dm-builder-title">
      <div className="dm-tray-head">
        <h2 id="dm-builder-title" tabIndex={-1}>
          {t.team}
        </h2>
        <p className="build-summary" role="status">
          {summary}
        </p>
      </div>
      <Violations violations={violations} onMend={onChange} stays={stays} />
      <ul className="dm-builder-slots">
        {team.cards.map(({ card: id, dice }, at) => {
          const card = content.find(id);
          const name = card ? nameOf(card, locale) : id;
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a card may be named twice by an address.
              key={`${id} ${at}`}
              className="dm-slot"
              data-wrong={wrong.has(id) || undefined}
              style={card && ({ '--pip': emblemOf(card.title).colours[1] } as CSSProperties)}
            >
              {card ? (
                <button
                  type="button"
                  className="dm-slot-face"
                  aria-label={name}
                  onPointerEnter={() => onPoint(card)}
                  onFocus={() => onPoint(card)}
                  onClick={() => onRead(card)}
                >
                  <EmblemArt emblem={emblemOf(card.title)} width={102} height={122} />
                  <Gem card={card} />
                  <span className="dm-slot-name">
                    <b>{titleOf(card, locale)}</b>
                    <span>{subtitleOf(card, locale)}</span>
                  </span>
                </button>
              ) : (
                <span className="dm-slot-face">{id}</span>
              )}
              {wrong.has(id) && <span className="dm-wrong">{shared.wrong}</span>}
              <Stepper
                count={dice}
                most={card?.max ?? dice}
                fewer={t.fewer(name)}
                more={t.more(name)}
                onChange={(next) => {
                  onChange(withDice(team, id, next));
                  // The buttons that had the focus are gone.
                  if (next === 0) document.getElementById('dm-builder-title')?.focus();
                }}
              />
            </li>
          );
        })}
        {free.map((at) => (
          <li key={at} className="dm-slot dm-free-slot">
            <span>{t.freePlace}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
