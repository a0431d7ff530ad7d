import { FIRST_GAME, type Setup } from '@assemble/dice-masters';
import type { Locale } from '@assemble/language';
import { Strip } from '../../../play/line-up/Strip.tsx';
import { content, subtitleOf, titleOf } from '../data.ts';
import { emblemOf } from '../emblem-of.ts';
import { useConfigureWords } from './configure-words.ts';

interface Props {
  readonly format: Setup['format'];
  readonly team: Setup['teams'][number];
  readonly seat: 0 | 1;
  readonly first: Setup['first'];
  readonly locale: Locale;
}

/** The cards that a seat plays, side by side; what is not known yet is an empty place. */
export function TeamSide({ format, team, seat, first, locale }: Props) {
  const t = useConfigureWords();
  // The rulebook has two cards for whoever starts and two for the other.
  const handed = FIRST_GAME.teams[first === 1 ? 1 - seat : seat] ?? [];
  const cards = format === 'first-game' ? handed : (team?.cards ?? []);
  if (cards.length === 0)
    return (
      <p className="line-up-none">{format === 'draft' ? t.drafted : team === null ? t.secret : t.nobody}</p>
    );
  return (
    <ul className="strips" data-of="team">
      {cards.map(({ card: id, dice }) => {
        const card = content.find(id);
        if (card === undefined) return null;
        return (
          <Strip
            key={id}
            emblem={emblemOf(card.title)}
            name={titleOf(card, locale)}
            corner={
              <>
                {card.cost}
                <span className="hidden"> {t.cost}</span>
              </>
            }
          >
            <small className="strip-sub">{subtitleOf(card, locale)}</small>
            <span className="strip-dice">
              <span aria-hidden="true">{'■'.repeat(dice)}</span>
              <span className="hidden">{t.dice(dice)}</span>
            </span>
          </Strip>
        );
      })}
    </ul>
  );
}
