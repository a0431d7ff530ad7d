import { done, type Instruction, NEXT, propose, proposeAndSee } from '@assemble/kernel';
import type { Activity, Piece } from '../table.ts';
import { currentActivity } from './activities.ts';
import { noteHits } from './activity-atoms.ts';
import { giveStatus } from './atoms.ts';
import { faceOf, identityOf, isIdentity, pieceAt, villainOf } from './cards-in-play.ts';
import { callFor } from './carrying-out.ts';
import { type DamageChange, type DefeatChange, damageTo, defeatOf, engaged, happened } from './changes.ts';
import { sheet } from './index-of-cards.ts';
import { isBarred, remaining } from './reading.ts';
import { type C, call, contentOf, steps } from './run.ts';

export type DamageData = {
  batch: DamageChange[];
  dealt: DamageChange[];
  /** What goes on to somebody else (overkill). */
  more: DamageChange[];
  /** What was dealt, then who was defeated. */
  result?: (DamageChange | DefeatChange)[];
};

const damageIn = ({ result = [] }: DamageData): DamageChange[] =>
  result.filter((one): one is DamageChange => one.kind === 'damage');
const defeatsIn = ({ result = [] }: DamageData): DefeatChange[] =>
  result.filter((one): one is DefeatChange => one.kind === 'defeat');

/** Deals damage to all of these at the same moment; answers the changes as they came out. */
export const dealDamage = (batch: DamageChange[]): Instruction =>
  call('damage', { batch, dealt: [], more: [] });

/**
 * Damage: prevented before it is taken, then whoever has no hit points left is defeated. What an attack deals is
 * answered when the attack is over; everything else at once (MC-CONDITION-2).
 */
export const damage = steps('damage', [
  {
    name: 'interrupts, then it is dealt',
    rules: ['MC-DAMAGE-1', 'MC-DAMAGE-8', 'MC-STATUS-10', 'MC-STATUS-11', 'MC-WORD-1'],
    run: (c, d) => {
      const batch = d.batch.filter(({ target, amount, source }) => {
        const piece = pieceAt(c, target);
        return amount > 0 && piece !== undefined && !isBarred(c, 'take-damage', piece, source);
      });
      // What walks the stages is the only copy: this one would not hear of what becomes of it.
      d.batch = [];
      return proposeAndSee(c, batch);
    },
  },
  {
    name: 'whoever has no hit points left is defeated',
    rules: ['MC-DAMAGE-10', 'MC-HP-3'],
    run: (c, d) => {
      d.dealt = damageIn(d);
      const doomed = [...new Set(d.dealt.map((change) => change.target))].filter((id) => {
        const piece = pieceAt(c, id);
        return piece !== undefined && remaining(c, piece) <= 0;
      });
      d.result = [];
      if (doomed.length === 0) return NEXT;
      return defeatAll(
        doomed.map((id) => {
          const cause = d.dealt.find((change) => change.target === id);
          return defeatOf(c, id, cause?.by ?? -1, cause?.attack ?? false);
        }),
      );
    },
  },
  {
    name: 'overkill: what was more than enough was not dealt here',
    rules: ['MC-KEYWORD-2', 'MC-KEYWORD-3', 'MC-KEYWORD-17', 'MC-ENEMY-ATTACK-10'],
    run: (c, d) => {
      const attack = currentActivity(c, 'attack');
      if (attack === undefined || !attack.overkill) return NEXT;
      const defeated = defeatsIn(d);
      for (const change of d.dealt) {
        const goesTo = overkill(c, change, attack, defeated);
        if (goesTo === undefined) continue;
        change.dealt -= change.excess;
        d.more.push(damageTo(c, goesTo.id, change.excess, change.by, true));
      }
      return NEXT;
    },
  },
  {
    name: 'responses, unless an attack is going on that caused it',
    rules: ['MC-RESPONSE-1', 'MC-CONDITION-2'],
    run: (c, d) => {
      const defeated = defeatsIn(d);
      const attacks = d.dealt.filter((change) => change.attack);
      if (attacks.length > 0) noteHits(c, attacks, defeated);
      const others = [...d.dealt, ...defeated].filter((change) => !change.attack);
      return others.length === 0 ? NEXT : propose(c, happened(others));
    },
  },
  {
    name: 'overkill: it goes on',
    rules: ['MC-KEYWORD-2', 'MC-KEYWORD-3'],
    run: (_c, d) => (d.more.length === 0 ? NEXT : dealDamage(d.more)),
  },
  {
    name: 'answer what was dealt',
    rules: ['MC-DAMAGE-1'],
    run: (_c, d) => done(d.dealt),
  },
]);

/** Where excess damage goes: from a defending ally to its controller, from a minion that was defeated to the villain. */
function overkill(
  c: C,
  { attack, excess, face, by, prevented, seat, target }: DamageChange,
  now: Activity,
  defeated: readonly DefeatChange[],
): Piece | undefined {
  if (!attack || prevented || excess === 0 || by !== now.by) return undefined;
  switch (contentOf(c).face(face).type) {
    case 'ally':
      return target === now.defender ? identityOf(c, seat) : undefined;
    case 'minion':
      return defeated.some((one) => one.target === target && !one.prevented) ? villainOf(c) : undefined;
    default:
      return undefined;
  }
}

export type DefeatData = {
  batch: DefeatChange[];
  /** Who is being defeated, while abilities may answer it. */
  falling: number[];
  fates: DefeatChange[];
  /** The side of the villain before it. */
  stage: string;
  result?: DefeatChange[];
};

/** Defeats all of these at the same moment; answers the changes as they came out. */
export const defeatAll = (batch: DefeatChange[]): Instruction =>
  call('defeat', { batch, falling: [], fates: [], stage: '' });

/** Defeat (MC-DAMAGE-10, -11). Where players and villain fall together, the players lose (MC-END-1). */
export const defeat = steps('defeat', [
  {
    name: 'interrupts and When Defeated, then they leave',
    rules: ['MC-DAMAGE-11', 'MC-TRIGGER-7', 'MC-TRIGGER-8', 'MC-ELIM-1', 'MC-END-1', 'MC-VILLAIN-2'],
    run: (c, d) => {
      d.stage = villainOf(c)?.face ?? '';
      const isPlayer = (change: DefeatChange): boolean => isIdentity(contentOf(c).face(change.face));
      const batch = [...d.batch.filter(isPlayer), ...d.batch.filter((change) => !isPlayer(change))];
      d.falling = batch.map((change) => change.target);
      d.batch = [];
      return proposeAndSee(c, batch);
    },
  },
  {
    name: 'minions have engaged the next player: responses',
    rules: ['MC-ELIM-4', 'MC-KEYWORD-1'],
    run: (c, d) => {
      d.fates = d.result ?? [];
      d.falling = [];
      // Where several players fall at once, a minion engages the one it ends up with; one that falls with them nobody.
      const moved = new Set(d.fates.flatMap((change) => change.moved));
      return propose(
        c,
        c.table.play.filter(({ id }) => moved.has(id)).map((minion) => engaged(minion.id, minion.engaged)),
      );
    },
  },
  {
    name: 'a new villain stage is revealed',
    rules: ['MC-VILLAIN-2', 'MC-VILLAIN-3', 'MC-TRIGGER-6', 'MC-KEYWORD-4'],
    run: (c, d) => {
      const villain = villainOf(c);
      if (villain === undefined || villain.face === d.stage) return NEXT;
      if (faceOf(c, villain).keywords.toughness === true) giveStatus(c, villain, 'tough', ['MC-KEYWORD-4']);
      return callFor(sheet(c, villain.face).called['when-revealed'], villain.id, c.table.first);
    },
  },
  {
    name: 'answer who was defeated',
    rules: ['MC-DAMAGE-10'],
    run: (_c, d) => done(d.fates),
  },
]);
