import type { Answer, Choice, Message, Outlook } from '@assemble/kernel';
import { plain, type Rich } from '@assemble/language';
import type { Asked } from '@assemble/protocol';

/** What an answer comes to, in the reader's words. */
export interface Consequences {
  readonly does: readonly string[];
  /** What should be known before it is given. */
  readonly but: readonly string[];
}

const NONE: Consequences = { does: [], but: [] };

type Say = (message: Message) => Rich;

const outlookOf = ({ brief }: Pick<Asked, 'brief'>, answer: string | number): Outlook | undefined =>
  brief?.answers[answer];

/** What follows from an answer: an option, an entity, `yes`, `no` or `none`. */
export function consequences(asked: Pick<Asked, 'brief'>, answer: string | number, say: Say): Consequences {
  const outlook = outlookOf(asked, answer);
  if (outlook === undefined) return NONE;
  const words = (messages: readonly Message[]): string[] => messages.map((message) => plain(say(message)));
  return { does: words(outlook.does), but: words(outlook.but) };
}

/** All of it in one line; undefined where there is nothing to say. */
export function inOneLine({ does, but }: Consequences): string | undefined {
  const all = [...does, ...but.map((one) => `⚠ ${one}`)];
  return all.length === 0 ? undefined : all.join(' · ');
}

/** What an answer is called: by its own name where the briefing has one. */
export const nameOfAnswer = (asked: Pick<Asked, 'brief'>, answer: string, say: Say): string | null => {
  const name = outlookOf(asked, answer)?.name;
  return name === undefined ? null : plain(say(name));
};

/** Lines of a menu; those that are the same line, given by one copy or another, are one with how many there are. */
export interface Line extends Choice {
  readonly count: number;
}

export function withoutCopies(lines: readonly Choice[], asked: Pick<Asked, 'brief'>): readonly Line[] {
  const found = new Map<string, Line>();
  for (const line of lines) {
    const like = outlookOf(asked, line.id)?.like ?? `only ${line.id}`;
    const before = found.get(like);
    found.set(like, before === undefined ? { ...line, count: 1 } : { ...before, count: before.count + 1 });
  }
  return [...found.values()];
}

/** The only answer that the rules leave, copies being as good as each other; null where there is a choice. */
export const onlyAnswer = ({ brief }: Pick<Asked, 'brief'>): Answer => brief?.only ?? null;
