import type { View } from '@assemble/champions';
import type { Answer, Event, Message } from '@assemble/kernel';
import type { Locale } from '@assemble/language';
import type { Asked } from '@assemble/protocol';
import type { Cue } from '../../../table/sound/tones.ts';
import { forecast } from '../board/forecast.ts';
import { boardWords } from '../board/words/index.ts';

/** So many things that could still be done are named. */
const MOST = 4;

/** What could still be done when a turn is ended: basic powers and cards that can be paid. */
export function unused(
  { decision, choices }: Asked,
  answer: Answer,
  locale: Locale,
  say: (message: Message) => string,
): readonly string[] {
  if (decision.ask.key !== 'ask.turn' || answer !== 'end') return [];
  const open = choices.filter(
    ({ id, verdict }) => verdict.yes && /^(attack|thwart|play|use|recover)\b/.test(id),
  );
  const more = open.length - MOST;
  return [
    ...open.slice(0, MOST).map(({ say: label }) => say(label)),
    ...(more > 0 ? [boardWords(locale).andMore(more)] : []),
  ];
}

/** A turn whose end may lose the match: the last main scheme may be completed, or somebody may be defeated. */
export function losing({ decision }: Asked, answer: Answer, view: View, locale: Locale): readonly string[] {
  if (decision.ask.key !== 'ask.turn' || answer !== 'end') return [];
  const t = boardWords(locale);
  const { threat, dangers } = forecast(view);
  const lines: string[] = [];
  if (threat !== null && view.stagesLeft.scheme === 0) {
    if (threat.least >= threat.target) lines.push(t.schemeWins(threat.least, threat.target));
    else if (threat.most >= threat.target)
      lines.push(t.schemeMayWin(threat.least, threat.most, threat.target));
  }
  const mine = dangers.find(({ seat }) => seat === decision.seat);
  if (mine !== undefined && mine.most >= mine.left) lines.push(t.mayFall(mine.least, mine.most, mine.left));
  return lines;
}

const cues: Readonly<Record<string, Cue>> = {
  drew: 'move',
  played: 'move',
  'entered-play': 'move',
  revealed: 'move',
  damaged: 'hit',
  defeated: 'hit',
  'threat-placed': 'hit',
};

/** What an event sounds like. */
export const cue = ({ kind }: Event): Cue | null => cues[kind] ?? null;
