import type { Team } from '@assemble/dice-masters';
import { EmblemArt } from '../../../emblems/EmblemArt.tsx';
import { useLocale } from '../../../shell/preferences.ts';
import { type Card, content, nameOf, plainTextOf, titleOf } from '../data.ts';
import { emblemOf } from '../emblem-of.ts';
import { withBasicAction } from './edit.ts';
import { useTeamWords } from './words.ts';

interface Props {
  readonly team: Team;
  readonly onChange: (team: Team) => void;
  readonly onRead: (card: Card) => void;
  /** Shows the basic actions among the cards to choose from. */
  readonly onLook: () => void;
}

/** The basic actions of a team: two places, and one more for each that is too many. */
export function Basics({ team, onChange, onRead, onLook }: Props) {
  const t = useTeamWords();
  const locale = useLocale();
  const places = Array.from({ length: Math.max(2, team.basicActions.length) }, (_, at) => at);
  return (
    <section className="build-panel dm-builder-basics" aria-labelledby="dm-builder-basics-title">
      <h3 id="dm-builder-basics-title">
        {t.basicActions}
        <small>{t.ofTwo(team.basicActions.length)}</small>
      </h3>
      <ul>
        {places.map((at) => {
          const id = team.basicActions[at];
          const card = id === undefined ? undefined : content.find(id);
          if (id === undefined)
            return (
              <li key={at}>
                <button type="button" className="dm-empty" onClick={onLook}>
                  + <span>{t.basicAction(at + 1)}</span>
                </button>
              </li>
            );
          const name = card ? nameOf(card, locale) : id;
          return (
            <li key={at} className="dm-basic">
              {card && (
                <button
                  type="button"
                  className="dm-basic-face"
                  aria-label={name}
                  onClick={() => onRead(card)}
                  onPointerEnter={() => onRead(card)}
                >
                  <span className="dm-basic-art">
                    <EmblemArt emblem={emblemOf(card.title)} width={90} height={120} />
                  </span>
                  <b className="dm-builder-cost" data-energy="generic">
                    {card.cost}
                  </b>
                  <span className="dm-basic-words">
                    <b>{titleOf(card, locale)}</b>
                    <span>{plainTextOf(card, locale)}</span>
                  </span>
                </button>
              )}
              {card === undefined && <span>{id}</span>}
              <button
                type="button"
                className="dm-leave"
                aria-label={t.leave(name)}
                onClick={() => onChange(withBasicAction(team, at, ''))}
              >
                ✕
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
