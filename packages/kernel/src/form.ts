import type { Json } from './json.ts';

/** A place in a value from outside that is not as it has to be. */
export interface Misfit {
  /** Such as `teams[0].cards`; empty for the value itself. */
  readonly place: string;
  /** Whether nothing is known by this name; else what stands there is missing, of the wrong kind or out of bounds. */
  readonly unknown: boolean;
}

/**
 * What a value from outside has to look like: kinds, names and bounds, before any rule is asked about it. What fits can
 * be read without a doubt; whether it is allowed is for the rules to say.
 */
export type Form = (value: Json | undefined, place: string, misfits: Misfit[]) => void;

/** More than this many misfits help nobody. */
const MOST_MISFITS = 20;
/** Names are not longer than this, and what is longer is not told of in full. */
const MOST_NAME = 100;

/** Everything in a value that does not fit a form, up to a number that somebody still reads. */
export function misfits(form: Form, value: Json): readonly Misfit[] {
  const found: Misfit[] = [];
  form(value, '', found);
  return found.slice(0, MOST_MISFITS);
}

const where =
  (fits: (value: Json) => boolean): Form =>
  (value, place, found) => {
    if (value === undefined || !fits(value)) found.push({ place, unknown: false });
  };

/** A text of one to so many characters. */
export const text = (most: number): Form =>
  where((value) => typeof value === 'string' && value.length > 0 && value.length <= most);

/** A number within bounds, these included. */
export const number = (least: number, most: number): Form =>
  where((value) => typeof value === 'number' && value >= least && value <= most);

export const whole = (least: number, most: number): Form =>
  where((value) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most);

export const yesOrNo: Form = where((value) => typeof value === 'boolean');

/** One of these values and nothing else. */
export const exactly = (...values: readonly (string | number | null)[]): Form =>
  where((value) => (values as readonly Json[]).includes(value));

/** Of one form or another. What fits neither is told of as a whole. */
export const either =
  (...forms: readonly Form[]): Form =>
  (value, place, found) => {
    const fits = forms.some((form) => {
      const wrong: Misfit[] = [];
      form(value, place, wrong);
      return wrong.length === 0;
    });
    if (!fits) found.push({ place, unknown: false });
  };

/** May be left out. */
export const optional =
  (form: Form): Form =>
  (value, place, found) => {
    if (value !== undefined) form(value, place, found);
  };

/** A list of so many; of a longer one nothing is looked at. */
export const list =
  (form: Form, least: number, most: number): Form =>
  (value, place, found) => {
    if (!Array.isArray(value) || value.length < least || value.length > most)
      found.push({ place, unknown: false });
    else for (const [i, one] of value.entries()) form(one as Json, `${place}[${i}]`, found);
  };

const inside = (place: string, name: string): string => {
  const short = name.length > MOST_NAME ? `${name.slice(0, MOST_NAME)}…` : name;
  return place === '' ? short : `${place}.${short}`;
};

export const isRecord = (value: Json | undefined): value is { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A record with these names and no others. Names that every object knows are not in it unless they were written. */
export const record =
  (forms: { readonly [name: string]: Form }): Form =>
  (value, place, found) => {
    if (!isRecord(value)) {
      found.push({ place, unknown: false });
      return;
    }
    for (const [name, form] of Object.entries(forms))
      form(Object.hasOwn(value, name) ? value[name] : undefined, inside(place, name), found);
    for (const name of Object.keys(value)) {
      if (found.length >= MOST_MISFITS) return;
      if (!Object.hasOwn(forms, name)) found.push({ place: inside(place, name), unknown: true });
    }
  };

/** A record with up to so many names of any kind. */
export const namesTo =
  (form: Form, most: number): Form =>
  (value, place, found) => {
    const names = isRecord(value) ? Object.keys(value) : null;
    const fits =
      names !== null &&
      names.length <= most &&
      names.every((name) => name !== '__proto__' && name.length <= MOST_NAME);
    if (!fits) found.push({ place, unknown: false });
    else for (const name of names) form((value as never)[name], inside(place, name), found);
  };
