import type { Json } from '@assemble/kernel';
import type { Locale } from '@assemble/language';
import type { GameFace, ReadySetup, SetupChoice } from '../table/board.ts';

/** What was picked: the set-up, and the further choices by name, as ids of options. */
export interface Picked {
  readonly setup: Json;
  readonly chosen: Readonly<Record<string, string>>;
}

/** What the address asks for, or else the first ready-made set-up. */
export const firstPick = (face: GameFace, query: URLSearchParams, locale: Locale): Picked => ({
  setup: face.configure.fromAddress(query, locale) ?? readyIn(face, face.setups[0], locale),
  chosen: {},
});

/** A ready-made set-up in the language of whoever chooses it. */
export const readyIn = ({ configure }: GameFace, ready: ReadySetup | undefined, locale: Locale): Json =>
  ready === undefined ? null : (configure.inLanguage?.(ready.setup, locale) ?? ready.setup);

export const fieldsOf = (setup: Json): { readonly [name: string]: Json } =>
  typeof setup === 'object' && setup !== null && !Array.isArray(setup)
    ? (setup as { readonly [name: string]: Json })
    : {};

/** The option of a further choice that holds: the chosen one, else the usual one, else what the set-up says. */
export function optionOf({ name, options, usual }: SetupChoice, picked: Picked, online: boolean) {
  const id = picked.chosen[name] ?? usual?.(online);
  return options.find((option) => option.id === id);
}

/** The set-up for so many seats, with the values of the further choices written into it. */
export function setupOf(face: GameFace, picked: Picked, seats: number, online: boolean): Json {
  let setup: Json = fieldsOf(picked.setup);
  for (const choice of face.choices) {
    const option = optionOf(choice, picked, online);
    if (option === undefined) continue;
    setup = { ...fieldsOf(setup), [choice.name]: option.value };
    setup = option.fit?.(setup) ?? setup;
  }
  return face.seating?.resize(setup, seats) ?? setup;
}
