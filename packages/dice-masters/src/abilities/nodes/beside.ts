import { rich } from '@assemble/language';
import { change, type Lay } from '../../rules/changes.ts';
import { inAll } from '../../text/said.ts';
import { aimed, WORTH } from '../expect.ts';
import type { DiceNode } from '../node.ts';
import { onTargets, type Targeted } from '../targets.ts';
import { causeIn } from '../values.ts';

/**
 * Puts the action die beside a character, where it stays instead of going to the used pile. With `bars` it stays
 * until the end of the next turn, and till then characters of that one's type on its side neither attack nor block.
 */
export interface Beside extends Targeted {
  readonly node: 'beside';
  readonly bars?: 'type';
}

const runs = onTargets<Beside>((_c, node, targets, scope) => {
  const cause = causeIn(scope);
  const laid = { with: scope.self, bars: node.bars === 'type' };
  return targets.map((target) => change<Lay>({ kind: 'lay', target, ...laid, cause }));
});

const say = inAll<Beside>((node, p) => {
  const one = p.target(node.to);
  const put = {
    en: rich`put this die beside ${one.bare('acc')}`,
    es: rich`coloca este dado junto ${one.in('dat')}`,
    de: rich`lege diesen Würfel neben ${one.bare('acc')}`,
  }[p.locale];
  return { text: put, more: [[node.bars === 'type' ? BARS[p.locale] : STAYS[p.locale]]] };
});

const BARS = {
  en: "Until the end of the opponent's next turn, opposing characters of its energy type can neither attack nor block. Then move this die to your used pile.",
  es: 'Hasta el final del próximo turno del rival, los personajes enemigos de su tipo de energía no pueden atacar ni bloquear. Después, pon este dado en tu zona de usados.',
  de: 'Bis zum Ende des nächsten Zuges des Gegners können gegnerische Charaktere seiner Energieart weder angreifen noch blocken. Lege diesen Würfel danach in deine Ablage.',
} as const;

const STAYS = {
  en: 'It stays there instead of going to your used pile.',
  es: 'Se queda allí en vez de ir a tu zona de usados.',
  de: 'Er bleibt dort, statt in deine Ablage zu kommen.',
} as const;

export const beside: DiceNode<Beside> = {
  ...runs,
  say,
  hint: (node, o) =>
    node.bars === undefined ? aimed(node.to, o, WORTH.die) : aimed(node.to, o, -WORTH.character),
};
