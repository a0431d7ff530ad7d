import type { Json, OlderWord, WordPlace, WordSchema } from '@assemble/kernel';
import { SHARED } from './shared.ts';

type Schema = { readonly [word: string]: Json };
type Definitions = { [name: string]: Json };

/** What a game contributes: its id and the pieces for its words. */
export interface GamePieces {
  readonly game: string;
  readonly schema: WordSchema;
  /** Words of earlier versions. */
  readonly older: readonly Pick<OlderWord, 'in' | 'old' | 'now'>[];
}

/** The words of a game, those it shares with the others among them: object schemas, and what they refer to. */
export interface Merged {
  readonly given: Schema;
  readonly does: Schema;
  readonly then: Schema;
  readonly definitions: { readonly [name: string]: Json };
}

/** A game's pieces with the shared words it speaks. */
export function merged({ game, schema }: GamePieces): Merged {
  const place = (name: WordPlace): Schema => {
    const written = schema[name] as Schema;
    const shared = Object.entries(schema.shared[name]).map(([word, more]) => {
      const form = SHARED[name][word];
      if (form === undefined) throw new Error(`${game} shares an unknown word '${word}' of ${name}`);
      return [word, described(ofGame(game, form) as Schema, more)] as const;
    });
    const own = (written['properties'] ?? {}) as Schema;
    return { ...written, properties: { ...Object.fromEntries(shared), ...own } };
  };
  const then = place('then');
  const name = (word: string): string => `${game}-${word}`;
  const questions = Object.keys(schema.questions);
  const ref = (word: string): Json => ({ $ref: `#/definitions/${name(word)}` });
  const definitions: Definitions = {
    ...schema.definitions,
    [name('event')]: eventOf(schema.events),
    [name('question')]: { enum: questions, description: 'a question' },
    [name('events')]: {
      if: { type: 'array' },
      then: { type: 'array', minItems: 1, items: ref('event') },
      else: ref('event'),
      description: 'an event, or several in any order',
    },
    [name('moment')]: momentOf(then, ref('event')),
  };
  return { given: place('given'), does: place('does'), then, definitions };
}

/** An event by its kind, or by its kind and what it says. */
function eventOf(events: WordSchema['events']): Schema {
  const said = (args: { readonly [argument: string]: string }): Json => ({
    type: 'object',
    description: 'what the event says',
    properties: Object.fromEntries(
      Object.entries(args).map(([argument, description]) => [argument, { description }]),
    ),
    additionalProperties: false,
  });
  return {
    type: ['string', 'object'],
    description: 'an event by its kind, or {kind: {argument: value}} with what matters of it',
    if: { type: 'string' },
    then: { enum: Object.keys(events) },
    minProperties: 1,
    maxProperties: 1,
    properties: Object.fromEntries(Object.entries(events).map(([kind, args]) => [kind, said(args)])),
    additionalProperties: false,
  };
}

/** What may be said of the state at a moment: all of `then`, and the event it is the moment of. */
function momentOf(then: Schema, event: Json): Schema {
  const { meanwhile: _within, ...words } = then['properties'] as Schema;
  return {
    ...then,
    description: 'the event, and what is true when it is told',
    required: ['at'],
    properties: { at: event, ...words },
  };
}

const described = (form: Schema, more: string): Schema => {
  if (more === '') return form;
  if (form['$ref'] !== undefined) return { allOf: [form] };
  return { ...form, description: `${String(form['description'])}; ${more}` };
};

/** `#/definitions/@event` is the game's own definition. */
function ofGame(game: string, form: Json): Json {
  if (Array.isArray(form)) return form.map((one: Json) => ofGame(game, one));
  if (typeof form !== 'object' || form === null) return form;
  return Object.fromEntries(
    Object.entries(form).map(([key, value]) => [
      key,
      key === '$ref' ? String(value).replace('/@', `/${game}-`) : ofGame(game, value),
    ]),
  );
}
