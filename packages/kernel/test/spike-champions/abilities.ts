import { Abilities } from '@assemble/kernel';
import { FACES } from './cards.ts';
import type { Card } from './table.ts';
import { type Ability, plain, type Triggered } from './vocabulary.ts';

/** All abilities of all cards, each at `name#i`. */
export const ABILITIES = new Abilities();
for (const [name, face] of Object.entries(FACES)) {
  face.abilities.forEach((ability, i) => {
    ABILITIES.add(`${name}#${i}`, ability);
  });
}

/** Status cards and keywords are abilities too. */
for (const name of ['tough', 'stunned', 'retaliate'] as const) ABILITIES.add(name, plain(name));

export interface Found<A extends Ability> {
  readonly ability: A;
  readonly address: string;
}

/** The ability of this kind that a card has. */
export function abilityOf<K extends Ability['node']>(
  card: Card,
  kind: K,
): Found<Extract<Ability, { readonly node: K }>> | null {
  const abilities = FACES[card.name]?.abilities ?? [];
  const i = abilities.findIndex((one) => one.node === kind);
  const ability = abilities[i];
  if (ability === undefined) return null;
  return { ability: ability as Extract<Ability, { readonly node: K }>, address: `${card.name}#${i}` };
}

/** By stage: every triggered ability with the name of its card. */
export const TRIGGERED: {
  readonly [stage: string]: readonly (Found<Triggered> & { readonly name: string })[];
} = {
  interrupt: triggered('interrupt'),
  response: triggered('response'),
};

function triggered(stage: string) {
  const found: (Found<Triggered> & { name: string })[] = [];
  for (const [name, face] of Object.entries(FACES)) {
    face.abilities.forEach((ability, i) => {
      if (ability.node !== stage || !('on' in ability)) return;
      found.push({ name, ability, address: `${name}#${i}` });
    });
  }
  return found;
}
