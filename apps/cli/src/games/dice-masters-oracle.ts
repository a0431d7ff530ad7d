import type { Content, Die, Table } from '@assemble/dice-masters';
import type { Event } from '@assemble/kernel';
import type { Watcher } from './game.ts';
import { Account, type Claim, numberIn, oracle, type Span, thingIn, thingsIn } from './oracle.ts';

type DiceSpan = Span<Table>;

/** What must hold of Dice Masters whatever meets: dice, copies, captures, bans, damage and life. */
export const diceMastersOracle = (content: Content): Watcher => oracle(diceMastersClaims(content));

export const diceMastersClaims = (content: Content): readonly Claim<Table>[] => [
  nothingOutside,
  nothingKept,
  ownSide,
  heldThisTurn,
  copiedThisTurn,
  notBanned(content),
  redirected,
  controllersStay,
  capturedIsGone,
  noSilentMoves,
  lifeAddsUp,
  damageAddsUp,
];

const isOut = ({ zone }: Die): boolean => zone === 'field' || zone === 'attack';
const dieIn = (table: Table, id: number): Die | undefined => table.dice.find((die) => die.id === id);
const other = (seat: number): number => 1 - seat;

/** The zone that a line of the log says a die has left the field for; null where it tells of no such thing. */
function leaves(event: Event, die: number): boolean {
  switch (event.kind) {
    case 'knocked-out':
    case 'captured':
      return thingIn(event, 'die') === die;
    case 'moved':
      return thingIn(event, 'die') === die && !FIELD.includes(String(event.args['to']));
    case 'regrouped':
      return thingsIn(event.args['used'] ?? null).includes(die);
    default:
      return false;
  }
}
const FIELD = ['field', 'attack'];

/** A copy, damage and what lasts on a die belong to the field. */
const nothingOutside: Claim<Table> = {
  rules: ['DM-CAPTURE-AND-CONTROL-14', 'DM-COPYING-7', 'DM-DAMAGE-10'],
  watch:
    () =>
    ({ now }) =>
      now.dice
        .filter((die) => !isOut(die))
        .flatMap((die) => {
          const lasting = now.lasting.filter((one) => one.die === die.id && one.kind !== 'beside');
          return [
            ...(die.as === die.card && die.valuesOf === -1 ? [] : [`die ${die.id} still copies`]),
            ...(die.damage === 0 ? [] : [`die ${die.id} still has damage`]),
            ...lasting.map((one) => `"${one.kind}" still lasts on die ${die.id} (${die.zone})`),
          ];
        }),
};

/** Not even a die that is back in the field at once keeps what lasted on it before it left. */
const nothingKept: Claim<Table> = {
  rules: ['DM-CAPTURE-AND-CONTROL-14', 'DM-COPYING-7'],
  watch:
    () =>
    ({ before, now, events }) =>
      before.dice
        .filter((die) => isOut(die) && events.some((event) => leaves(event, die.id)))
        .flatMap((die) => {
          const kept = now.lasting.map((one) => JSON.stringify(one));
          const again = events.slice(events.findIndex((event) => leaves(event, die.id)));
          return before.lasting
            .filter((one) => one.die === die.id && kept.includes(JSON.stringify(one)))
            .filter(() => !again.some((event) => event.kind !== 'knocked-out' && speaksOf(event, die.id)))
            .map((one) => `die ${die.id} left the field and kept "${one.kind}"`);
        }),
};

/** It tells of something that lasts on the die. */
const speaksOf = (event: Event, die: number): boolean =>
  (event.kind === 'bonus' || event.kind === 'marked') && thingIn(event, 'die') === die;

/** Outside the field a die is its owner's, unless it is captured or lies beside; whoever holds it is in the field. */
const ownSide: Claim<Table> = {
  rules: ['DM-CAPTURE-AND-CONTROL-5', 'DM-CAPTURE-AND-CONTROL-9', 'DM-CAPTURE-AND-CONTROL-10'],
  watch:
    () =>
    ({ now }) =>
      now.dice
        .filter((die) => die.controller !== die.owner)
        .flatMap((die) => {
          const holder = dieIn(now, die.holder);
          if (holder === undefined || !isOut(holder)) return [`die ${die.id} is held by nobody in the field`];
          if (holder.controller !== die.controller)
            return [`die ${die.id} is not on the side of its holder ${holder.id}`];
          return isOut(die) || die.zone === 'captured' || die.zone === 'beside'
            ? []
            : [`die ${die.id} lies in a foreign ${die.zone}`];
        }),
};

/** The events since the last turn began; null where none did. */
function sinceTurn(events: readonly Event[]): readonly Event[] | null {
  const at = events.map((event) => event.kind).lastIndexOf('turn-began');
  return at < 0 ? null : events.slice(at);
}

/** Captures and control end with the turn. */
const heldThisTurn: Claim<Table> = {
  rules: ['DM-CAPTURE-AND-CONTROL-4', 'DM-CAPTURE-AND-CONTROL-10'],
  watch:
    () =>
    ({ now, events }) => {
      const since = sinceTurn(events);
      if (since === null) return [];
      const taken = since.filter(({ kind }) => kind === 'captured' || kind === 'controlled');
      return now.dice
        .filter((die) => die.zone === 'captured' || (isOut(die) && die.controller !== die.owner))
        .filter((die) => !taken.some((event) => thingIn(event, 'die') === die.id))
        .map((die) => `die ${die.id} is still held in the next turn`);
    },
};

/** Copies end with the turn, but for the card that a die has in place of its own (Mystique – Shapeshifter). */
const copiedThisTurn: Claim<Table> = {
  rules: ['DM-COPYING-7', 'DM-REGROUP-6'],
  watch:
    () =>
    ({ now, events }) => {
      const since = sinceTurn(events);
      if (since === null) return [];
      const copied = since.filter(({ kind }) => kind === 'copied');
      const lasts = (die: Die): unknown =>
        now.lasting.find((one) => one.kind === 'copy' && one.die === die.id)?.data['as'] ?? die.card;
      return now.dice
        .filter((die) => die.as !== lasts(die) || (die.valuesOf !== -1 && die.valuesOf !== lasts(die)))
        .filter((die) => !copied.some((event) => thingIn(event, 'die') === die.id))
        .map((die) => `die ${die.id} still copies in the next turn`);
    },
};

/** Nobody fields what was named while the card that named it is active, nor does what an active card forbids. */
const notBanned = (content: Content): Claim<Table> => ({
  rules: ['DM-CORE-RULES-3', 'DM-ACTIVE-AND-FIELDED-1'],
  watch:
    () =>
    ({ before, now, events }) =>
      events.flatMap((event) => {
        const what = BANNED[event.kind];
        // Rerolls by an effect are no business of a ban on the player's own.
        const rerolls = event.args['again'] === true && before.phase === 'roll-and-reroll';
        if (what === undefined || (event.kind === 'rolled' && !rerolls)) return [];
        const seat = numberIn(event, 'seat');
        const both = [before, now];
        const named = before.lasting.some(
          (one) =>
            one.kind === 'cannot-field' &&
            one.seat === seat &&
            what === 'field' &&
            cardOf(before, thingIn(event, 'die')) === one.data['card'] &&
            both.every((table) => isActive(table, one.card, other(seat))),
        );
        const forbidden = before.cards.some(
          (slot, at) =>
            bans(content, slot.id).includes(what) &&
            both.every((table) => isActive(table, at, other(seat)) && !isLifted(table, at, seat)),
        );
        return named || forbidden ? [`seat ${seat} may not ${what}, and did`] : [];
      }),
});

const BANNED: { readonly [kind: string]: string } = {
  fielded: 'field',
  'action-used': 'actions-and-globals',
  'global-used': 'actions-and-globals',
  rolled: 'reroll',
};

const cardOf = (table: Table, die: number): string | undefined =>
  table.cards[dieIn(table, die)?.card ?? -1]?.id;
const isActive = (table: Table, card: number, seat: number): boolean =>
  table.dice.some((die) => isOut(die) && die.as === card && die.controller === seat);
const isLifted = (table: Table, card: number, seat: number): boolean =>
  table.lasting.some((one) => one.kind === 'lifted' && one.card === card && one.seat === seat);

/** What a card forbids the opponent of whoever has it active. */
const bans = (content: Content, id: string): string[] =>
  (content.find(id)?.abilities ?? []).flatMap((ability) =>
    ability.node === 'static' && ability.active === true && ability.holds.holds === 'ban'
      ? [ability.holds.what]
      : [],
  );

/** Redirected damage reaches the new target, or is stopped there. */
const redirected: Claim<Table> = {
  rules: ['DM-PREVENT-AND-REDIRECT-5'],
  watch: () => {
    let open: { readonly die: number; readonly seat: number }[] = [];
    return ({ now, events, outcome }: DiceSpan) => {
      const wrong: string[] = [];
      for (const event of events) {
        if (REACHES.includes(event.kind)) {
          const die = Math.max(thingIn(event, 'die'), thingIn(event, 'target'), thingIn(event, 'to'));
          const seat = numberIn(event, 'seat');
          open = open.filter((one) => (one.die >= 0 ? one.die !== die : one.seat !== seat || die >= 0));
        }
        if (event.kind === 'redirected')
          open.push({ die: thingIn(event, 'to'), seat: numberIn(event, 'seat') });
        if (event.kind === 'turn-began') {
          wrong.push(...open.map(({ die, seat }) => `redirected damage never reached ${die}, seat ${seat}`));
          open = [];
        }
      }
      // Whoever has left the field meanwhile cannot be hit any more.
      open = open.filter(({ die }) => die < 0 || isOut(dieIn(now, die) as Die));
      return outcome === null ? wrong : [];
    };
  },
};
const REACHES = ['damaged', 'player-damaged', 'prevented', 'redirected'];

/** The die that controls another does not attack. */
const controllersStay: Claim<Table> = {
  rules: ['DM-CAPTURE-AND-CONTROL-7'],
  watch:
    () =>
    ({ before, events }) =>
      events
        .filter(({ kind }) => kind === 'attacked')
        .flatMap((event) => thingsIn(event.args['dice'] ?? null))
        .filter((id) => before.dice.some((die) => isOut(die) && die.holder === id))
        .map((id) => `die ${id} attacks though it controls another`),
};

/** A captured die is there for nothing, but for the captor that uses it: then it is a source. */
const capturedIsGone: Claim<Table> = {
  rules: ['DM-CAPTURE-AND-CONTROL-2'],
  watch:
    () =>
    ({ before, events }) =>
      before.dice
        .filter(({ zone }) => zone === 'captured')
        .flatMap(({ id }) => {
          const back = events.findIndex(
            (event) => RETURNS.includes(event.kind) && thingIn(event, 'die') === id,
          );
          return (back < 0 ? events : events.slice(0, back))
            .filter(
              ({ kind, args }) => HAPPENS.includes(kind) && thingsIn({ ...args, source: null }).includes(id),
            )
            .map(({ kind }) => `die ${id} is captured, and "${kind}" tells of it`);
        }),
};
const RETURNS = ['released', 'moved', 'action-used', 'knocked-out'];
const HAPPENS = ['attacked', 'blocked', 'damaged', 'bonus', 'marked', 'spun', 'fielded', 'copied'];

/** No die changes its zone without a line that names it, but along the paths that dice take by themselves. */
const noSilentMoves: Claim<Table> = {
  rules: ['DM-ZONES-10'],
  watch:
    () =>
    ({ before, now, events }) => {
      const named = new Set(events.flatMap(({ args }) => thingsIn(args)));
      return now.dice.flatMap((die) => {
        const path = `${dieIn(before, die.id)?.zone ?? die.zone} to ${die.zone}`;
        return named.has(die.id) || QUIET.includes(path) || path === `${die.zone} to ${die.zone}`
          ? []
          : [`die ${die.id} went from ${path} in silence`];
      });
    },
};
/** Rolled, used up or left over, refilled; and drawn dice that are not kept. */
const QUIET = ['prep to reserve', 'reserve to used', 'used to bag', 'prep to bag', 'prep to used'];

/** Life comes to what the log says: it never rises above its start, nor falls below nothing. */
const lifeAddsUp: Claim<Table> = {
  rules: ['DM-LIFE-AND-WINNING-2', 'DM-LIFE-AND-WINNING-3', 'DM-DAMAGE-8'],
  watch:
    () =>
    ({ before, now, events }) => {
      const life = new Account('life');
      before.players.forEach((player, seat) => {
        life.set(seat, player.life);
      });
      for (const event of events) {
        const seat = numberIn(event, 'seat');
        const amount = numberIn(event, 'amount');
        const told = numberIn(event, 'life');
        if (event.kind === 'player-damaged' || event.kind === 'life-paid')
          life.add(seat, -Math.min(amount, life.of(seat)), told);
        if (event.kind === 'life-gained') life.add(seat, amount, told);
        if (event.kind === 'life-set') life.set(seat, told);
        if (event.kind === 'teams-revealed') life.set(seat, now.players[seat]?.life ?? 0);
      }
      now.players.forEach((player, seat) => {
        life.is(seat, player.life);
      });
      return life.wrong;
    },
};

/** Damage on a die comes to what the log says, and ends with the turn and with its time in the field. */
const damageAddsUp: Claim<Table> = {
  rules: ['DM-DAMAGE-10', 'DM-REGROUP-4'],
  watch:
    () =>
    ({ before, now, events }) => {
      const damage = new Account('damage');
      for (const die of before.dice) damage.set(die.id, die.damage);
      for (const event of events) {
        if (event.kind === 'damaged')
          damage.add(thingIn(event, 'die'), numberIn(event, 'amount'), numberIn(event, 'total'));
        if (event.kind === 'turn-began') damage.clear();
        for (const die of before.dice) if (leaves(event, die.id)) damage.set(die.id, 0);
      }
      for (const die of now.dice) if (isOut(die)) damage.is(die.id, die.damage);
      return damage.wrong;
    },
};
