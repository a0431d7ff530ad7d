import '../past.css';
import type { Event, Explained } from '@assemble/kernel';
import { plain } from '@assemble/language';
import { type MouseEvent, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { SearchField } from '../../shell/fields.tsx';
import { fold, hasAll, wordsOf } from '../../text-search.ts';
import { DeskContext, useDesk } from '../desk.ts';
import { RuleChip, Said, Spoken } from '../Said.tsx';
import { useSettings } from '../settings.ts';
import { useTableWords } from '../words/index.ts';
import { explainedIn } from './explained.ts';
import { LineEmblem } from './LineEmblem.tsx';
import { asHeading, asText, grouped, type Line, sentence } from './sentences.ts';

/** "7 = 5 Hulk + 2 Inner Rage", each with its rule. */
function Sum({ number }: { readonly number: Explained }) {
  return (
    <p className="log-sum">
      <b>{number.value}</b> ={' '}
      {number.parts.map(({ amount, source, rule }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same card may stand in a sum several times.
        <span key={i}>
          {amount < 0 ? ' − ' : i === 0 ? '' : ' + '}
          {Math.abs(amount)} <Said message={source} /> <RuleChip rule={rule} />
        </span>
      ))}
    </p>
  );
}

/** Lets lines lead to the board as it was. */
export interface Look {
  /** For each event after how many decisions it happened. */
  readonly after: readonly number[];
  /** The place that is looked at; null in the present. */
  readonly at: number | null;
  readonly onLook: (step: number) => void;
}

interface LineProps {
  readonly line: Line;
  /** Leads to the board after the line's decision; null where that cannot be seen. */
  readonly onLook: (() => void) | null;
  /** Whether it is the first of the lines that its decision brought about. */
  readonly first: boolean;
  readonly now: boolean;
}

/** The numbers of a line that have sources. */
function Sources({ event }: { readonly event: Event }) {
  const t = useTableWords();
  // For a referee every number is unfolded where it stands.
  const { referee } = useSettings();
  const numbers = explainedIn(event.args);
  if (numbers.length === 0) return null;
  return (
    <details open={referee}>
      <summary>{t.logSources(numbers.map(({ value }) => value).join(', '))}</summary>
      {numbers.map((number, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two sums of a line may be the same.
        <Sum key={i} number={number} />
      ))}
    </details>
  );
}

/** What a line says, with the table as it was when the line came: a long log is not drawn anew at every decision. */
function Words({ line: { text, event } }: { readonly line: Line }) {
  const current = useDesk();
  const [desk, setDesk] = useState(current);
  if (desk.locale !== current.locale) setDesk(current);
  return useMemo(
    () => (
      <DeskContext value={desk}>
        <LineEmblem text={text} />
        <Spoken text={text} /> <RuleChip rule={event.rules[0]} />
        <Sources event={event} />
      </DeskContext>
    ),
    [desk, text, event],
  );
}

function LogLine({ line, onLook, first, now }: LineProps) {
  const t = useTableWords();
  const onClick = (event: MouseEvent): void => {
    const own = event.target instanceof Element && event.target.closest('button, summary') !== null;
    if (!own) onLook?.();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the number of the decision is a button for keys.
    <li
      data-look={onLook === null ? undefined : ''}
      data-now={now ? '' : undefined}
      aria-current={now && first ? 'step' : undefined}
      onClick={onClick}
    >
      {onLook !== null && first && (
        <button type="button" className="log-step" aria-label={t.lookAt(line.after ?? 0)} onClick={onLook}>
          {line.after}
        </button>
      )}
      <Words line={line} />
    </li>
  );
}

interface CopyProps {
  readonly lines: readonly Line[];
  readonly children: ReactNode;
}

function Copy({ lines, children }: CopyProps) {
  const t = useTableWords();
  const [done, setDone] = useState<boolean | null>(null);
  const copy = (): void => {
    // Without a safe connection browsers have no clipboard for a page.
    const writing =
      navigator.clipboard?.writeText(asText(lines)) ?? Promise.reject(new Error('no clipboard'));
    writing.then(
      () => setDone(true),
      () => setDone(false),
    );
  };
  return (
    <p className="log-copy">
      <button type="button" className="button button-quiet" onClick={copy}>
        {t.logCopy}
      </button>
      {children}
      <span role="status">{done === null ? '' : done ? t.logCopied : t.logNotCopied}</span>
    </p>
  );
}

/** The lines that are the first of their decision: they carry its number. */
function firstOfDecisions(lines: readonly Line[]): ReadonlySet<Line> {
  const said = lines.filter(({ heading }) => heading === null);
  return new Set(said.filter((line, i) => line.after !== said[i - 1]?.after));
}

interface Props {
  readonly events: readonly Event[];
  readonly look?: Look | undefined;
  readonly children?: ReactNode;
}

/** All that happened, by turn and step. */
export function Lines({ events, look, children }: Props) {
  const t = useTableWords();
  const { say, face, locale } = useDesk();
  const [filter, setFilter] = useState('');
  const after = look?.after;
  const scroller = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const lines = useMemo(
    () =>
      events.map((event, key): Line => {
        const text = sentence(event, locale, say);
        return { key, event, text, heading: face.heading(event), after: after?.[key] ?? null };
      }),
    [events, after, say, face, locale],
  );
  const words = useMemo(() => wordsOf(filter), [filter]);
  const shown = useMemo(
    () => (words.length === 0 ? lines : lines.filter(({ text }) => hasAll(fold(plain(text)), words))),
    [lines, words],
  );

  // The end stays in sight unless the reader has scrolled up.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element && atEnd.current && shown.length > 0) element.scrollTop = element.scrollHeight;
  }, [shown.length]);

  const first = useMemo(() => firstOfDecisions(shown), [shown]);
  const at = look?.at ?? null;
  const past = shown.flatMap(({ after: one }) => (at === null || one === null || one > at ? [] : [one]));
  const now = past.at(-1) ?? null;
  // So do the lines of the place that is looked at; who comes back from there comes to the end.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (now !== null) element?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
    else if (element) element.scrollTop = element.scrollHeight;
  }, [now]);

  return (
    <>
      <SearchField label={t.logFilter} hint={t.logFilter} value={filter} onChange={setFilter} />
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
                <Spoken text={asHeading(turn.title.text)} />
              </h3>
            )}
            {grouped(turn.lines, 'step').map((step) => (
              <section key={step.key}>
                {step.title && (
                  // In words alone: a term that is the whole of it would be a small target.
                  <h4>{plain(asHeading(step.title.text))}</h4>
                )}
                <ul>
                  {step.lines.map((line) => (
                    <LogLine
                      key={line.key}
                      line={line}
                      onLook={look && line.after !== null ? () => look.onLook(line.after ?? 0) : null}
                      first={first.has(line)}
                      now={now !== null && line.after === now}
                    />
                  ))}
                </ul>
              </section>
            ))}
          </section>
        ))}
      </div>
      {shown.length > 0 && <Copy lines={shown}>{children}</Copy>}
    </>
  );
}
