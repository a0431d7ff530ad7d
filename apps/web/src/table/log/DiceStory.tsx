import type { Event } from '@assemble/kernel';
import { Fragment, useMemo } from 'react';
import type { DieWay } from '../board.ts';
import { useDesk } from '../desk.ts';
import { useTableWords } from '../words/index.ts';

function Way({ die }: { readonly die: DieWay }) {
  const t = useTableWords();
  const { openCard } = useDesk();
  const words = {
    rolled: t.wayRolled,
    rerolled: t.wayRerolled,
    changed: t.wayChanged,
    counted: t.wayCounted,
  } as const;
  const { card, name, way } = die;
  return (
    <li>
      {card === null ? (
        <b>{name}</b>
      ) : (
        <button type="button" className="name" data-card={card} onClick={() => openCard(card)}>
          {name}
        </button>
      )}
      <span className="way">
        {way.map(({ how, shows }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a way is only ever added to.
          <Fragment key={i}>
            {i > 0 && <span aria-hidden="true"> → </span>}
            <span className="way-step" data-how={how}>
              <small>{words[how]}</small> {shows}
            </span>
          </Fragment>
        ))}
      </span>
    </li>
  );
}

/** What the dice did: each one's way, and how rolls compare with what was to be expected. */
export function DiceDrawer({ events }: { readonly events: readonly Event[] }) {
  const t = useTableWords();
  const { face, locale, seatNames } = useDesk();
  const story = useMemo(
    () => face.diceStory?.(events, locale, seatNames) ?? { rolls: [], luck: [] },
    [face, events, locale, seatNames],
  );
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  if (story.rolls.length === 0) return <p className="remark">{t.storyNone}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys.
    <div className="log-lines dice-story" tabIndex={0}>
      <h3>{t.luck}</h3>
      {story.luck.map(({ seat, dice, rows }) => (
        <table key={seat}>
          <caption>
            <b className="seat-name" data-seat={seat}>
              {seatNames[seat]}
            </b>
            : {t.luckDice(dice)}
          </caption>
          <thead>
            <tr>
              <th scope="col">{t.luckShows}</th>
              <th scope="col">{t.luckRolled}</th>
              <th scope="col">{t.luckExpected}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, rolled, expected }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{rolled}</td>
                <td>{number.format(expected)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      <h3>{t.storyLast}</h3>
      {story.rolls.map(({ key, title, dice }) => (
        <section key={key}>
          <h4>{title}</h4>
          <ul>
            {dice.map((die) => (
              <Way key={die.die} die={die} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
