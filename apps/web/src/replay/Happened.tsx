import { useDesk } from '../table/desk.ts';
import { answerWords } from '../table/hint/answer-words.ts';
import { useOutcomeWords } from '../table/outcome.ts';
import { RuleChip, Said } from '../table/Said.tsx';
import { useTableWords } from '../table/words/index.ts';
import type { Position } from './messages.ts';
import { useReplayWords } from './words/index.ts';

function Name({ seat }: { readonly seat: number }) {
  return (
    <b className="seat-name" data-seat={seat}>
      {useDesk().seatNames[seat]}
    </b>
  );
}

/** Where the replay is: who decided what, how it ended, or who is asked next. */
export function Happened({ position }: { readonly position: Position }) {
  const t = useReplayWords();
  const table = useTableWords();
  const outcomeWords = useOutcomeWords();
  const desk = useDesk();
  const { step, decided, waiting, outcome } = position;
  const own = decided?.own ?? null;
  const answer = own === null ? '' : answerWords(own.decision, own.answer, desk, table);
  return (
    <div className="replay-happened" aria-live="polite">
      <p>
        <span className="replay-step">
          <b>{step === 0 ? t.start : t.after(step)}</b>
          {decided !== null && ' · '}
        </span>
        {decided !== null && (
          <>
            <Name seat={decided.seat} /> {t.decided} <Said message={decided.ask} />{' '}
            {answer !== '' && <b>→ {answer}</b>}
          </>
        )}
      </p>
      {outcome !== null ? (
        <p className="replay-outcome">
          {outcomeWords(outcome, desk)} <RuleChip rule={outcome.rule} />
        </p>
      ) : (
        waiting.map(({ seat, ask }) => (
          <p key={seat}>
            {t.nextAsked} <Name seat={seat} /> · <Said message={ask} />
          </p>
        ))
      )}
    </div>
  );
}
