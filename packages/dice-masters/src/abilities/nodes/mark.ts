import { type Clause, rich, type Subject, words } from '@assemble/language';
import { change, type Mark as MarkChange } from '../../rules/changes.ts';
import type { VerbId } from '../../text/lexicon.ts';
import { afterEvent, clauses, inAll, type Phrases } from '../../text/said.ts';
import { overToOpponent } from '../../text/verb-phrase.ts';
import { aimed } from '../expect.ts';
import type { DiceNode } from '../node.ts';
import { onTargets, type Targeted } from '../targets.ts';
import { causeIn } from '../values.ts';

/** Something a character cannot or must do this turn. */
export type MarkName =
  | 'cannot-block'
  | 'cannot-attack'
  | 'must-attack'
  | 'must-block'
  | 'unblockable'
  | 'deals-no-damage'
  | 'takes-no-damage'
  | 'over-to-opponent'
  /** Takes no damage while it blocks. */
  | 'undamaged-blocking'
  /** Goes to the prep area when it would go to the used pile. */
  | 'used-to-prep'
  /** Of a player: attackers that are knocked out go back to the field. */
  | 'attackers-return';

/** Bans, duties and permissions for this turn. 'must-block' means: block the die that has the ability. */
export interface Mark extends Targeted {
  readonly node: 'mark';
  readonly mark: MarkName;
}

const runs = onTargets<Mark>((c, node, targets, scope) => {
  const cause = causeIn(scope);
  const data = node.mark === 'must-block' ? { attacker: scope.self } : {};
  const until = c.table.turn;
  return targets.map((target) =>
    change<MarkChange>({ kind: 'mark', target, mark: node.mark, until, data, cause }),
  );
});

/** Whoever is chosen is chosen first: "Choose an opposing character. It cannot block this turn." */
const say = inAll<Mark>((node, p) => {
  if (node.to.to !== 'choose') return clauses(marked(p, node.mark, p.target(node.to)));
  const chosen = p.choose(node.to);
  return {
    clauses: [chosen],
    more: afterEvent(p, null, clauses(marked(p, node.mark, p.target({ to: 'that' })))),
  };
});

/** What the mark means for its bearer. */
function marked(p: Phrases, mark: MarkName, subject: Subject): Clause<VerbId> {
  const turn = p.thisTurn();
  switch (mark) {
    case 'cannot-block':
      return { verb: 'block', modal: 'cannot', subject, rest: turn };
    case 'cannot-attack':
      return { verb: 'attack', modal: 'cannot', subject, rest: turn };
    case 'must-attack':
      return { verb: 'attack', modal: 'must', subject, rest: turn };
    case 'must-block': {
      const whom = p.self().in('acc');
      return {
        verb: 'block',
        modal: 'must',
        subject,
        rest: p.locale === 'de' ? words(turn, whom) : words(whom, turn),
      };
    }
    case 'unblockable':
      return { verb: 'block', passive: true, modal: 'cannot', subject, rest: turn };
    case 'deals-no-damage':
      if (p.locale === 'de') return { verb: 'deal', subject, rest: `${turn} keinen Schaden` };
      return {
        verb: 'deal',
        subject,
        not: p.locale === 'es',
        rest: `${p.locale === 'en' ? 'no damage' : 'daño'} ${turn}`,
      };
    case 'takes-no-damage':
      if (p.locale === 'de') return { verb: 'take', subject, rest: `${turn} keinen Schaden` };
      return {
        verb: 'take',
        subject,
        not: p.locale === 'es',
        rest: `${p.locale === 'en' ? 'no damage' : 'daño'} ${turn}`,
      };
    case 'over-to-opponent':
      return overToOpponent(p, subject);
    case 'undamaged-blocking':
      return undamagedBlocking(p, subject);
    case 'used-to-prep': {
      const where = {
        en: 'to the prep area instead of the used pile',
        es: 'a la zona de preparación en vez de a la zona de usados',
        de: 'in die Vorbereitungszone statt in die Ablage',
      }[p.locale];
      return { verb: 'go', subject, rest: p.locale === 'de' ? words(turn, where) : words(where, turn) };
    }
    case 'attackers-return':
      return attackersReturn(p);
  }
}

/** No damage while it blocks. */
function undamagedBlocking(p: Phrases, subject: Subject): Clause<VerbId> {
  const turn = p.thisTurn();
  if (p.locale === 'de') return { verb: 'take', subject, rest: `${turn} beim Blocken keinen Schaden` };
  if (p.locale === 'es') return { verb: 'take', subject, not: true, rest: `daño al bloquear ${turn}` };
  return { verb: 'take', subject, rest: `no damage from blocking ${turn}` };
}

/** Of a player: attackers that are knocked out go back to the field. */
function attackersReturn(p: Phrases): Clause<VerbId> {
  const attackers = p.dice({ who: 'own', role: 'attacking' }, { det: 'plural' }).text;
  const who = {
    en: rich`${attackers} that are knocked out this turn`,
    es: rich`${attackers} que sean aturdidos este turno`,
    de: rich`${attackers}, die in diesem Zug k. o. geschlagen werden,`,
  }[p.locale];
  const where = {
    en: 'to the field zone instead of the prep area',
    es: 'a la zona de despliegue en vez de a la zona de preparación',
    de: 'in die Feldzone statt in die Vorbereitungszone',
  }[p.locale];
  return { verb: 'go', subject: p.named(who, { number: 'many' }), rest: where };
}

/** What a mark is worth to its bearer. */
const MARKED: Readonly<Record<MarkName, number>> = {
  'cannot-block': -1.5,
  'cannot-attack': -1.5,
  'must-attack': -0.5,
  'must-block': -0.75,
  unblockable: 2,
  'deals-no-damage': -1.5,
  'takes-no-damage': 1.5,
  'over-to-opponent': 1,
  'undamaged-blocking': 1,
  'used-to-prep': 1,
  'attackers-return': 2,
};

export const mark: DiceNode<Mark> = {
  ...runs,
  say,
  hint: (node, o) => aimed(node.to, o, MARKED[node.mark], MARKED[node.mark]),
};
