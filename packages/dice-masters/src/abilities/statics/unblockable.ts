import { clauses, inAll } from '../../text/said.ts';
import { hint } from '../expect.ts';
import type { StandingKind } from '../node.ts';

/** "Cannot be blocked." */
export interface Unblockable {
  readonly holds: 'unblockable';
}

export const unblockable: StandingKind<Unblockable> = {
  say: inAll((_effect, p) => clauses({ verb: 'block', passive: true, modal: 'cannot', subject: p.self() })),
  hint: () => hint(2, 'own'),
};
