import './chat.css';
import type { Seat } from '@assemble/kernel';
import { type Locale, locales } from '@assemble/language';
import { type ChatLine, MOST_CHAT, PHRASES, type RoomSeat } from '@assemble/protocol';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocale } from '../../shell/preferences.ts';
import type { TableState } from '../../table/client.ts';
import type { SocketClient } from '../socket-client.ts';
import { type OnlineWords, onlineWords, useOnlineWords } from '../words/index.ts';
import { useBlocked } from './blocked.ts';
import { ChatPeople } from './ChatPeople.tsx';
import { useMuted } from './muted.ts';

type Phrase = (typeof PHRASES)[number];

const phraseWords = (t: OnlineWords): Readonly<Record<Phrase, string>> => ({
  hello: t.phraseHello,
  ready: t.phraseReady,
  'good-luck': t.phraseGoodLuck,
  thinking: t.phraseThinking,
  nice: t.phraseNice,
  oops: t.phraseOops,
  thanks: t.phraseThanks,
  'good-game': t.phraseGoodGame,
  'one-moment': t.phraseOneMoment,
  'take-back': t.phraseTakeBack,
});

/** What a line says to the reader: words as they were typed, phrases in the reader's language. */
function lineWords({ text, phrase }: ChatLine, t: OnlineWords): string {
  const known = PHRASES.find((one) => one === phrase);
  return known === undefined ? (text ?? '') : phraseWords(t)[known];
}

/** The lines that the reader wants to see. */
export function useHeard(lines: readonly ChatLine[]): readonly ChatLine[] {
  const unheard = [...useMuted(), ...useBlocked()];
  return lines.filter(({ who }) => !unheard.includes(who));
}

/** How a phrase reads in the language of who sent it; null where that is the reader's, or nobody knows. */
function original({ phrase, seat }: ChatLine, seats: readonly RoomSeat[], locale: Locale): string | null {
  const known = PHRASES.find((one) => one === phrase);
  const theirs = locales.find((one) => one === seats[seat ?? -1]?.locale);
  if (known === undefined || theirs === undefined || theirs === locale) return null;
  return phraseWords(onlineWords[theirs])[known];
}

interface LineProps {
  readonly line: ChatLine;
  readonly own: boolean;
  readonly seats: readonly RoomSeat[];
}

function Line({ line, own, seats }: LineProps) {
  const t = useOnlineWords();
  const locale = useLocale();
  const at = new Date(line.at);
  const sent = own ? null : original(line, seats, locale);
  return (
    <li data-own={own ? '' : undefined} data-line={line.n}>
      <b className="seat-name" data-seat={line.seat ?? undefined}>
        {line.name}
      </b>{' '}
      {line.seat === null && <small>({t.spectator}) </small>}
      <time dateTime={at.toISOString()}>
        {at.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' })}
      </time>
      {sent !== null && <small className="chat-original">{sent}</small>}
      <span className="chat-words">{lineWords(line, t)}</span>
    </li>
  );
}

interface Props {
  /** The id of the match. */
  readonly match: string;
  readonly client: SocketClient;
  readonly state: TableState;
  readonly yours: readonly Seat[];
  /** Why nobody may talk right now; nothing where they may. */
  readonly silence?: string | null;
}

/** What people say to each other beside the match. */
export function Chat({ match, client, state, yours, silence = null }: Props) {
  const t = useOnlineWords();
  const [typed, setTyped] = useState('');
  const lines = useHeard(state.chat);
  const isClosed = !state.connected || silence !== null;
  const list = useRef<HTMLDivElement>(null);
  const last = lines.at(-1)?.n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new last line is brought into sight.
  useLayoutEffect(() => {
    const element = list.current;
    if (element !== null) element.scrollTop = element.scrollHeight;
  }, [last]);
  return (
    <section className="chat" aria-label={t.chat}>
      <h2>{t.chat}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys. */}
      <div className="chat-lines" ref={list} tabIndex={0} role="log" aria-live="off" aria-label={t.chat}>
        {lines.length === 0 ? (
          <p className="remark">{t.chatEmpty}</p>
        ) : (
          <ol>
            {lines.map((line) => (
              <Line
                key={line.n}
                line={line}
                own={line.seat !== null && yours.includes(line.seat)}
                seats={state.room?.seats ?? []}
              />
            ))}
          </ol>
        )}
      </div>
      {silence !== null && <p role="status">{silence}</p>}
      <fieldset className="chat-phrases">
        <legend className="hidden">{t.phrases}</legend>
        {PHRASES.map((phrase) => (
          <button
            key={phrase}
            type="button"
            className="chip"
            data-phrase={phrase}
            disabled={isClosed}
            onClick={() => client.say({ type: 'phrase', phrase })}
          >
            {phraseWords(t)[phrase]}
          </button>
        ))}
      </fieldset>
      <form
        className="chat-say"
        onSubmit={(event) => {
          event.preventDefault();
          const text = typed.trim();
          if (text === '' || isClosed) return;
          client.say({ type: 'chat', text });
          setTyped('');
        }}
      >
        <input
          type="text"
          value={typed}
          maxLength={MOST_CHAT}
          placeholder={t.chatSay}
          aria-label={t.chatSay}
          autoComplete="off"
          enterKeyHint="send"
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className="button button-quiet" disabled={typed.trim() === '' || isClosed}>
          {t.chatSend}
        </button>
      </form>
      <ChatPeople
        match={match}
        lines={state.chat.filter(({ seat }) => seat === null || !yours.includes(seat))}
      />
    </section>
  );
}

/** Tells screen readers the last thing that somebody else said. */
export function ChatAnnouncer({ state, yours }: Omit<Props, 'match' | 'client' | 'silence'>) {
  const t = useOnlineWords();
  const line = useHeard(state.chat).at(-1);
  // What was said before one came is read in the chat.
  const [first, setFirst] = useState<number | null>(null);
  const n = line?.n ?? -1;
  useEffect(() => setFirst((known) => known ?? n), [n]);
  const fresh =
    line !== undefined &&
    first !== null &&
    line.n > first &&
    (line.seat === null || !yours.includes(line.seat));
  return (
    <div className="hidden" role="status">
      {fresh && `${line.name}: ${lineWords(line, t)}`}
    </div>
  );
}
