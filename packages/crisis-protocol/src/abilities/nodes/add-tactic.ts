import { ask, DONE, type Node } from '@assemble/kernel';
import type { Affiliation } from '../../names.ts';
import { AFFILIATIONS } from '../../names.ts';
import { addTactic as added } from '../../rules/atoms.ts';
import { type C, contentOf } from '../../rules/run.ts';
import { type Roster, readSetup } from '../../setup.ts';
import { clauses } from '../../text/said.ts';
import type { Memory } from '../memory.ts';
import type { CrisisNode } from '../node.ts';
import { seatIn } from '../values.ts';

/** One more tactic card of the roster may be played in this match: without an affiliation, or of the one named. */
export interface AddTactic extends Node {
  readonly node: 'add-tactic';
  readonly affiliation: Affiliation;
}

function spare(c: C, node: AddTactic, scope: Memory): string[] {
  const seat = seatIn(c, scope);
  const roster = readSetup(c.match.setup).rosters[seat as 0 | 1] as Roster | undefined;
  return (roster?.tactics ?? []).filter((id) => {
    const { affiliation } = contentOf(c).of('tactic', id);
    if (affiliation !== null && affiliation !== node.affiliation) return false;
    return !c.table.cards.some((slot) => slot.id === id && slot.owner === seat);
  });
}

export const addTactic: CrisisNode<AddTactic> = {
  run: (c, node, scope) => {
    const found = spare(c, node, scope);
    if (found.length === 0) return DONE;
    return ask({
      seat: seatIn(c, scope),
      ask: { key: 'ask.add-tactic', args: { ability: scope.at } },
      rules: ['CP-EFFECT-1', 'CP-SQUAD-8'],
      source: scope.at,
      shape: 'options',
      options: found.map((card) => ({ id: card, say: { key: 'option.tactic', args: { card } } })),
    });
  },
  take: (c, _node, scope, _frame, answer) => {
    added(c, seatIn(c, scope), answer as string, ['CP-EFFECT-1']);
    return DONE;
  },
  can: (c, node, scope) => spare(c, node, scope).length > 0,
  say: ({ affiliation }, p) => {
    const group = AFFILIATIONS[affiliation];
    return clauses({
      verb: 'use',
      rest: p.pick({
        en: `1 additional Team Tactic card of your roster this game: unaffiliated or with the ${group.en} affiliation`,
        es: `esta partida 1 carta de Tácticas de equipo adicional de tu Lista: sin Afiliación o con la Afiliación ${group.es}`,
        de: `in dieser Partie 1 zusätzliche Teamtaktik-Karte aus deinem Vorrat (ohne Gruppierung oder ${group.de})`,
      }),
    });
  },
};
