import { ask, DONE, type Instruction } from '@assemble/kernel';
import { rich } from '@assemble/language';
import { pickUp } from '../../rules/atoms.ts';
import { characterOf, heldBy } from '../../rules/characters.ts';
import { couldHold } from '../../rules/interacting.ts';
import type { C } from '../../rules/run.ts';
import { TOKEN_NAMES } from '../../text/names.ts';
import { clauses } from '../../text/said.ts';
import type { Memory } from '../memory.ts';
import type { CrisisNode, NodeFrame } from '../node.ts';
import { candidatesOf, type Targeted } from '../targets.ts';
import { seatIn, selfIn } from '../values.ts';

/** An Asset or Civilian token that the character holds, Dazed or not, is held by somebody else from now on. */
export interface HandOver extends Targeted {
  readonly node: 'hand-over';
}

const receivers = (c: C, node: HandOver, scope: Memory, token: number): number[] =>
  candidatesOf(c, node.to, scope).filter((id) => {
    const found = c.table.tokens[token];
    return found !== undefined && couldHold(c, characterOf(c, id), found);
  });

function tokensOf(c: C, node: HandOver, scope: Memory): number[] {
  const self = selfIn(c, scope);
  if (self === null) return [];
  return heldBy(c, self)
    .filter(({ kind }) => kind === 'asset' || kind === 'civilian')
    .filter(({ id }) => receivers(c, node, scope, id).length > 0)
    .map(({ id }) => id);
}

/** The token that is handed over. */
interface Handed {
  token?: number;
}

function toWhom(c: C, node: HandOver, scope: Memory, frame: NodeFrame<Handed>, token: number): Instruction {
  frame.data.token = token;
  const able = receivers(c, node, scope, token);
  const [only] = able;
  if (only !== undefined && able.length === 1) return give(c, frame, only);
  return ask({
    seat: seatIn(c, scope),
    ask: { key: 'ask.choose', args: { ability: scope.at, count: 1 } },
    rules: ['CP-TACTIC-9', 'CP-HOLD-1'],
    source: scope.at,
    shape: 'entities',
    from: able,
    min: 1,
    max: 1,
  });
}

function give(c: C, frame: NodeFrame<Handed>, to: number): Instruction {
  const token = c.table.tokens[frame.data.token ?? -1];
  if (token !== undefined) pickUp(c, characterOf(c, to), token, ['CP-HOLD-1']);
  return DONE;
}

export const handOver: CrisisNode<HandOver, Handed> = {
  run: (c, node, scope, frame) => {
    const tokens = tokensOf(c, node, scope);
    const [only] = tokens;
    if (only === undefined) return DONE;
    if (tokens.length === 1) return toWhom(c, node, scope, frame, only);
    return ask({
      seat: seatIn(c, scope),
      ask: { key: 'ask.choose-token', args: { ability: scope.at } },
      rules: ['CP-HOLD-1'],
      source: scope.at,
      shape: 'options',
      options: tokens.map((token) => ({
        id: String(token),
        say: { key: 'option.token', args: { token } },
      })),
    });
  },
  take: (c, node, scope, frame, answer) =>
    frame.data.token === undefined
      ? toWhom(c, node, scope, frame, Number(answer))
      : give(c, frame, (answer as number[])[0] ?? -1),
  can: (c, node, scope) => tokensOf(c, node, scope).length > 0,
  say: ({ to }, p) => {
    const { asset, civilian } = TOKEN_NAMES;
    const holder = p.anchor('self');
    const receiver = p.target(to);
    return {
      ...clauses({
        verb: 'put',
        rest: p.pick({
          en: rich`1 ${asset.en} or ${civilian.en} token held by ${holder.bare('acc')} on ${receiver.bare('acc')}`,
          es: rich`1 ficha de ${asset.es} o de ${civilian.es} que custodie ${holder.text} sobre ${receiver.bare('nom')}`,
          de: rich`1 Marker (${asset.de} oder ${civilian.de}) ${holder.bare('gen')} auf ${receiver.bare('acc')}`,
        }),
      }),
      more: [
        p.pick({
          en: rich`That character now holds it; the crisis card's limits on holding still apply.`,
          es: rich`Ese Personaje la custodia a partir de ahora; los límites de custodia de la carta de Crisis siguen vigentes.`,
          de: rich`Dieser Charakter hält ihn von nun an; was die Krisenkarte zum Halten vorschreibt, gilt weiter.`,
        }),
      ],
    };
  },
};
