import { editDistance } from '@assemble/kernel';
import type { Localized } from '@assemble/language';
import { told } from './commands/locale.ts';

/** Something the caller can put right: shown as one line, with exit code 1. */
export class Mistake extends Error {
  constructor(text: string | Localized<string>) {
    super(typeof text === 'string' ? text : told(text));
    this.name = 'Mistake';
  }
}

/** The known words closest to a mistyped one, best first; none when nothing is near. */
export function didYouMean(word: string, known: readonly string[]): string {
  const near = known
    .map((one) => ({ one, distance: editDistance(word.toLowerCase(), one.toLowerCase()) }))
    .filter(({ one, distance: d }) => d <= Math.max(2, one.length / 3))
    .sort((a, b) => a.distance - b.distance);
  const [best] = near;
  if (best === undefined) return '';
  const { one } = best;
  return told({
    en: ` Did you mean "${one}"?`,
    es: ` ¿Querías decir «${one}»?`,
    de: ` Meintest du „${one}“?`,
  });
}

export const FORMAT: Localized<string> = { en: 'format', es: 'el formato', de: 'ein Format' };

/** A word that is none of those known, as a mistake. */
export const noSuch = (what: Localized<string>, word: string, known: readonly string[]): Mistake => {
  const all = known.join(', ');
  const text = told({
    en: `there is no ${what.en} "${word}"; there is ${all}.`,
    es: `no existe ${what.es} «${word}»; hay ${all}.`,
    de: `${what.de} „${word}“ gibt es nicht; es gibt ${all}.`,
  });
  return new Mistake(`${text}${didYouMean(word, known)}`);
};

/** A file that cannot be opened. */
export function unreadFile(file: string, error: unknown): Mistake {
  const code = (error as NodeJS.ErrnoException).code ?? '?';
  return new Mistake({
    en: `${file} cannot be read (${code}).`,
    es: `${file} no se puede leer (${code}).`,
    de: `${file} lässt sich nicht lesen (${code}).`,
  });
}

/** What an unknown error says, in one line. */
export function oneLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/\s+/g, ' ').trim();
}
