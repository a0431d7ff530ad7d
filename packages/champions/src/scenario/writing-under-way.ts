import type { Frame, Json, Words } from '@assemble/kernel';
import type { Face } from '../content.ts';
import { attack } from '../rules/enemy-attack.ts';
import type { Lasting, Used } from '../table.ts';
import { ATTACK_STEPS, lastingNodes } from './under-way.ts';
import type { Naming } from './writing.ts';

/** An enemy's attack as far as it has come. */
export function attackWords(
  { match: { table }, players, name }: Naming,
  { step, data }: Frame,
): Words | null {
  const activity = table.activities.at(-1);
  const row = ATTACK_STEPS.findIndex((one) => attack.rowAt.get(one) === step);
  if (activity === undefined || row < 0) return null;
  const { defender, boosts, icons, overkill } = activity;
  const { enemy, seat } = data as { enemy: number; seat: number };
  return {
    attack: {
      ...(enemy === table.villain ? {} : { by: name(enemy) }),
      on: players[seat] ?? '',
      step: row + 1,
      ...(defender < 0 ? {} : { defender: name(defender) }),
      ...(boosts.length === 0 ? {} : { boosts: boosts.map(name) }),
      ...(icons === 0 ? {} : { icons }),
      ...(overkill ? { overkill } : {}),
    },
  };
}

const facesOf = ({ match: { table }, content }: Naming, id: number): readonly Face[] => {
  const piece = table.play.find((one) => one.id === id);
  return piece === undefined ? content.card(table.prints[id]?.card ?? '').faces : [content.face(piece.face)];
};

/** What lasts: whose card says it, and of whom. */
export function lastingWords(naming: Naming, { at, scope }: Lasting): Words {
  const { content, players, name } = naming;
  const nodes =
    scope.self < 0 ? [] : facesOf(naming, scope.self).flatMap((face) => lastingNodes(face.abilities));
  const nth = nodes.findIndex((node) => content.abilities.address(node) === at) + 1;
  return {
    card: scope.self < 0 ? '' : name(scope.self),
    ...(players[scope.seat] === undefined ? {} : { by: players[scope.seat] ?? '' }),
    ...(scope.that.length === 0 ? {} : { on: scope.that.map(name) }),
    ...(nth > 1 ? { nth } : {}),
    ...(players[scope.player] === undefined ? {} : { player: players[scope.player] ?? '' }),
  };
}

/** A use that counts against a limit: of this card, or of all cards of its name. */
export function usedWords(naming: Naming, { what }: Used): Json {
  const { match, content, name } = naming;
  const [, address = '', number] = /^(.*)@(\d+)$/.exec(what) ?? [];
  const [, title = '', place] = /^(.*)#([^#]*)$/.exec(what) ?? [];
  const id =
    number === undefined
      ? match.table.prints.findIndex(({ card }) => content.card(card).faces[0].title.en === title)
      : Number(number);
  if (id < 0) return title;
  const isIt = (one: string): boolean =>
    number === undefined ? one.split('#')[1] === place : one === address;
  const up = facesOf(naming, id);
  // An identity may have used an ability of its other side, which goes by its own title.
  for (const face of [...up, ...content.card(match.table.prints[id]?.card ?? '').faces]) {
    const ability = face.abilities.findIndex((one) => isIt(content.abilities.address(one)));
    if (ability >= 0) return { card: up.includes(face) ? name(id) : face.title.en, ability: ability + 1 };
  }
  return name(id);
}
