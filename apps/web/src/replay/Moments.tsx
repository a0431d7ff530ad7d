import { plain } from '@assemble/language';
import { useId } from 'react';
import { EmblemArt } from '../emblems/EmblemArt.tsx';
import { useDesk } from '../table/desk.ts';
import type { ToldPoint } from '../table/result/told.ts';
import type { Chapter } from './chapters.ts';
import type { Turn } from './marks.ts';
import type { Recap } from './recap.ts';
import { useReplayWords } from './words/index.ts';

interface GoToProps {
  readonly step: number;
  readonly turns: readonly Turn[];
  readonly onStep: (step: number) => void;
}

/** The turns and their phases, to go to. */
function GoTo({ step, turns, onStep }: GoToProps) {
  const t = useReplayWords();
  const { say } = useDesk();
  const id = useId();
  const places = turns.flatMap((turn) => [turn, ...turn.phases]);
  // Where the match is now: the last beginning that is not later.
  const current = places.filter((one) => one.step <= step).length - 1;
  let at = -1;
  const option = ({ event }: Turn['phases'][number], indent: string) => {
    at++;
    return (
      <option key={at} value={at}>
        {indent}
        {plain(say({ key: event.kind, args: event.args }))}
      </option>
    );
  };
  return (
    <div className="field moments-go">
      <label htmlFor={id}>{t.goTo}</label>
      <select
        id={id}
        value={current < 0 ? '' : current}
        onChange={(event) => onStep(places[Number(event.target.value)]?.step ?? 0)}
      >
        {current < 0 && <option value="">{t.start}</option>}
        {turns.map((turn) => [option(turn, ''), ...turn.phases.map((phase) => option(phase, '\u2003'))])}
      </select>
    </div>
  );
}

interface MomentProps {
  readonly moment: ToldPoint;
  readonly now: boolean;
  readonly onStep: (step: number) => void;
}

function Moment({ moment: { step, turn, card, text, swing }, now, onStep }: MomentProps) {
  const { face, locale } = useDesk();
  const { afterwards } = face;
  const number = new Intl.NumberFormat(locale, { signDisplay: 'always' });
  return (
    <li>
      <button
        type="button"
        className="moment"
        aria-current={now ? 'step' : undefined}
        onClick={() => onStep(step)}
      >
        <span className="moment-art" aria-hidden="true">
          {card === null ? turn : <EmblemArt emblem={afterwards.emblem(card)} width={100} height={100} />}
        </span>
        <span className="moment-words">
          <b>{card === null ? afterwards.turn[locale](turn) : afterwards.cardName(card, locale)}</b>
          <small>
            {afterwards.turn[locale](turn)}: {text}
          </small>
        </span>
        <span className="moment-swing" data-good={swing > 0 ? '' : undefined}>
          {number.format(swing)}
        </span>
      </button>
    </li>
  );
}

interface Props extends GoToProps {
  readonly recap: Recap;
  readonly steps: number;
  /** The furthest place of which something may be told. */
  readonly until: number;
  /** For whom the numbers are counted. */
  readonly name: string;
}

/** The moments of a match, in its chapters; none that has not been seen is told. */
export function Moments({ recap, step, steps, until, turns, name, onStep }: Props) {
  const t = useReplayWords();
  const { face, locale } = useDesk();
  const { blocks, chapters, moments } = recap;
  const told = moments.filter((one) => one.step <= until);
  const now = told.filter((one) => one.step <= step).at(-1);
  const within = ({ from, to }: Chapter): readonly ToldPoint[] =>
    told.filter((one) => one.step >= (blocks[from]?.first ?? 0) && one.step <= (blocks[to]?.last ?? 0));
  const turnsIn = ({ from, to }: Chapter): string =>
    [...new Set([blocks[from]?.turn, blocks[to]?.turn])].join(' – ');
  return (
    <div className="moments">
      <GoTo step={step} turns={turns} onStep={onStep} />
      {chapters
        .filter(({ from }) => (blocks[from]?.first ?? 0) <= until)
        .map((chapter) => (
          <section key={chapter.name}>
            <h3>
              {t[chapter.name]} · {turnsIn(chapter)}
            </h3>
            <ul>
              {within(chapter).map((one) => (
                <Moment key={one.step} moment={one} now={one === now} onStep={onStep} />
              ))}
            </ul>
          </section>
        ))}
      {until < steps && (
        <p className="moment" data-unknown="">
          <span className="moment-art" aria-hidden="true">
            ?
          </span>
          <span className="moment-words">
            <b>{t.theEnd}</b>
            <small>{t.hidden}</small>
          </span>
        </p>
      )}
      {told.length > 0 && <p className="remark">{t.momentNumbers(face.afterwards.curve[locale], name)}</p>}
    </div>
  );
}
