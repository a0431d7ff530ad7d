import type { Content, Face, Piece, Table } from '@assemble/champions';
import type { Event } from '@assemble/kernel';
import type { Watcher } from './game.ts';
import { Account, type Claim, numberIn, oracle, textIn, thingIn } from './oracle.ts';

/** What must hold of Champions whatever meets: who is in play, who is out, status cards, damage, threat, retaliate, overkill. */
export const championsOracle = (content: Content): Watcher => oracle(championsClaims(content));

export const championsClaims = (content: Content): readonly Claim<Table>[] => [
  anotherCard,
  entersFresh(content),
  eliminated,
  statusCards(content),
  damageAddsUp,
  threatAddsUp(content),
  retaliates(content),
  overkills,
  limits(content),
];

const pieceIn = (table: Table, id: number): Piece | undefined => table.play.find((one) => one.id === id);

/** The side that a card shows in a line of the log. */
const sideIn = (content: Content, { args }: Event, name: string): Face =>
  content.face((args[name] as { readonly face: string }).face);

/** A card that left play comes back as another: its number is never in play again. */
const anotherCard: Claim<Table> = {
  rules: ['MC-ZONE-4'],
  watch: () => {
    const left = new Set<number>();
    return ({ now, events }) => {
      const wrong: string[] = [];
      for (const event of events) {
        const id = thingIn(event, 'card');
        if (event.kind === 'left-play') left.add(id);
        if (event.kind === 'entered-play' && left.has(id)) wrong.push(`card ${id} comes back as itself`);
      }
      const back = now.play.filter(({ id }) => left.has(id)).map(({ id }) => `card ${id} is still in play`);
      return [...wrong, ...back];
    };
  },
};

/** What enters play is ready, without damage, with the counters printed on it; nothing that lasts is about it yet. */
const entersFresh = (content: Content): Claim<Table> => ({
  rules: ['MC-ZONE-4', 'MC-PLAY-9', 'MC-LIMIT-1', 'MC-KEYWORD-14'],
  watch:
    () =>
    ({ before, now, events }) =>
      events.flatMap((event, at) => {
        if (event.kind !== 'entered-play') return [];
        const id = thingIn(event, 'card');
        const piece = pieceIn(now, id);
        const later = events.slice(at).filter((one) => tellsOf(one, id));
        const wrong: string[] = [];
        if (before.used.some(({ what }) => what.endsWith(`@${id}`))) wrong.push('has used up a limit');
        if (before.lasting.some(({ scope }) => scope['self'] === id)) wrong.push('has effects that last');
        if (piece !== undefined) {
          const told = (kind: string): boolean => later.some((one) => one.kind === kind);
          const { keywords, counters } = content.face(piece.face);
          const printed = keywords.uses?.count ?? counters?.count ?? 0;
          if (piece.exhausted && !told('exhausted')) wrong.push('is exhausted');
          if (piece.damage > 0 && !told('damaged')) wrong.push('is damaged');
          if (piece.counters !== printed && !told('counters')) wrong.push(`has ${piece.counters} counters`);
        }
        return wrong.map((what) => `card ${id} enters play and ${what}`);
      }),
});

const tellsOf = (event: Event, id: number): boolean => thingIn(event, 'card') === id;

/** An eliminated player controls nothing, holds nothing, is engaged with nobody, and is never asked or active again. */
const eliminated: Claim<Table> = {
  rules: ['MC-ELIM-2', 'MC-ELIM-3', 'MC-ELIM-4', 'MC-FIRST-1'],
  watch:
    () =>
    ({ now, pending, outcome }) =>
      now.players.flatMap((player, seat) => {
        if (!player.out || outcome !== null) return [];
        const wrong = now.play
          .filter((piece) => piece.controller === seat || piece.engaged === seat)
          .map(({ id }) => `has card ${id} before them`);
        if (player.hand.length + player.deck.length + player.dealt.length > 0) wrong.push('has cards');
        if (pending.some((decision) => decision.seat === seat)) wrong.push('is asked');
        if (now.first === seat) wrong.push('is the first player');
        return wrong.map((what) => `seat ${seat} is out and ${what}`);
      }),
};

type Status = 'stunned' | 'confused' | 'tough';
const STATUSES: readonly Status[] = ['stunned', 'confused', 'tough'];
/** What a status card stands in for: the next that is told of whoever would do it is that the card is discarded. */
const INSTEAD: { readonly [kind: string]: Status } = {
  attacks: 'stunned',
  'enemy-attacks': 'stunned',
  thwarts: 'confused',
  'enemy-schemes': 'confused',
};

/** Whom a line of the log is about: who does it, or whom it happens to. */
const subjectIn = (event: Event): number =>
  Math.max(thingIn(event, 'card'), thingIn(event, 'by'), thingIn(event, 'enemy'));

/** One status card of a type, until it is discarded; nobody stunned attacks, confused schemes or thwarts, tough is damaged. */
const statusCards = (content: Content): Claim<Table> => ({
  rules: ['MC-STATUS-1', 'MC-STATUS-2', 'MC-STATUS-4', 'MC-STATUS-6', 'MC-STATUS-8', 'MC-STATUS-10'],
  watch:
    () =>
    ({ before, now, events }) => {
      const wrong: string[] = [];
      const on = (id: number, status: string): string => `${status} on ${id}`;
      const lie = new Set(
        before.play.flatMap((one) => STATUSES.filter((status) => one[status]).map((s) => on(one.id, s))),
      );
      for (const event of events) {
        const id = event.kind === 'damaged' ? thingIn(event, 'card') : subjectIn(event);
        const card = on(id, textIn(event, 'status'));
        const status = INSTEAD[event.kind];
        const next = events.slice(events.indexOf(event) + 1).find((one) => subjectIn(one) === id);
        const stops = status !== undefined && lie.has(on(id, status));
        if (stops && next?.kind !== 'status-lost')
          wrong.push(`"${event.kind}" in spite of ${on(id, status)}`);
        if (event.kind === 'damaged' && lie.has(on(id, 'tough'))) wrong.push(`damage to ${id}, who is tough`);
        if (event.kind === 'entered-play' && isTough(content, event)) lie.add(on(id, 'tough'));
        if (event.kind === 'status-gained') {
          if (lie.has(card)) wrong.push(`${card} twice`);
          lie.add(card);
        }
        if (event.kind === 'status-lost' && !lie.delete(card)) wrong.push(`no ${card} to lose`);
      }
      for (const piece of now.play)
        for (const status of STATUSES)
          if (piece[status] !== lie.has(on(piece.id, status)))
            wrong.push(`${on(piece.id, status)}: ${piece[status]}, and the log says otherwise`);
      return wrong;
    },
});

/** Whether what enters play has toughness; a card that lies face down shows no keyword. */
const isTough = (content: Content, event: Event): boolean =>
  sideIn(content, event, 'card').keywords.toughness === true;

/** Damage comes to what the log says; the next stage of a villain begins without. */
const damageAddsUp: Claim<Table> = {
  rules: ['MC-DAMAGE-1', 'MC-DAMAGE-2', 'MC-HEAL-2', 'MC-VILLAIN-2'],
  watch:
    () =>
    ({ before, now, events }) => {
      const damage = new Account('damage');
      for (const piece of before.play) damage.set(piece.id, piece.damage);
      for (const event of events) {
        const id = thingIn(event, 'card');
        const amount = numberIn(event, 'amount');
        if (event.kind === 'damaged') damage.set(id, damage.of(id) + amount);
        if (event.kind === 'healed') damage.set(id, damage.of(id) - amount);
        if (event.kind === 'villain-advanced' || event.kind === 'entered-play') damage.set(id, 0);
      }
      for (const piece of now.play) damage.is(piece.id, piece.damage);
      return damage.wrong;
    },
};

/** So does threat, on each scheme by itself: two copies of one are two. */
const threatAddsUp = (content: Content): Claim<Table> => ({
  rules: ['MC-COMPONENT-4', 'MC-THWART-5', 'MC-MAIN-2'],
  watch:
    () =>
    ({ before, now, events }) => {
      const threat = new Account('threat');
      for (const piece of before.play) threat.set(piece.id, piece.threat);
      for (const event of events) {
        const [id, amount] = [thingIn(event, 'card'), numberIn(event, 'amount')];
        if (event.kind === 'threat-placed') threat.add(id, amount, numberIn(event, 'threat'));
        if (event.kind === 'threat-removed') threat.add(id, -amount, numberIn(event, 'threat'));
        if (event.kind === 'scheme-advanced' || event.kind === 'entered-play')
          threat.set(id, startingThreat(content, event, now.players.length));
      }
      for (const piece of now.play) threat.is(piece.id, piece.threat);
      return threat.wrong;
    },
});

/** What a scheme begins with, as printed. */
function startingThreat(content: Content, event: Event, players: number): number {
  const { threat } = sideIn(content, event, 'card');
  return typeof threat === 'number' ? threat : threat.perPlayer * players;
}

/** Lines of the log after which damage may come from something else than the attacks that are being made. */
const ELSEWHERE = [
  'used',
  'played',
  'revealed',
  'boosted',
  'attacks',
  'thwarts',
  'turn-began',
  'villain-step',
];

/**
 * Retaliate answers an attack on the character that has it, and on nobody else: while an enemy attacks, whoever damages it
 * by that was attacked by it, as the log tells. It is followed until something else may deal damage.
 */
const retaliates = (content: Content): Claim<Table> => ({
  rules: ['MC-KEYWORD-11', 'MC-KEYWORD-12'],
  watch: () => {
    let enemy = -1;
    // Several, where an enemy attacks within its own attack; the last one may still be defended.
    let targets: number[] = [];
    return ({ now, events }) =>
      events.flatMap((event) => {
        const card = thingIn(event, 'card');
        const isOver = event.kind === 'left-play' && targets.includes(card);
        // What the attacker itself does belongs to its attack: Whirlwind attacks others before he hits.
        const isItsOwn = event.kind === 'used' && card === enemy;
        if (isOver || (ELSEWHERE.includes(event.kind) && !isItsOwn)) enemy = -1;
        if (event.kind === 'enemy-attacks') {
          const target = now.players[numberIn(event, 'seat')]?.identity ?? -1;
          targets = enemy === thingIn(event, 'enemy') ? [...targets, target] : [target];
          enemy = thingIn(event, 'enemy');
        }
        if (event.kind === 'defends') targets = [...targets.slice(0, -1), card];
        const by = thingIn(event, 'by');
        if (event.kind !== 'damaged' || enemy < 0 || card !== enemy || by < 0 || targets.includes(by))
          return [];
        return sideIn(content, event, 'by').keywords.retaliate === undefined
          ? []
          : [`card ${by} retaliates, and ${targets.join(', ')} was attacked`];
      });
  },
});

/** By overkill an attack reaches somebody it was not made against only beyond a minion it defeated, or the ally who defended. */
const overkills: Claim<Table> = {
  rules: ['MC-KEYWORD-2', 'MC-KEYWORD-3'],
  watch:
    () =>
    ({ now }) =>
      now.activities
        .filter(({ kind, overkill }) => kind === 'attack' && overkill)
        .flatMap(({ by, hits, targets, defender }) => {
          const beyond = hits.filter(({ target, dealt }) => dealt > 0 && !targets.includes(target));
          const spent = hits.some(({ target, defeated }) => defeated || target === defender);
          return beyond.length === 0 || spent ? [] : [`${by} hits beyond its target without a defeat`];
        }),
};

/** In their turn players have no more allies, restricted cards and copies of a unique card than they may. */
const limits = (content: Content): Claim<Table> => ({
  rules: ['MC-ALLY-2', 'MC-KEYWORD-13', 'MC-UNIQUE-1'],
  watch:
    () =>
    ({ now, pending }) => {
      if (!pending.some(({ ask }) => ask.key === 'ask.turn')) return [];
      const wrong: string[] = [];
      const sides = now.play.map((piece) => ({ seat: piece.controller, face: content.face(piece.face) }));
      now.players.forEach((_, seat) => {
        const own = sides.filter((one) => one.seat === seat).map(({ face }) => face);
        const allies = own.filter(({ type }) => type === 'ally').length;
        const restricted = own.filter(({ keywords }) => keywords.restricted === true).length;
        if (allies > 3 + moreAllies(own)) wrong.push(`seat ${seat} has ${allies} allies`);
        if (restricted > 2) wrong.push(`seat ${seat} has ${restricted} restricted cards`);
      });
      const unique = sides.filter(({ seat, face }) => seat >= 0 && face.unique);
      const names = unique.map(({ face }) => `${face.title.en} ${face.subtitle?.en ?? ''}`);
      const twice = names.filter((name, i) => names.indexOf(name) !== i);
      return [...wrong, ...twice.map((name) => `${name} is in play twice`)];
    },
});

/** How many allies beyond three cards allow. */
const moreAllies = (faces: readonly Face[]): number =>
  faces
    .flatMap(({ abilities }) => abilities)
    .reduce(
      (sum, one) => sum + (one.node === 'constant' && one.holds.holds === 'ally-limit' ? one.holds.more : 0),
      0,
    );
