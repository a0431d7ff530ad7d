import type { Lesson } from '@assemble/lessons';
import { LanguageSwitch } from '../shell/LanguageSwitch.tsx';
import { useLocale } from '../shell/preferences.ts';
import { hrefTo } from '../shell/router.ts';
import { icons, Tool } from '../table/Tool.tsx';
import { useWide } from '../table/wide.ts';
import { Pip } from './Pip.tsx';
import { useLearnWords } from './words.ts';

interface Props {
  readonly game: string;
  readonly lesson: Lesson;
  /** Which lesson of the course it is, and how many there are. */
  readonly at: number;
  readonly of: number;
  readonly step: number;
  readonly onBack: () => void;
}

/** The bar of a lesson: the way out, what it is about, how far it is. */
export function LessonBar({ game, lesson, at, of, step, onBack }: Props) {
  const t = useLearnWords();
  const wide = useWide();
  const count = lesson.steps.length;
  const now = Math.min(step + 1, count);
  return (
    <header className="table-bar lesson-bar">
      <a className="tool" href={hrefTo(['learn', game])} title={t.close}>
        <span className="hidden">{t.close}</span>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6 18 18M18 6 6 18" />
        </svg>
      </a>
      <span className="lesson-head">
        <Pip head />
      </span>
      <h1>{lesson.text[useLocale()].title}</h1>
      {wide && <span className="lesson-of">{t.lessonOf(at, of)}</span>}
      <span className="lesson-steps" role="img" aria-label={t.stepOf(now, count)}>
        {lesson.steps.map(({ id }, i) => (
          <i key={id} data-state={i < step ? 'done' : i === step ? 'now' : undefined} />
        ))}
      </span>
      {wide && (
        <b className="lesson-step" aria-hidden="true">
          {t.stepOf(now, count)}
        </b>
      )}
      {wide && <LanguageSwitch />}
      <Tool name={t.back} icon={icons.undo} disabled={step === 0} onClick={onBack} />
    </header>
  );
}
