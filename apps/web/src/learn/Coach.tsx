import './learn.css';
import './learn-narrow.css';
import type { Lesson } from '@assemble/lessons';
import { saidOf } from '@assemble/lessons';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocale } from '../shell/preferences.ts';
import { RuleChip } from '../table/Said.tsx';
import { useReducedMotion } from '../table/settings.ts';
import type { Beside } from '../table/surroundings.ts';
import { useWide } from '../table/wide.ts';
import { Bold } from './Bold.tsx';
import type { LessonClient } from './lesson-client.ts';
import { type Box, elementsOf, placeSelector, selectorsFor, useBoxes } from './lit.ts';
import type { LessonNow } from './messages.ts';
import { type Mood, Pip } from './Pip.tsx';
import { Spotlight } from './Spotlight.tsx';
import { useTried } from './useTried.ts';
import { useLearnWords } from './words.ts';

interface BubbleProps {
  readonly mood: Mood;
  /** What must not be covered. */
  readonly lit: readonly Box[];
  readonly children: ReactNode;
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** The place over the board where it covers least of what is lit: the middle, the lower edge, the upper edge. */
function placeFor(bubble: HTMLElement, lit: readonly Box[]): number {
  const board = document.querySelector('[data-stage="board"]')?.getBoundingClientRect();
  if (board === undefined) return 0;
  const { x, width, height } = bubble.getBoundingClientRect();
  const gap = 12;
  const tops = [board.top + (board.height - height) / 2, board.bottom - height - gap, board.top + gap].map(
    (top) => Math.max(gap, Math.round(top)),
  );
  const covered = tops.map((y) => lit.reduce((sum, box) => sum + overlap({ x, y, width, height }, box), 0));
  return tops[covered.indexOf(Math.min(...covered))] ?? 0;
}

export function Bubble({ mood, lit, children }: BubbleProps) {
  const t = useLearnWords();
  const root = useRef<HTMLElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const bubble = root.current;
    if (bubble === null) return;
    const place = (): void => setTop(placeFor(bubble, lit));
    place();
    const sizes = new ResizeObserver(place);
    sizes.observe(bubble);
    window.addEventListener('resize', place);
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', place);
    };
  }, [lit]);
  const [first] = lit;
  const below = first === undefined || first.y > top;
  const tail = {
    '--tail': first === undefined ? '' : `${first.x + first.width / 2}px`,
  } as React.CSSProperties;
  return (
    <section ref={root} className="coach" style={{ top }} aria-label={t.coach}>
      <Pip mood={mood} look={[0.6, below ? 0.7 : -0.7]} />
      <div
        className="bubble"
        style={tail}
        data-tail={first === undefined ? undefined : below ? 'down' : 'up'}
      >
        {children}
      </div>
    </section>
  );
}

const SAID = ['.coach .bubble'];

interface Props extends Beside {
  readonly client: LessonClient;
  readonly now: LessonNow;
  readonly lesson: Lesson;
  readonly onSkip: () => void;
}

/** The step of a lesson: one thing lit, one thing asked, two sentences said. */
export function Coach({ client, now, lesson, asked, draft, onSkip }: Props) {
  const t = useLearnWords();
  const text = lesson.text[useLocale()];
  const step = lesson.steps[now.step];
  const [why, setWhy] = useState(false);
  const [showing, show] = useState(false);
  const next = useRef<HTMLButtonElement>(null);
  const isAsked = now.wanted !== null && asked?.decision.n === now.wanted.n;
  const selectors =
    step === undefined
      ? []
      : isAsked && now.wanted !== null
        ? selectorsFor(asked, draft, now.wanted.answer, {
            near: step.near ?? 0,
            paid: step.does?.['pay'] !== undefined,
          })
        : step.light === undefined
          ? []
          : [placeSelector(step.light)];
  const lit = useBoxes(selectors);
  const also = useBoxes(step?.also === undefined ? [] : [placeSelector(step.also)]);
  const [bubble] = useBoxes(SAID);
  const wide = useWide();
  const tried = useTried(now.other, useReducedMotion());
  const focus = lit.length > 0;
  const key = selectors.join('\n');
  useEffect(() => {
    for (const element of elementsOf(focus ? key.split('\n') : []))
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [key, focus]);
  // The focus follows the light, unless somebody is at work elsewhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step, as soon as it is lit.
  useEffect(() => {
    const { activeElement } = document;
    const isFree =
      activeElement === document.body ||
      activeElement?.closest('.coach') !== null ||
      activeElement?.closest('.prompt-head') !== null;
    if (!isFree) return;
    if (now.reading) next.current?.focus({ preventScroll: true });
    else if (focus) {
      const [first] = elementsOf(selectors);
      if (first?.matches('button')) first.focus({ preventScroll: true });
    }
  }, [now.step, now.reading, focus]);
  if (step === undefined) return null;
  const said = text.steps[step.id];
  if (said === undefined) return null;
  return (
    <>
      <Spotlight lit={lit} also={also} showing={showing} from={wide ? bubble : undefined} tried={tried} />
      <Bubble mood={now.reading ? 'hi' : why ? 'think' : 'point'} lit={lit}>
        <div aria-live="polite">
          <h2>{said.title}</h2>
          <p>
            <Bold text={said.say} />
          </p>
          {said.ask !== undefined && <p className="bubble-ask">{said.ask}</p>}
          {why && said.why !== undefined && (
            <p className="bubble-why">
              {said.why} {step.rule !== undefined && <RuleChip rule={step.rule} />}
            </p>
          )}
          {now.other !== null && (
            <p className="bubble-other">
              <Pip head mood="think" />
              <span>{saidOf(text, step.id, now.other)}</span>
            </p>
          )}
        </div>
        <p className="bubble-ways">
          {said.why !== undefined && (
            <button
              type="button"
              className="button button-quiet"
              aria-expanded={why}
              onClick={() => setWhy(!why)}
            >
              {t.why}
            </button>
          )}
          {now.reading ? (
            <button ref={next} type="button" className="sun-button" onClick={() => client.coach('read')}>
              {t.next}
            </button>
          ) : (
            <>
              <button type="button" className="button button-quiet" onClick={() => show(true)}>
                {t.showMe}
              </button>
              <button type="button" className="button button-quiet" onClick={onSkip}>
                {t.skip}
              </button>
              <span className="bubble-yours">{t.yours}</span>
            </>
          )}
        </p>
      </Bubble>
    </>
  );
}
