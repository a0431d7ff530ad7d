import type { FromHost, ToHost } from '@assemble/protocol';
import { newHeard, newSaid } from './kinds.ts';

/** Where two wires differ although the rules have revealed nothing. */
export class Leak extends Error {
  constructor(text: string) {
    super(text);
    this.name = 'Leak';
  }
}

/** What was compared. */
export class Report {
  pairs = 0;
  /** Decisions after which everything that was sent was the same, while the twins differed. */
  decisions = 0;
  /** What was done beside deciding. */
  beside = 0;
  messages = 0;
  bytes = 0;
  /** Pairs that ended because the difference was revealed by the rules. */
  revealed = 0;
  /** Of these, those in which only one of the twins asked somebody. */
  askedApart = 0;
  readonly said: Record<ToHost['type'], number> = newSaid();
  readonly heard: Record<FromHost['type'], number> = newHeard();
  readonly routes = new Map<string, number>();

  /** The kinds of messages that were never compared. */
  get missing(): readonly string[] {
    const none = (counts: Readonly<Record<string, number>>): string[] =>
      Object.keys(counts).filter((kind) => counts[kind] === 0);
    return [...none(this.said), ...none(this.heard)];
  }
}

/** The places at which two JSON values differ, for people who look for the leak. */
function differences(one: unknown, other: unknown, path = '', found: string[] = []): readonly string[] {
  if (found.length >= 12 || JSON.stringify(one) === JSON.stringify(other)) return found;
  const isBranch = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null;
  if (isBranch(one) && isBranch(other)) {
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)]))
      differences(one[key], other[key], `${path}/${key}`, found);
  } else found.push(`${path}: ${brief(one)} ≠ ${brief(other)}`);
  return found;
}

const brief = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 200);

const parsed = (text: string | undefined): unknown => {
  try {
    return text === undefined ? null : JSON.parse(text);
  } catch {
    return text;
  }
};

/** Throws at the first text that is not the same on both sides. */
export function mustBeSame(what: string, one: readonly string[], other: readonly string[]): void {
  for (let i = 0; i < Math.max(one.length, other.length); i++) {
    if (one[i] === other[i]) continue;
    const list = differences(parsed(one[i]), parsed(other[i]));
    throw new Leak(
      [
        `${what}: message ${i + 1} of ${one.length} and ${other.length} differs`,
        brief(parsed(one[i])),
        brief(parsed(other[i])),
        ...list,
      ].join('\n  '),
    );
  }
}
