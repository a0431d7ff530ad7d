import { plain } from '@assemble/language';
import { sentence } from '../../../../table/log/sentences.ts';
import { say } from '../../say.ts';
import { useSeen } from '../context.ts';

/** So many lines fill the box, however short they are. */
const MOST = 36;

/** The last lines of the log; the newest stands last. */
export function Recent() {
  const { events, locale, seatNames, view, t, low } = useSeen();
  const lines = events.slice(-MOST).map((event, i) => {
    const { who, seat } = event.args as { readonly who?: unknown; readonly seat?: unknown };
    const whose =
      typeof seat === 'number'
        ? seat
        : typeof who === 'number'
          ? view.characters[who]?.controller
          : undefined;
    return {
      key: events.length - Math.min(MOST, events.length) + i,
      whose,
      text: plain(sentence(event, locale, (message) => say(message, locale, seatNames, view, low))),
    };
  });
  return (
    <section className="cp-box cp-recent" aria-label={t.recent}>
      <h3 className="display">{t.recent}</h3>
      <ul>
        {lines.map(({ key, whose, text }) => (
          <li key={key} data-seat={whose}>
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
