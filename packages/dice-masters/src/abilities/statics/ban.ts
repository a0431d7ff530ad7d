import type { Clause, Localized } from '@assemble/language';
import type { VerbId } from '../../text/lexicon.ts';
import { clauses, inAll, sentenceOf } from '../../text/said.ts';
import { hint } from '../expect.ts';
import type { StandingKind } from '../node.ts';

export type Banned = 'reroll' | 'actions-and-globals' | 'field';

/** "The opponent cannot …, unless they pay 2 life to switch this off for the turn." */
export interface Ban {
  readonly holds: 'ban';
  readonly what: Banned;
  readonly lift?: { readonly life: number };
}

const BANNED: Readonly<Record<Banned, Localized<Omit<Clause<VerbId>, 'subject'>>>> = {
  reroll: {
    en: { verb: 'reroll', modal: 'cannot', rest: 'dice in the Roll and Reroll phase' },
    es: { verb: 'reroll', modal: 'cannot', rest: 'tiradas en la fase de tirada y repetición' },
    de: { verb: 'reroll', modal: 'may', rest: 'in „Würfeln und Nachwürfeln“ keine Würfel' },
  },
  'actions-and-globals': {
    en: { verb: 'use', modal: 'cannot', rest: 'action dice or global abilities' },
    es: { verb: 'use', modal: 'cannot', rest: 'dados de acción ni habilidades globales' },
    de: { verb: 'use', modal: 'may', rest: 'weder Aktionswürfel noch globale Fähigkeiten' },
  },
  field: {
    en: { verb: 'field', modal: 'cannot', rest: 'characters' },
    es: { verb: 'field', modal: 'cannot', rest: 'personajes' },
    de: { verb: 'field', modal: 'may', rest: 'keine Charaktere' },
  },
};

/** What a ban takes from the opponent, each turn it holds. */
const TAKEN: Readonly<Record<Banned, number>> = { reroll: 1.5, 'actions-and-globals': 2, field: 3 };

export const ban: StandingKind<Ban> = {
  say: inAll((effect, p) => {
    const opponent = p.opponent();
    const clause: Clause<VerbId> = { ...BANNED[effect.what][p.locale], subject: opponent };
    if (effect.lift === undefined) return clauses(clause);
    const [pay] = p.cost({ energy: [], life: effect.lift.life }, opponent);
    if (pay === undefined) return clauses(clause);
    const tail = {
      en: 'to ignore this until end of turn',
      es: 'para ignorar esto hasta el final del turno',
      de: ', um dies bis zum Ende des Zuges zu ignorieren',
    }[p.locale];
    return { clauses: [clause], more: [sentenceOf({ clauses: [{ ...pay, modal: 'may', tail }] }, p)] };
  }),
  // The opponent takes the lesser evil.
  hint: ({ what, lift }) =>
    hint(Math.min(TAKEN[what], lift?.life ?? TAKEN[what]), 'opposing', { fails: lift !== undefined }),
};
