import type { Event } from '@assemble/kernel';
import { type Locale, plain, type Rich } from '@assemble/language';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { SearchField } from '../shell/fields.tsx';
import { fold, hasAll, wordsOf } from '../text-search.ts';
import { useDesk } from './desk.ts';
import { RuleChip, Spoken } from './Said.tsx';
import { useTableWords } from './words/index.ts';

interface Line {
  readonly key: number;
  readonly event: Event;
  readonly text: Rich;
  readonly heading: 'turn' | 'step' | null;
}

interface Group {
  readonly key: number;
  readonly title: Line | null;
  readonly lines: Line[];
}

const sentences: Record<Locale, WeakMap<Event, Rich>> = {
  en: new WeakMap(),
  es: new WeakMap(),
  de: new WeakMap(),
};

/** What happened does not change: each line is put into words once. */
function once(event: Event, locale: Locale, say: () => Rich): Rich {
  const known = sentences[locale].get(event);
  if (known !== undefined) return known;
  const text = say();
  sentences[locale].set(event, text);
  return text;
}

/** Lines under the heading that they follow. */
function grouped(lines: readonly Line[], level: 'turn' | 'step'): readonly Group[] {
  const groups: Group[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (line.heading === level) groups.push({ key: line.key, title: line, lines: [] });
    else if (last === undefined) groups.push({ key: line.key, title: null, lines: [line] });
    else last.lines.push(line);
  }
  return groups;
}

function LogLine({ line }: { readonly line: Line }) {
  return (
    <li>
      <Spoken text={line.text} /> <RuleChip rule={line.event.rules[0]} />
    </li>
  );
}

/** All that happened, by turn and step. */
export function LogPanel({ events }: { readonly events: readonly Event[] }) {
  const t = useTableWords();
  const { say, face, locale } = useDesk();
  const [filter, setFilter] = useState('');
  const scroller = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const lines = useMemo(
    () =>
      events.map((event, key): Line => {
        const text = once(event, locale, () => say({ key: event.kind, args: event.args }));
        return { key, event, text, heading: face.heading(event) };
      }),
    [events, say, face, locale],
  );
  const words = wordsOf(filter);
  const shown = words.length === 0 ? lines : lines.filter(({ text }) => hasAll(fold(plain(text)), words));

  // The end stays in sight unless the reader has scrolled up.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element && atEnd.current && shown.length > 0) element.scrollTop = element.scrollHeight;
  }, [shown.length]);

  return (
    <section className="log" aria-label={t.log}>
      <SearchField label={t.logFilter} value={filter} onChange={setFilter} />
      <div
        ref={scroller}
        className="log-lines"
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          atEnd.current = scrollHeight - scrollTop - clientHeight < 30;
        }}
      >
        {shown.length === 0 && <p className="remark">{lines.length === 0 ? t.logEmpty : t.logNone}</p>}
        {grouped(shown, 'turn').map((turn) => (
          <section key={turn.key}>
            {turn.title && (
              <h3>
                <Spoken text={turn.title.text} />
              </h3>
            )}
            {grouped(turn.lines, 'step').map((step) => (
              <section key={step.key}>
                {step.title && (
                  <h4>
                    <Spoken text={step.title.text} />
                  </h4>
                )}
                <ul>
                  {step.lines.map((line) => (
                    <LogLine key={line.key} line={line} />
                  ))}
                </ul>
              </section>
            ))}
          </section>
        ))}
      </div>
    </section>
  );
}
