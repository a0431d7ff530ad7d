import './hint.css';
import type { Answer } from '@assemble/kernel';
import type { Asked } from '@assemble/protocol';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Client } from '../client.ts';
import { useDesk } from '../desk.ts';
import { Answers, Primary } from '../stage/Answers.tsx';
import { BigButton } from '../stage/BigButton.tsx';
import { useTableWords } from '../words/index.ts';
import { answerWords } from './answer-words.ts';
import { Ghosts } from './Ghosts.tsx';
import { type Idea, ideasOf } from './ideas.ts';
import { touchedBy } from './touched.ts';
import { useAdvice } from './useAdvice.ts';

interface Props {
  readonly client: Client;
  readonly asked: Asked;
  readonly onTake: (answer: Answer) => void;
  readonly onClose: () => void;
}

/** Why this idea: how much better it stands than the others, in the unit in which its game counts. */
function useReason(ideas: readonly Idea[], shown: Idea | undefined): string {
  const t = useTableWords();
  const { face, locale } = useDesk();
  const [best, second] = ideas;
  if (shown === undefined || best === undefined) return t.hintLeast;
  const worth = (points: number): string =>
    face.worth[locale](new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(points));
  if (second === undefined) return t.hintOnly;
  if (shown !== best)
    return shown.isEqual ? t.hintSameAs(best.words) : t.hintWorse(worth(shown.behind), best.words);
  const worse = ideas.find(({ isEqual }) => !isEqual);
  return worse === undefined ? t.hintAllSame : t.hintBetter(worth(worse.behind), worse.words);
}

/** What the clever bot would do, in place of the question: drawn on the board, with its reason, to be taken or left. */
export function Hint({ client, asked, onTake, onClose }: Props) {
  const t = useTableWords();
  const desk = useDesk();
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { decision, suggestion } = asked;
  const advice = useAdvice(client, decision.n);
  const ideas = useMemo(
    () => ideasOf(advice ?? [], (answer) => answerWords(decision, answer, desk, t)),
    [advice, decision, desk, t],
  );
  const [at, setAt] = useState(0);
  const shown = ideas[at];
  const answer = shown?.answer ?? suggestion;
  const touched = useMemo(() => touchedBy(decision, answer), [decision, answer]);
  const reason = useReason(ideas, shown);
  const thinking = advice === undefined;

  // The table goes on by itself sometimes: then it was advice for something else.
  const [n] = useState(decision.n);
  useEffect(() => {
    if (decision.n !== n) onClose();
  }, [decision.n, n, onClose]);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const onDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      onClose();
    };
    window.addEventListener('keydown', onDown);
    return () => window.removeEventListener('keydown', onDown);
  }, [onClose]);

  return (
    <>
      {!thinking && <Ghosts letter={shown?.letter ?? 'A'} touched={touched} />}
      <dialog open className="advice" aria-labelledby={title}>
        <div className="prompt">
          <div className="prompt-head">
            <h2 ref={heading} tabIndex={-1} id={title}>
              {t.hint}
              {!thinking && `: ${shown?.words ?? answerWords(decision, suggestion, desk, t)}`}
            </h2>
            <p role="status" className="hint-why">
              {thinking ? t.hintThinking : reason}
            </p>
          </div>
          <Answers>
            {ideas.length > 1 &&
              ideas.map((idea, i) => (
                <button
                  key={idea.letter}
                  type="button"
                  className="choice hint-idea"
                  aria-pressed={i === at}
                  onClick={() => setAt(i)}
                  onPointerEnter={() => setAt(i)}
                  onFocus={() => setAt(i)}
                >
                  <kbd>{idea.letter}</kbd>
                  <span>{idea.words}</span>
                </button>
              ))}
            <button type="button" className="hint-close" onClick={onClose}>
              {t.hintClose} <kbd>Esc</kbd>
            </button>
          </Answers>
          <Primary>
            <BigButton
              label={t.hintTake}
              then={t.hintTakeThen}
              disabled={thinking}
              onClick={() => onTake(answer)}
            />
          </Primary>
        </div>
      </dialog>
    </>
  );
}
