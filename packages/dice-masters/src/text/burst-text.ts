import { plain, type Rich } from '@assemble/language';
import type { Effect } from '../abilities/vocabulary.ts';
import type { Phrases } from './phrases.ts';
import { burstOf, type Said } from './said.ts';

export type BurstMark = '*' | '**' | '*/**';

interface Ways {
  /** A mark the whole ability has. */
  readonly marker: '' | BurstMark;
  /** An effect behind its event. */
  readonly whole: (p: Phrases, said: Said) => Rich;
  /** An effect in a paragraph of its own. */
  readonly alone: (p: Phrases, said: Said) => Rich;
}

type Marked = { readonly marker: '' | BurstMark; readonly text: Rich };

/** What a tree says about bursts: the faces that read differently, and the parts that come on top. */
interface Found {
  readonly faces: Set<1 | 2>;
  readonly extra: { readonly on: BurstMark; readonly effect: Effect }[];
}

const facesOf = (on: BurstMark): readonly (1 | 2)[] => (on === '*' ? [1] : on === '**' ? [2] : [1, 2]);
const markOf = (one: boolean, two: boolean): BurstMark => (one && two ? '*/**' : two ? '**' : '*');

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Walks a tree for everything that depends on bursts. */
function look(value: unknown, found: Found): Found {
  if (Array.isArray(value)) for (const one of value) look(one, found);
  else if (isObject(value)) lookAt(value, found);
  return found;
}

function lookAt(value: Readonly<Record<string, unknown>>, found: Found): void {
  if (value['amount'] === 'bursts') {
    if (value['one'] !== undefined) found.faces.add(1);
    if (value['two'] !== undefined) found.faces.add(2);
  } else if (value['node'] === 'bursts') {
    const parts = value['parts'] as readonly { on: BurstMark; instead: boolean; effect: Effect }[];
    for (const { on, instead, effect } of parts) {
      if (instead) for (const face of facesOf(on)) found.faces.add(face);
      else found.extra.push({ on, effect });
    }
    look(value['base'], found);
  } else if (
    value['node'] === 'when' &&
    isObject(value['condition']) &&
    value['condition']['if'] === 'bursts'
  ) {
    const are = value['condition']['are'] as readonly number[];
    found.extra.push({ on: markOf(are.includes(1), are.includes(2)), effect: value['effect'] as Effect });
  } else for (const one of Object.values(value)) look(one, found);
}

const isEmpty = (said: Said): boolean => 'clauses' in said && said.clauses.length === 0;

/** The basic paragraph of an effect and one for each burst that changes it or adds to it. */
export function burstTexts(p: Phrases, effect: Effect, { marker, whole, alone }: Ways): Marked[] {
  const heard = { ...p.talk };
  const base = p.say(effect);
  const texts: Marked[] = isEmpty(base) ? [] : [{ marker, text: whole(p, base) }];
  const spoken = { ...p.talk };
  const { faces, extra } = look(effect, { faces: new Set(), extra: [] });
  // Without a basic text the burst's paragraph tells the event too.
  const tell = texts.length === 0 ? whole : alone;
  const variants = ([1, 2] as const)
    .filter((face) => faces.has(face))
    .map((face) => {
      Object.assign(p.talk, heard);
      const q = p.at(face);
      const said = q.say(effect);
      return {
        face,
        text: tell(q, texts.length === 0 ? said : burstOf(said, said.adds === true ? 'also' : 'instead', q)),
      };
    });
  const [one, two] = variants;
  if (one !== undefined && two !== undefined && plain(one.text) === plain(two.text)) {
    texts.push({ marker: '*/**', text: one.text });
  } else for (const { face, text } of variants) texts.push({ marker: face === 1 ? '*' : '**', text });
  for (const { on, effect: part } of extra) {
    Object.assign(p.talk, texts.length === 0 ? heard : spoken);
    const q = p.at(on === '**' ? 2 : 1);
    const said = q.say(part);
    texts.push({
      marker: on,
      text: texts.length === 0 ? whole(q, said) : alone(q, burstOf(said, 'also', q)),
    });
  }
  return texts;
}
