import type { Problem as Fault } from '../shell/Problems.tsx';
import { Problems } from '../shell/Problems.tsx';
import type { Saying } from '../table/board.ts';
import { usePlayWords } from './words.ts';

interface Props {
  readonly said: Saying;
  /** Everything that the rules say against it. */
  readonly problems: readonly Fault[];
  readonly online: boolean;
  readonly busy: boolean;
  /** Draws the sides by chance; null where there is nothing to draw. */
  readonly onSurprise: (() => void) | null;
}

/** The foot of the page: what is set up and whether the rules allow it, and the one button that begins. */
export function SetUpDock({ said, problems, online, busy, onSurprise }: Props) {
  const t = usePlayWords();
  const isLegal = problems.length === 0;
  return (
    <div className="set-up-dock" data-legal={isLegal}>
      <div className="set-up-says" role="status">
        {isLegal ? (
          <>
            <p className="set-up-title">{said.title}</p>
            <p>{online ? t.introOnline : said.text}</p>
          </>
        ) : (
          <section aria-labelledby="why-not" className="why-not">
            <h2 id="why-not" className="set-up-title">
              {t.whyNot}
            </h2>
            <Problems problems={problems} stays />
          </section>
        )}
      </div>
      {onSurprise !== null && (
        <button type="button" className="set-up-chip" onClick={onSurprise}>
          <b>{t.surprise}</b>
          <small>{t.surpriseText}</small>
        </button>
      )}
      <button type="submit" className="sun-button set-up-play" disabled={busy || !isLegal}>
        {online ? t.startOnline : t.play}
        <small>{online ? t.startOnlineText : t.start}</small>
      </button>
    </div>
  );
}
