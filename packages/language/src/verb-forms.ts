import type { Verb } from './lexicon.ts';

type English = Verb['en'];
type Spanish = Verb['es'];
type German = Verb['de'];

export const verb = (en: English | string, es: Spanish, de: German): Verb => ({
  en: typeof en === 'string' ? { base: en } : en,
  es,
  de,
});

export const irregular = (base: string, past: string, participle = past): English => ({
  base,
  past,
  participle,
});

/** The familiar imperative is the third person unless it is given. */
export const es = (
  infinitive: string,
  third: string,
  subjunctive: string,
  participle: string,
  imperative = third,
): Spanish => ({ infinitive, imperative, third, subjunctive, participle });

export const de = (
  infinitive: string,
  imperative: string,
  third: string,
  participle: string,
  more: Pick<German, 'prefix' | 'second' | 'plural' | 'sein'> = {},
): German => ({ infinitive, imperative, third, participle, ...more });

/** Separable: "zufügen", "füge … zu". */
export const apart = (
  prefix: string,
  stem: string,
  imperative: string,
  third: string,
  participle: string,
): German => de(`${prefix}${stem}`, imperative, third, `${prefix}${participle}`, { prefix });

/** "would take". */
export const would = (base: string): English => {
  const form = `would ${base}`;
  return { base: form, third: form, plural: form };
};

/** "erleiden würde", at the end of its clause; without an infinitive the bare "würde". */
export const wuerde = (infinitive: string): German => {
  const form = (ending: string): string => `${infinitive} würde${ending}`.trimStart();
  return {
    infinitive,
    imperative: infinitive,
    third: form(''),
    second: form('st'),
    plural: form('n'),
    secondPlural: form('t'),
    participle: infinitive,
  };
};
