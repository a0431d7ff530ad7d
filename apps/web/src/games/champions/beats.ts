import { type Events, STATUS, type View } from '@assemble/champions';
import type { Event } from '@assemble/kernel';
import type { Localized } from '@assemble/language';
import {
  type Beat,
  type Beats,
  type BeatTable,
  beatIn,
  type Eye,
  type Flight,
  type Stir,
} from '../../table/stage/beats/beat.ts';
import { content } from './data.ts';

type Piece = View['play'][number];
type Ref = Events['exhausted']['card'];
type Player = View['players'][number];
type Seen = View['shown'][number];

const words = {
  round: {
    en: (n: number) => `Round ${n}`,
    es: (n: number) => `Ronda ${n}`,
    de: (n: number) => `Runde ${n}`,
  },
  yourTurn: { en: 'Your turn', es: 'Tu turno', de: 'Du bist am Zug' },
  turnOf: {
    en: (name: string) => `${name}’s turn`,
    es: (name: string) => `Turno de ${name}`,
    de: (name: string) => `${name} ist am Zug`,
  },
  villain: { en: 'Villain phase', es: 'Fase del villano', de: 'Schurkenphase' },
  boost: {
    en: (n: number) => `Boost +${n}`,
    es: (n: number) => `Aumento +${n}`,
    de: (n: number) => `Boost +${n}`,
  },
  defeated: {
    en: (name: string) => `${name} is defeated!`,
    es: (name: string) => `¡${name} cae!`,
    de: (name: string) => `${name} ist besiegt!`,
  },
  stage: { en: 'A new stage', es: 'Nueva etapa', de: 'Ein neuer Abschnitt' },
  eliminated: {
    en: (name: string) => `${name} is out!`,
    es: (name: string) => `¡${name} queda fuera!`,
    de: (name: string) => `${name} scheidet aus!`,
  },
  cancelled: { en: 'Cancelled!', es: '¡Anulada!', de: 'Aufgehoben!' },
  surge: { en: 'Surge!', es: '¡Oleada!', de: 'Nachrüsten!' },
  prevented: { en: 'prevented', es: 'evitado', de: 'verhindert' },
  heroesWin: { en: 'The heroes win!', es: '¡Ganan los héroes!', de: 'Die Helden gewinnen!' },
  villainWins: { en: 'The villain wins!', es: '¡Gana el villano!', de: 'Der Schurke gewinnt!' },
} as const satisfies Readonly<Record<string, Localized<unknown>>>;

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const cardOf = ({ face }: Ref): string | undefined => (face === '' ? undefined : content.face(face).card);
const titleOf = ({ face }: Ref, { locale }: Eye): string =>
  face === '' ? '' : content.face(face).title[locale];
const identityOf = (view: View, seat: number): number => view.players[seat]?.identity ?? -1;

const shown = (card: Ref, ms: number): Beat => {
  const id = cardOf(card);
  return id === undefined ? { ms: 300 } : { ms, card: id };
};

const typeOf = ({ face }: Ref): string => (face === '' ? '' : content.face(face).type);

/** How a card comes into play, by what it is. */
const ARRIVALS: Readonly<Record<string, Stir>> = {
  minion: 'drop',
  'side-scheme': 'unroll',
  attachment: 'slam',
};

const isStatus = (name: string): name is keyof typeof STATUS => name in STATUS;

/** Cards that leave a hand turn over on their way; those that come from the deck are seen by their back alone. */
const discarding = (view: View, seat: number, cards: readonly Ref[]): readonly Flight[] => {
  const held = new Set(view.players[seat]?.hand.map(({ id }) => id));
  const to = seat < 0 ? 'encounter-discard' : `discard ${seat}`;
  return cards.map(({ id }) =>
    held.has(id)
      ? { from: id, to, look: 'itself' }
      : seat < 0
        ? { from: 'encounter', to, look: 'foe-back' }
        : { from: `deck ${seat}`, to, look: 'back' },
  );
};

/** Silent: what stands in the log alone, because nothing on the table changes by it or a neighbour shows it. */
const table: BeatTable<Events, View> = {
  'set-up-step': null,
  'first-player': null,
  'round-began': ({ round }, _view, { locale }) => ({
    ms: 900,
    banner: { title: words.round[locale](round), side: 'neither' },
  }),
  'phase-began': ({ phase }, _view, { locale }) =>
    phase === 'villain' ? { ms: 1100, banner: { title: words.villain[locale], side: 'foe' } } : { ms: 0 },
  'turn-began': ({ seat }, _view, { me, locale, seatNames }) => ({
    ms: 900,
    banner: {
      title: seat === me ? words.yourTurn[locale] : words.turnOf[locale](seatNames[seat] ?? ''),
      side: seat === me ? 'own' : 'neither',
    },
  }),
  'turn-ended': null,
  'villain-step': null,
  shuffled: null,
  'deck-renewed': null,
  drew: ({ seat, cards }) => ({
    ms: 380 + 60 * Math.min(cards.length, 6),
    flights: cards.map(() => ({ from: `deck ${seat}`, to: `hand ${seat}`, look: 'back' })),
  }),
  mulligan: null,
  discarded: ({ seat, cards }, view) => ({
    ms: 320 + 60 * Math.min(cards.length, 6),
    flights: discarding(view, seat, cards),
  }),
  moved: null,
  'entered-play': ({ card }) => ({
    ms: 420,
    stirs: [{ of: card.id, how: ARRIVALS[typeOf(card)] ?? 'slam' }],
  }),
  played: ({ card }) => ({
    ...shown(card, 700),
    flights: [{ from: card.id, to: 'table', look: 'itself' }],
  }),
  'left-play': ({ card, to }, view) => {
    const owner = view.play.find(({ id }) => id === card.id)?.controller ?? -1;
    const pile = owner < 0 ? 'encounter-discard' : `discard ${owner}`;
    return to === 'discard'
      ? { ms: 360, flights: [{ from: card.id, to: pile, look: 'itself' }] }
      : { ms: 300 };
  },
  used: ({ card }) => ({ ms: 380, shakes: [card.id] }),
  paid: null,
  exhausted: ({ card }) => ({ ms: 220, shakes: [card.id] }),
  readied: null,
  flipped: ({ card }) => ({ ms: 460, stirs: [{ of: card.id, how: 'turn' }] }),
  engaged: ({ card }) => ({ ms: 350, stirs: [{ of: card.id, how: 'drop' }] }),
  control: null,
  dealt: ({ seat }) => ({
    ms: 340,
    flights: [{ from: 'encounter', to: `hand ${seat}`, look: 'foe-back' }],
  }),
  // The board shows it large for as long as it is resolved.
  revealed: () => ({ ms: 1900, flights: [{ from: 'encounter', to: 'table', look: 'foe-back' }] }),
  cancelled: ({ card }, _view, { locale }) => ({
    ...shown(card, 900),
    banner: { title: words.cancelled[locale], side: 'own' },
  }),
  surged: (_args, _view, { locale }) => ({ ms: 700, banner: { title: words.surge[locale], side: 'foe' } }),
  'boost-dealt': ({ enemy }) => ({
    ms: 340,
    flights: [{ from: 'encounter', to: enemy.id, look: 'foe-back' }],
  }),
  boosted: ({ enemy, card, icons }, _view, { locale }) => ({
    ...shown(card, 1000),
    pops: [{ entity: enemy.id, text: words.boost[locale](icons), tone: 'harm' }],
  }),
  'enemy-attacks': ({ enemy, seat }, view) => ({
    ms: 900,
    lunges: [{ from: enemy.id, to: identityOf(view, seat) }],
    lines: enemy.id,
  }),
  'enemy-schemes': ({ enemy }, view) => ({
    ms: 800,
    stirs: [{ of: enemy.id, how: 'glow' }],
    flights: [{ from: enemy.id, to: view.scheme, look: 'threat' }],
  }),
  attacks: ({ by }) => ({ ms: 250, stirs: [{ of: by.id, how: 'hop' }] }),
  thwarts: ({ by }) => ({ ms: 250, stirs: [{ of: by.id, how: 'hop' }] }),
  defends: ({ card }) => ({ ms: 380, stirs: [{ of: card.id, how: 'grow' }] }),
  damaged: ({ card, amount, by }) => ({
    ms: 750,
    pops: [{ entity: card.id, text: signed(-amount), tone: 'harm' }],
    shakes: [card.id],
    ...(by !== null &&
      by.id !== card.id && {
        lunges: [{ from: by.id, to: card.id }],
        flights: [{ from: by.id, to: card.id, look: 'harm' }],
      }),
  }),
  prevented: ({ card, amount }, _view, { locale }) => ({
    ms: 650,
    pops: [{ entity: card.id, text: `${amount} ${words.prevented[locale]}`, tone: 'good' }],
  }),
  healed: ({ card, amount }) => ({
    ms: 600,
    pops: [{ entity: card.id, text: signed(amount), tone: 'good' }],
  }),
  defeated: ({ card }, view, eye) =>
    card.id === view.villain
      ? {
          ms: 1600,
          flashes: [card.id],
          shakes: [card.id],
          banner: { title: words.defeated[eye.locale](titleOf(card, eye)), side: 'own', loud: true },
        }
      : {
          ms: 800,
          flashes: [card.id],
          stirs: [{ of: card.id, how: 'fall' }],
          banner: { title: words.defeated[eye.locale](titleOf(card, eye)), side: 'neither' },
        },
  'threat-placed': ({ card, amount }) => ({
    ms: 350 + 220 * Math.min(amount, 4),
    pops: [{ entity: card.id, text: signed(amount), tone: 'harm' }],
    shakes: [card.id],
  }),
  'threat-removed': ({ card, amount }) => ({
    ms: 600,
    pops: [{ entity: card.id, text: signed(-amount), tone: 'good' }],
  }),
  'status-gained': ({ card, status }, _view, { locale }) => ({
    ms: 520,
    pops: [
      {
        entity: card.id,
        text: isStatus(status) ? STATUS[status][locale] : status,
        tone: status === 'tough' ? 'good' : 'plain',
      },
    ],
    shakes: [card.id],
  }),
  'status-lost': ({ card }) => ({ ms: 300, shakes: [card.id] }),
  counters: null,
  acceleration: null,
  'villain-advanced': ({ card }, _view, eye) => ({
    ...shown(card, 1600),
    stirs: [{ of: card.id, how: 'slam' }],
    flashes: [card.id],
    banner: { title: titleOf(card, eye), line: words.stage[eye.locale], side: 'foe', loud: true },
  }),
  'scheme-advanced': ({ card }, _view, eye) => ({
    ...shown(card, 1600),
    stirs: [{ of: card.id, how: 'slam' }],
    flashes: [card.id],
    banner: { title: titleOf(card, eye), line: words.stage[eye.locale], side: 'foe', loud: true },
  }),
  lasts: null,
  eliminated: ({ seat }, _view, { locale, seatNames }) => ({
    ms: 1600,
    banner: { title: words.eliminated[locale](seatNames[seat] ?? ''), side: 'foe', loud: true },
  }),
  won: (_args, _view, { locale }) => ({
    ms: 1600,
    banner: { title: words.heroesWin[locale], side: 'own', loud: true },
  }),
  lost: (_args, _view, { locale }) => ({
    ms: 1600,
    banner: { title: words.villainWins[locale], side: 'foe', loud: true },
  }),
};

const changed = (view: View, refs: readonly Ref[], change: (piece: Piece) => Partial<Piece>): View => {
  const which = new Set(refs.map(({ id }) => id));
  return { ...view, play: view.play.map((one) => (which.has(one.id) ? { ...one, ...change(one) } : one)) };
};

/** Damage is kept on a card, hit points are told: what remains of them is the difference. */
const withRemaining = (view: View, card: Ref, remaining: number): View =>
  changed(view, [card], ({ stats, damage }) => ({
    damage: stats.hitPoints === undefined ? damage : stats.hitPoints.value - remaining,
  }));

const withStatus = (view: View, card: Ref, status: string, on: boolean): View =>
  changed(view, [card], () => (['stunned', 'confused', 'tough'].includes(status) ? { [status]: on } : {}));

const withHand = (view: View, seat: number, change: (player: Player) => Partial<Player>): View => ({
  ...view,
  players: view.players.map((one, at) => (at === seat ? { ...one, ...change(one) } : one)),
});

const without = <T extends { readonly id: number }>(
  all: readonly T[],
  gone: readonly Ref[],
): readonly T[] => {
  const ids = new Set(gone.map(({ id }) => id));
  return all.filter(({ id }) => !ids.has(id));
};

/** A card outside play as this seat sees it. */
const seenCard = (card: Ref): Seen => ({ id: card.face === '' ? -1 : card.id, card: cardOf(card) ?? '' });

/** A card that comes into play, as it lies there in the end but for what is still to happen to it. */
function entered(view: View, card: Ref, engaged: number, end: View): View {
  const shown = without(view.shown, [card]);
  const piece = end.play.find(({ id }) => id === card.id);
  if (piece === undefined || view.play.some(({ id }) => id === card.id)) return { ...view, shown };
  return {
    ...view,
    shown,
    play: [...view.play, { ...piece, engaged, damage: 0, exhausted: false, stunned: false, confused: false }],
  };
}

type Activity = View['activities'][number];

/** Nobody acts any more. */
const rested = (view: View): View => ({ ...view, activities: [] });

/** The attack or scheme that is going on, with a change to it. */
const acting = (view: View, change: (activity: Activity) => Partial<Activity>): View => ({
  ...view,
  activities: view.activities.map((one, at) =>
    at === view.activities.length - 1 ? { ...one, ...change(one) } : one,
  ),
});

const attackBy = (enemy: Ref, seat: number, target: number): Activity => ({
  kind: 'attack',
  by: enemy.id,
  face: enemy.face,
  seat,
  targets: [target],
  basic: true,
  overkill: false,
  defender: -1,
  alsoDefended: [],
  boosts: 0,
  icons: 0,
  hits: [],
  threat: 0,
});

type Applied = { readonly [K in keyof Events]?: (view: View, args: Events[K], end: View) => View };

/** What the table shows after an event, where the event alone can tell; the rest comes with the next view. */
const applied: Applied = {
  'round-began': (view, { round }) => ({ ...rested(view), round }),
  'phase-began': (view, { phase }) => ({ ...view, phase, villainStep: 0 }),
  'villain-step': (view, { step }) => ({ ...rested(view), villainStep: step }),
  'turn-began': (view, { seat }) => ({ ...rested(view), active: seat }),
  'enemy-attacks': (view, { enemy, seat }) => ({
    ...view,
    activities: [attackBy(enemy, seat, identityOf(view, seat))],
  }),
  'enemy-schemes': rested,
  'boost-dealt': (view) => acting(view, ({ boosts }) => ({ boosts: boosts + 1 })),
  boosted: (view, { icons }) =>
    acting(view, (one) => ({ boosts: Math.max(0, one.boosts - 1), icons: one.icons + icons })),
  dealt: rested,
  drew: (view, { seat, cards }) =>
    withHand(view, seat, ({ hand, deck }) => ({
      hand: [...hand, ...cards.map(seenCard)],
      deck: Math.max(0, deck - cards.length),
    })),
  discarded: (view, { seat, cards }) => {
    const shown = without(view.shown, cards);
    if (seat < 0) return { ...view, shown, discard: [...view.discard, ...cards.map(seenCard)] };
    return withHand({ ...view, shown }, seat, ({ hand, discard }) => ({
      hand: without(hand, cards),
      discard: [...without(discard, cards), ...cards.map(seenCard)],
    }));
  },
  played: (view, { seat, card }) => withHand(view, seat, ({ hand }) => ({ hand: without(hand, [card]) })),
  revealed: (view, { card }) => ({
    ...rested(view),
    shown: [...without(view.shown, [card]), seenCard(card)],
  }),
  'entered-play': (view, { card, engaged }, end) => entered(view, card, engaged, end),
  'left-play': (view, { card }) => ({ ...view, play: without(view.play, [card]) }),
  exhausted: (view, { card }) => changed(view, [card], () => ({ exhausted: true })),
  readied: (view, { cards }) => changed(view, cards, () => ({ exhausted: false })),
  flipped: (view, { card }) => changed(view, [card], () => ({ face: card.face })),
  engaged: (view, { card, seat }) => changed(view, [card], () => ({ engaged: seat })),
  damaged: (view, { card, remaining }) => withRemaining(view, card, remaining),
  healed: (view, { card, remaining }) => withRemaining(view, card, remaining),
  'threat-placed': (view, { card, threat }) => changed(view, [card], () => ({ threat })),
  'threat-removed': (view, { card, threat }) => changed(view, [card], () => ({ threat })),
  'status-gained': (view, { card, status }) => withStatus(view, card, status, true),
  'status-lost': (view, { card, status }) => withStatus(view, card, status, false),
  counters: (view, { card, count }) => changed(view, [card], () => ({ counters: count })),
  acceleration: (view, { tokens }) => ({ ...view, acceleration: tokens }),
};

function after(view: View, { kind, args }: Event, end: View): View {
  const apply = applied[kind as keyof Events] as ((view: View, args: unknown, end: View) => View) | undefined;
  // What is being told has been decided.
  return apply === undefined ? view : apply({ ...view, decisions: [] }, args, end);
}

/** How the events of Champions are seen. */
export const beats: Beats<View> = { beatOf: beatIn(table), after };
