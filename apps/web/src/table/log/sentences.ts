import type { Event, Message } from '@assemble/kernel';
import { type Locale, plain, type Rich } from '@assemble/language';

export interface Line {
  readonly key: number;
  readonly event: Event;
  readonly text: Rich;
  readonly heading: 'turn' | 'step' | null;
  /** After how many decisions it happened, where that is known. */
  readonly after: number | null;
}

export interface Group {
  readonly key: number;
  readonly title: Line | null;
  readonly lines: Line[];
}

const sentences: Record<Locale, WeakMap<Event, Rich>> = {
  en: new WeakMap(),
  es: new WeakMap(),
  de: new WeakMap(),
};

/** What happened does not change: each event is put into words once. */
export function sentence(event: Event, locale: Locale, say: (message: Message) => Rich): Rich {
  const known = sentences[locale].get(event);
  if (known !== undefined) return known;
  const text = say({ key: event.kind, args: event.args });
  sentences[locale].set(event, text);
  return text;
}

/** A sentence as a heading: without its full stop. */
export function asHeading(text: Rich): Rich {
  const last = text.at(-1);
  return typeof last === 'string' && last.endsWith('.') ? [...text.slice(0, -1), last.slice(0, -1)] : text;
}

/** Lines under the heading that they follow. */
export function grouped(lines: readonly Line[], level: 'turn' | 'step'): readonly Group[] {
  const groups: Group[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (line.heading === level) groups.push({ key: line.key, title: line, lines: [] });
    else if (last === undefined) groups.push({ key: line.key, title: null, lines: [line] });
    else last.lines.push(line);
  }
  return groups;
}

/** Lines as plain text, indented under their headings, each with its rule. */
export const asText = (lines: readonly Line[]): string =>
  lines
    .map(({ text, heading, event }) => {
      const words = plain(text);
      if (heading === 'turn') return `\n${words}`;
      if (heading === 'step') return `  ${words}`;
      const [rule = ''] = event.rules;
      return `    ${words}${rule === '' ? '' : ` [${rule}]`}`;
    })
    .join('\n')
    .trim();
