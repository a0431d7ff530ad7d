import type { Locale } from '@assemble/language';

/** Small letters without accents; ß is ss, as it is typed where there is no key for it. All stems are written so. */
export const plain = (text: string): string =>
  text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');

/** Words that stand in every sentence, as they are after folding. */
const EMPTY_WORDS: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: new Set(
    'a an the of to in on at by for from with and or if is are be been was were do does did can may must not no it its this that these those as than then what when which who how why i you your they their there'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el la los las un una unos unas de del al a en por para con y o e u si es son ser se su sus lo le les no ni que como cuando cual quien donde esta este esto ese esa eso tu tus mi'.split(
      ' ',
    ),
  ),
  de: new Set(
    'der die das den dem des ein eine einen einem einer eines und oder wenn ist sind sein wird werden kann darf muss nicht kein keine zu zum zur in im an am auf aus bei mit von vom fur es er sie sich als wie was wann wer wo warum ich du dein deine ihr'.split(
      ' ',
    ),
  ),
};

const IRREGULAR: Readonly<Record<string, string>> = {
  dice: 'die',
  dying: 'die',
  thrown: 'throw',
  threw: 'throw',
  drawn: 'draw',
  drew: 'draw',
  dealt: 'deal',
  won: 'win',
  lost: 'lose',
  bought: 'buy',
  spun: 'spin',
  spent: 'spend',
  chosen: 'choose',
  chose: 'choose',
  paid: 'pay',
};

/** Takes the first ending off that leaves enough of a word. */
function without(word: string, endings: readonly string[], least: number): string {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= least);
  return ending === undefined ? word : word.slice(0, -ending.length);
}

function english(word: string): string {
  const known = IRREGULAR[word];
  if (known !== undefined) return english(known);
  let stem = word;
  if (/ies$/.test(stem) && stem.length > 4) stem = `${stem.slice(0, -3)}y`;
  else if (/(ss|x|ch|sh)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (/[^sui]s$/.test(stem) && stem.length > 3) stem = stem.slice(0, -1);
  const bare = without(stem, ['ing', 'ed'], 3);
  if (bare !== stem && /[aeiouy]/.test(bare)) stem = bare.replace(/([bdgklmnprt])\1$/, '$1');
  stem = without(stem, ['ion'], 5);
  stem = without(stem, ['e'], 3);
  return stem.replace(/([bdgklmnprt])\1$/, '$1').replace(/y$/, 'i');
}

const SPANISH = [
  ...['imientos', 'amientos', 'imiento', 'amiento', 'aciones', 'acion', 'iendo', 'ieron', 'ando', 'aron'],
  ...['ados', 'adas', 'idos', 'idas', 'ado', 'ada', 'ido', 'ida', 'ar', 'er', 'ir', 'an', 'en'],
];

function spanish(word: string): string {
  // Only the plural first: noqueados is noqueado, and that is a form of noquear.
  let stem = without(word, ['es', 's'], 3);
  stem = without(stem, SPANISH, 4);
  for (let bare = ''; bare !== stem; ) {
    bare = stem;
    stem = without(stem, ['a', 'e', 'i', 'o'], 3);
  }
  // The same sound is written otherwise before e and i: atacar, ataque; alcanzar, alcance.
  return stem.replace(/qu$/, 'c').replace(/gu$/, 'g').replace(/z$/, 'c');
}

function german(word: string): string {
  // "klettert" is a form of "klettern".
  let stem = without(word.replace(/(?<=e[lr])t$/, ''), ['ungen', 'ung'], 5);
  stem = without(stem, ['ern', 'em', 'en', 'er', 'es', 'e', 'n', 's'], 4);
  return without(stem, ['st', 't'], 5);
}

const STEMMERS: Readonly<Record<Locale, (word: string) => string>> = {
  en: english,
  es: spanish,
  de: german,
};

/** Stems that were found before: a ledger says few words many times. An empty word has none. */
const known: Readonly<Record<Locale, Map<string, string>>> = { en: new Map(), es: new Map(), de: new Map() };

/** What is left of a word in a language without its endings; it stands for all its forms. Nothing of an empty word. */
function stemIn(word: string, locale: Locale): string {
  let stem = known[locale].get(word);
  if (stem === undefined) {
    const letters = plain(word);
    stem = EMPTY_WORDS[locale].has(letters) ? '' : STEMMERS[locale](letters);
    known[locale].set(word, stem);
  }
  return stem;
}

/** What is left of a word in a language without its endings, whatever it is. */
export const stemOf = (word: string, locale: Locale): string => STEMMERS[locale](plain(word));

/** A word of a text, with the places where it begins and ends. */
export interface Word {
  readonly stem: string;
  readonly start: number;
  readonly end: number;
}

export const WORD = /[\p{L}\p{N}]+/gu;

/** The words of a text in a language that say something, in their order. */
export function wordsIn(text: string, locale: Locale): readonly Word[] {
  return [...text.matchAll(WORD)].flatMap((found) => {
    const [word] = found;
    const stem = stemIn(word, locale);
    return stem === '' ? [] : [{ stem, start: found.index, end: found.index + word.length }];
  });
}

const HYPHENS = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu;

/** Parts of words that a hyphen joins, as one word: "re-roll" is "reroll". */
export const joined = (text: string): readonly string[] =>
  text.includes('-') ? [...text.matchAll(HYPHENS)].map(([word]) => word.replaceAll('-', '')) : [];

/** A text in which the parts of words with hyphens are words, unless only the whole is known. */
export const rejoined = (text: string, isKnown: (word: string) => boolean): string =>
  text.replace(HYPHENS, (word) => {
    const [parts, whole] = [word.replaceAll('-', ' '), word.replaceAll('-', '')];
    return !isKnown(parts) && isKnown(whole) ? whole : parts;
  });

/** What was typed without the keys of German: "wuerfel" for "Würfel". */
export const withUmlauts = (word: string): string =>
  word.replace(/ae/gi, 'ä').replace(/oe/gi, 'ö').replace(/ue/gi, 'ü');

/** Whether a word says nothing in a language. */
export const isEmptyWord = (word: string, locale: Locale): boolean => EMPTY_WORDS[locale].has(plain(word));
