import './played.css';
import { cardText, factsLine } from '@assemble/crisis-protocol';
import { plain } from '@assemble/language';
import { RichText } from '../../../../shell/RichText.tsx';
import { content } from '../../data.ts';
import { useSeen } from '../context.ts';
import { trayWords } from './words.ts';

/** With these a card is laid open for everybody. */
const OPENED: readonly string[] = ['tactic-played', 'tactic-added', 'crisis-chosen'];

/** The card that is being played, large enough to be read by all: as long as it is told, or until somebody taps. */
export function PlayedCard() {
  const { events, reading, locale, nameOfSeat } = useSeen();
  const t = trayWords(locale);
  const last = events.at(-1);
  if (last === undefined || reading === null) return null;
  if (!OPENED.includes(last.kind) || reading.card !== last.args['card']) return null;
  const card = content.find(reading.card);
  if (card === undefined) return null;
  const seat = Number(last.args['seat']);
  const isTactic = card.card === 'tactic';
  return (
    <article className="cp-played" data-seat={isTactic ? seat : undefined} aria-label={card.name[locale]}>
      <p className="cp-played-who">{isTactic ? `${t.played(nameOfSeat(seat))} · ${t.tactic}` : t.crisis}</p>
      <h3>{card.name[locale]}</h3>
      <p className="cp-played-facts">{plain(factsLine(card, locale))}</p>
      {cardText(card, locale)
        .blocks.flatMap(({ paragraphs }) => paragraphs)
        .map(({ name, text }) => (
          <p key={`${name} ${plain(text)}`}>
            {name !== null && <b>{name}: </b>}
            <RichText text={text} />
          </p>
        ))}
    </article>
  );
}
