import type { Json } from '@assemble/kernel';
import type { GameFace, SetupChoice } from '../table/board.ts';

export const CONFIGURE = 'configure';

/** What was picked: a ready-made way to play by its id, or the one where everything is chosen; and its set-up. */
export interface Picked {
  readonly id: string;
  readonly setup: Json;
  /** The further choices by name: ids of options. */
  readonly chosen: Readonly<Record<string, string>>;
}

/** What the address asks for, or else the first ready-made set-up. */
export function firstPick({ setups, configure }: GameFace, query: URLSearchParams): Picked {
  const brought = configure.fromAddress(query);
  const [first] = setups;
  const chosen = {};
  return brought === null && first !== undefined
    ? { id: first.id, setup: first.setup, chosen }
    : { id: CONFIGURE, setup: brought ?? configure.initial, chosen };
}

export const choicesOf = ({ choices }: GameFace, { id }: Picked): readonly SetupChoice[] =>
  choices.filter(({ only }) => only === undefined || only.includes(id));

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
  for (const choice of choicesOf(face, picked)) {
    const option = optionOf(choice, picked, online);
    if (option === undefined) continue;
    setup = { ...fieldsOf(setup), [choice.name]: option.value };
    setup = option.fit?.(setup) ?? setup;
  }
  return face.seating?.resize(setup, seats) ?? setup;
}

/** The id of what a match of the picked set-up is called. */
export const titleOf = (face: GameFace, { id }: Picked, setup: Json): string =>
  id === CONFIGURE ? face.configure.titleOf(setup) : id;
