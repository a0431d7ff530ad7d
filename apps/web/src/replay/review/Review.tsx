import './review.css';
import type { Seat } from '@assemble/kernel';
import { useMemo, useState } from 'react';
import { useDesk } from '../../table/desk.ts';
import { answerWords } from '../../table/hint/answer-words.ts';
import { Ghosts } from '../../table/hint/Ghosts.tsx';
import { touchedBy } from '../../table/hint/touched.ts';
import { useTableWords } from '../../table/words/index.ts';
import { Chart } from './Chart.tsx';
import type { Judged } from './messages.ts';
import { type Moment, momentsOf, type Sums, stretchesOf, sumsOf } from './moments.ts';
import type { Reviewed } from './useReview.ts';
import { useReviewWords } from './words.ts';

/** Numbers of the chance to win, as people read them. */
function useNumbers() {
  const { locale } = useDesk();
  return useMemo(() => {
    const signed = new Intl.NumberFormat(locale, { signDisplay: 'always', maximumFractionDigits: 0 });
    const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
    const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
    return {
      percent: (chance: number) => percent.format(chance),
      signed: (by: number) => signed.format(by * 100),
      points: (by: number) => plain.format(Math.abs(by) * 100),
    };
  }, [locale]);
}

interface SideProps {
  readonly look: 'played' | 'better';
  readonly words: string;
  readonly chance: number;
}

function Side({ look, words, chance }: SideProps) {
  const t = useReviewWords();
  const { percent } = useNumbers();
  return (
    <div className="review-side" data-look={look}>
      <b>{t[look]}</b>
      <span>{words}</span>
      <meter min="0" max="1" value={chance} aria-hidden="true" />
      <strong>{percent(chance)}</strong>
    </div>
  );
}

function Costly({ judged, onShow }: { readonly judged: Judged; readonly onShow: () => void }) {
  const t = useReviewWords();
  const table = useTableWords();
  const desk = useDesk();
  const { points } = useNumbers();
  const { decision, answer, better, played, best } = judged;
  return (
    <>
      <Side look="played" words={answerWords(decision, answer, desk, table)} chance={played} />
      <Side look="better" words={answerWords(decision, better, desk, table)} chance={best} />
      <p>{t.why(points(best - played))}</p>
      <button type="button" className="review-show" onClick={onShow}>
        {t.show}
      </button>
    </>
  );
}

interface MomentProps {
  readonly nth: number;
  readonly moment: Moment;
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onShow: () => void;
}

function OneMoment({ nth, moment, open, onOpen, onShow }: MomentProps) {
  const t = useReviewWords();
  const table = useTableWords();
  const desk = useDesk();
  const { signed } = useNumbers();
  const { kind, step, by, judged } = moment;
  const title = kind === 'dice' ? (by > 0 ? t.diceUp : t.diceDown) : t[kind];
  const what = judged === null ? '' : answerWords(judged.decision, judged.answer, desk, table);
  return (
    <li className="review-moment" data-open={open ? '' : undefined}>
      <button type="button" aria-expanded={open} onClick={onOpen}>
        <i data-kind={kind} data-good={by > 0 ? '' : undefined} aria-hidden="true">
          {nth}
        </i>
        <span>
          <b>{title}</b>
          <small>{what === '' ? t.afterDecision(step) : `${what} · ${t.afterDecision(step)}`}</small>
        </span>
        <strong data-good={by > 0 ? '' : undefined}>{signed(by)}</strong>
      </button>
      {open && (
        <div className="review-open">
          {kind === 'costly' && judged !== null && <Costly judged={judged} onShow={onShow} />}
          {kind === 'strong' && judged !== null && <p>{t.strongWhy(judged.compared)}</p>}
          {kind === 'dice' && <p>{t.diceWhy}</p>}
        </div>
      )}
    </li>
  );
}

/** What it came to, in two sentences. */
function Summary({ sums: { cost, dice, best, of } }: { readonly sums: Sums }) {
  const t = useReviewWords();
  const { points, signed } = useNumbers();
  if (of === 0) return <p>{t.none}</p>;
  return (
    <p className="review-sums">
      <b>{cost > Math.abs(dice) ? t.moreChoices(points(cost)) : t.moreDice(signed(dice))}</b>{' '}
      {t.found(best, of)}
    </p>
  );
}

interface ProgressProps {
  readonly found: Reviewed;
  readonly running: boolean;
  readonly onRun: (running: boolean) => void;
}

function Progress({ found: { stood, judged, choices, done, failed }, running, onRun }: ProgressProps) {
  const t = useReviewWords();
  if (failed !== null)
    return (
      <p className="refused" role="alert">
        {t.failed} <span lang="en">{failed}</span>
      </p>
    );
  if (done) return null;
  return (
    <div className="review-progress">
      <p role="status">{stood === null ? t.looking : t.judging(judged.length, choices)}</p>
      <progress max={Math.max(1, choices)} value={judged.length} aria-label={t.review} />
      <button type="button" onClick={() => onRun(!running)}>
        {running ? t.stop : t.again}
      </button>
    </div>
  );
}

interface Props {
  readonly found: Reviewed;
  readonly running: boolean;
  readonly onRun: (running: boolean) => void;
  readonly seat: Seat;
  readonly step: number;
  readonly steps: number;
  readonly onStep: (step: number) => void;
}

/** What a match was won and lost by, for one seat; nothing is worked out before somebody asks for it. */
export function Review({ found, running, onRun, seat, step, steps, onStep }: Props) {
  const t = useReviewWords();
  const { seatNames } = useDesk();
  const [openStep, setOpen] = useState<string | null>(null);
  const [shown, show] = useState<Judged | null>(null);
  const { stood, judged } = found;
  const moments = useMemo(() => momentsOf(stood ?? [], judged), [stood, judged]);
  const touched = useMemo(
    () => (shown?.better == null ? null : touchedBy(shown.decision, shown.better)),
    [shown],
  );
  if (!running && stood === null)
    return (
      <div className="review">
        <h3>{t.whose(seatNames[seat] ?? '')}</h3>
        <p>{t.beginText}</p>
        <button type="button" className="sun-button" onClick={() => onRun(true)}>
          <span>{t.begin}</span>
        </button>
      </div>
    );
  return (
    <div className="review">
      <h3>{t.whose(seatNames[seat] ?? '')}</h3>
      <Progress found={found} running={running} onRun={onRun} />
      {stood !== null && (
        <Chart
          stood={stood}
          stretches={stretchesOf(stood, judged)}
          moments={moments}
          steps={steps}
          step={step}
        />
      )}
      {stood !== null && found.done && <Summary sums={sumsOf(stood, judged)} />}
      <h3>{t.moments}</h3>
      {found.done && moments.length === 0 && <p>{t.calm}</p>}
      <ol>
        {moments.map((moment, i) => {
          const key = `${moment.kind} ${moment.step}`;
          const open = openStep === key;
          return (
            <OneMoment
              key={key}
              nth={i + 1}
              moment={moment}
              open={open}
              onOpen={() => {
                setOpen(open ? null : key);
                show(null);
                onStep(moment.judged === null ? Math.min(steps, moment.step + 1) : moment.step);
              }}
              onShow={() => {
                onStep(moment.step);
                show(moment.judged);
              }}
            />
          );
        })}
      </ol>
      {touched !== null && shown?.step === step && <Ghosts letter="✓" touched={touched} />}
    </div>
  );
}
