import './result.css';
import type { Update } from '@assemble/protocol';
import type { ReactNode, RefObject } from 'react';
import { hrefTo } from '../shell/router.ts';
import { useDesk } from './desk.ts';
import { useOutcomeWords } from './outcome.ts';
import { RuleChip } from './Said.tsx';
import { Answers, Primary } from './stage/Answers.tsx';
import { BigButton } from './stage/BigButton.tsx';
import { useTableWords } from './words/index.ts';

interface Props {
  readonly update: Update;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Null where it is not the reader's to ask for. */
  readonly onRematch: (() => void) | null;
  readonly onFile: () => void;
  readonly onReport: () => void;
  /** Further ways to go on. */
  readonly children?: ReactNode;
}

/** How it ended, in the place of the questions. */
export function Result({ update, heading, onRematch, onFile, onReport, children }: Props) {
  const t = useTableWords();
  const outcomeWords = useOutcomeWords();
  const desk = useDesk();
  const { face, seatNames } = desk;
  const { outcome } = update;
  if (outcome === null) return null;
  const losers = seatNames.filter((_, seat) => !outcome.winners.includes(seat)).join(', ');
  const isTogether = face.ending !== undefined;
  return (
    <section className="prompt result halftone" aria-label={t.decision}>
      <div className="prompt-head">
        <h2 ref={heading} tabIndex={-1}>
          {outcomeWords(outcome, desk)}
        </h2>
        <p>
          {outcome.reason === 'conceded' && (isTogether ? t.concededTogether : t.concededBy(losers))}
          {outcome.reason === 'time' && (isTogether ? t.timeTogether : t.lostByTime(losers))}
          {outcome.reason === 'absent' && (isTogether ? t.absentTogether : t.lostByAbsence(losers))}{' '}
          <RuleChip rule={outcome.rule} />
          {update.practice && <span className="practice">{t.practice}</span>}
        </p>
      </div>
      <Answers>
        {children}
        <a className="button" href={hrefTo(['play', face.id])}>
          {t.newMatch}
        </a>
        <button type="button" className="button button-quiet" onClick={onFile}>
          {t.download}
        </button>
        <button type="button" className="button button-quiet" onClick={onReport}>
          {t.reportProblem}
        </button>
      </Answers>
      <Primary>
        {onRematch !== null && <BigButton label={t.rematch} data-confirm="" onClick={onRematch} />}
      </Primary>
    </section>
  );
}

/** Between two people at one screen, where something is hidden. */
export function Curtain({ name, onReady }: { readonly name: string; readonly onReady: () => void }) {
  const t = useTableWords();
  return (
    <section className="prompt curtain" aria-label={t.decision}>
      <div className="prompt-head">
        <h2>{t.curtainTitle(name)}</h2>
        <p>{t.curtainText}</p>
      </div>
      <Primary>
        <BigButton label={t.curtainReady(name)} data-confirm="" onClick={onReady} />
      </Primary>
    </section>
  );
}
