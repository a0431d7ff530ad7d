import './learn.css';
import './learn-narrow.css';
import { use, useCallback, useState } from 'react';
import type { Game } from '../games/index.ts';
import { useLocale } from '../shell/preferences.ts';
import { rememberTold, useCoachMemory } from '../table/coach-memory.ts';
import { RuleChip } from '../table/Said.tsx';
import { savedMatches } from '../table/saved.ts';
import type { Beside } from '../table/surroundings.ts';
import { Bold } from './Bold.tsx';
import { courseOf } from './courses.ts';
import { useCue } from './cues.ts';
import { type Box, placeSelector, useBoxes } from './lit.ts';
import { Pip } from './Pip.tsx';
import { Spotlight } from './Spotlight.tsx';
import { useLearnWords } from './words.ts';

const NOTHING: readonly string[] = [];
const GAP = 14;
/** So wide and so high a line is at most, in rem. */
const [WIDE, HIGH] = [26, 8];

/** Below the thing it speaks of, or above it where that is out of the window. */
function besideThing({ x, y, width, height }: Box): React.CSSProperties {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const left = Math.min(x + width / 2 - (WIDE * rem) / 2, innerWidth - WIDE * rem - GAP);
  const below = y + height + GAP;
  const isLow = below + HIGH * rem > innerHeight;
  return { left: Math.max(GAP, left), ...(isLow ? { bottom: innerHeight - y + GAP } : { top: below }) };
}

/** Whoever has finished a match of a game on this device knows it. */
const isKnown = (game: Game): boolean => savedMatches().some((one) => one.game === game.id && one.over);

/** In an ordinary match: a line at the thing itself, the first time that it matters. */
export function TableCoach({ game, ...beside }: Beside & { readonly game: Game }) {
  const t = useLearnWords();
  const locale = useLocale();
  const { wanted, told } = useCoachMemory();
  const [known] = useState(() => isKnown(game));
  const coached = use(courseOf(game))?.firstMatch ?? null;
  const isOn = wanted ?? !known;
  const cues = isOn && coached !== null ? coached.cues.filter(({ first }) => !first) : [];
  const remember = useCallback((id: string) => rememberTold(game.id, id), [game]);
  const cue = useCue(cues, beside, told[game.id] ?? NOTHING, remember);
  const lit = useBoxes(cue === undefined ? [] : [placeSelector(cue.light ?? 'dock')]);
  const said = cue === undefined ? undefined : coached?.text[locale].cues[cue.id];
  const [thing] = lit;
  if (cue === undefined || said === undefined || thing === undefined) return null;
  return (
    <>
      {cue.light !== undefined && <Spotlight lit={lit} also={[]} veiled={false} showing={false} />}
      <section className="coach-line" style={besideThing(thing)} aria-label={t.coach}>
        <Pip head mood="hi" />
        <p aria-live="polite">
          <b>{said.title}</b> <Bold text={said.say} />{' '}
          {cue.rule !== undefined && <RuleChip rule={cue.rule} />}
        </p>
        <button type="button" className="button button-quiet" onClick={() => remember(cue.id)}>
          {t.gotIt}
        </button>
      </section>
    </>
  );
}
