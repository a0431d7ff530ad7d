import type { Events, View } from '@assemble/champions';
import type { Event } from '@assemble/kernel';
import type { Localized } from '@assemble/language';
import { type Beat, type Beats, type BeatTable, beatIn, type Eye } from '../../table/stage/beats/beat.ts';
import { content } from './data.ts';

type Piece = View['play'][number];
type Ref = Events['exhausted']['card'];

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
  cancelled: { en: 'Cancelled!', es: '¡Cancelada!', de: 'Aufgehoben!' },
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
  drew: () => ({ ms: 250 }),
  mulligan: null,
  discarded: null,
  moved: null,
  'entered-play': ({ card }) => ({ ms: 420, shakes: [card.id] }),
  played: ({ card }) => shown(card, 700),
  'left-play': () => ({ ms: 300 }),
  used: ({ card }) => ({ ms: 380, shakes: [card.id] }),
  paid: null,
  exhausted: ({ card }) => ({ ms: 220, shakes: [card.id] }),
  readied: null,
  flipped: ({ card }) => ({ ms: 420, shakes: [card.id] }),
  engaged: ({ card }) => ({ ms: 350, shakes: [card.id] }),
  control: null,
  dealt: () => ({ ms: 250 }),
  revealed: ({ card }, _view, eye) => ({
    ...shown(card, 1800),
    banner: { title: titleOf(card, eye), side: 'foe' },
  }),
  cancelled: ({ card }, _view, { locale }) => ({
    ...shown(card, 900),
    banner: { title: words.cancelled[locale], side: 'own' },
  }),
  surged: (_args, _view, { locale }) => ({ ms: 700, banner: { title: words.surge[locale], side: 'foe' } }),
  'boost-dealt': () => ({ ms: 320 }),
  boosted: ({ enemy, card, icons }, _view, { locale }) => ({
    ...shown(card, 1000),
    pops: [{ entity: enemy.id, text: words.boost[locale](icons), tone: 'harm' }],
  }),
  'enemy-attacks': ({ enemy, seat }, view) => ({
    ms: 900,
    lunge: { from: enemy.id, to: identityOf(view, seat) },
  }),
  'enemy-schemes': ({ enemy }, view) => ({ ms: 800, lunge: { from: enemy.id, to: view.scheme } }),
  attacks: ({ by }) => ({ ms: 250, shakes: [by.id] }),
  thwarts: ({ by }) => ({ ms: 250, shakes: [by.id] }),
  defends: ({ card }) => ({ ms: 380, shakes: [card.id] }),
  damaged: ({ card, amount, by }) => ({
    ms: 750,
    pops: [{ entity: card.id, text: signed(-amount), tone: 'harm' }],
    shakes: [card.id],
    ...(by !== null && by.id !== card.id && { lunge: { from: by.id, to: card.id } }),
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
          banner: { title: words.defeated[eye.locale](titleOf(card, eye)), side: 'own', loud: true },
        }
      : {
          ms: 800,
          shakes: [card.id],
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
  'status-gained': ({ card }) => ({ ms: 420, shakes: [card.id] }),
  'status-lost': ({ card }) => ({ ms: 300, shakes: [card.id] }),
  counters: null,
  acceleration: null,
  'villain-advanced': ({ card }, _view, eye) => ({
    ...shown(card, 1600),
    banner: { title: titleOf(card, eye), line: words.stage[eye.locale], side: 'foe', loud: true },
  }),
  'scheme-advanced': ({ card }, _view, eye) => ({
    ...shown(card, 1600),
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

type Applied = { readonly [K in keyof Events]?: (view: View, args: Events[K]) => View };

/** What the table shows after an event, where the event alone can tell; the rest comes with the next view. */
const applied: Applied = {
  'round-began': (view, { round }) => ({ ...view, round }),
  'phase-began': (view, { phase }) => ({ ...view, phase, villainStep: 0 }),
  'villain-step': (view, { step }) => ({ ...view, villainStep: step }),
  'turn-began': (view, { seat }) => ({ ...view, active: seat }),
  'left-play': (view, { card }) => ({ ...view, play: view.play.filter(({ id }) => id !== card.id) }),
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

function after(view: View, { kind, args }: Event): View {
  const apply = applied[kind as keyof Events] as ((view: View, args: unknown) => View) | undefined;
  return apply?.(view, args) ?? view;
}

/** How the events of Champions are seen. */
export const beats: Beats<View> = { beatOf: beatIn(table), after };
