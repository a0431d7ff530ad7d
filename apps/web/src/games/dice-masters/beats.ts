import type { Events, View } from '@assemble/dice-masters';
import type { Event } from '@assemble/kernel';
import type { Locale, Localized } from '@assemble/language';
import {
  type Beat,
  type Beats,
  type BeatTable,
  beatIn,
  type Eye,
  type Flight,
} from '../../table/stage/beats/beat.ts';
import { emblemAt } from './board/dice.ts';

type Die = View['dice'][number];
type Changes = Partial<Pick<Die, 'zone' | 'face' | 'damage' | 'attack' | 'defense'>>;

const words = {
  yourTurn: { en: 'Your turn', es: 'Tu turno', de: 'Du bist am Zug' },
  turnOf: {
    en: (name: string) => `${name}’s turn`,
    es: (name: string) => `Turno de ${name}`,
    de: (name: string) => `${name} ist am Zug`,
  },
  turn: { en: (n: number) => `Turn ${n}`, es: (n: number) => `Turno ${n}`, de: (n: number) => `Zug ${n}` },
  attack: { en: 'Attack!', es: '¡Ataque!', de: 'Angriff!' },
  wins: {
    en: (name: string) => `${name} wins!`,
    es: (name: string) => `¡Gana ${name}!`,
    de: (name: string) => `${name} gewinnt!`,
  },
  out: { en: 'KO!', es: '¡Aturdido!', de: 'K. o.!' },
  prevented: { en: 'prevented', es: 'evitado', de: 'verhindert' },
} as const satisfies Readonly<Record<string, Localized<unknown>>>;

const sideOf = (seat: number, { me }: Eye): 'own' | 'foe' => (seat === me ? 'own' : 'foe');
const nameOf = (seat: number, { seatNames }: Eye): string => seatNames[seat] ?? '';
const player = (seat: number): number => -1 - seat;
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

const turnTitle = (seat: number, eye: Eye): string =>
  seat === eye.me ? words.yourTurn[eye.locale] : words.turnOf[eye.locale](nameOf(seat, eye));

/** A die that changes places is followed by the board itself: here is only how long that takes. */
const travel = (count: number): Beat => ({ ms: 320 + 60 * Math.min(count, 8) });

const lifeChange = (seat: number, amount: number): Beat => ({
  ms: 750,
  pops: [{ entity: player(seat), text: signed(amount), tone: amount < 0 ? 'harm' : 'good' }],
  ...(amount < 0 && { shakes: [player(seat)] }),
});

/** Dice that are not seen where they come from fly as plain ones, in the colours of their cards. */
const flying = (
  view: View,
  dice: readonly { readonly die: number }[],
  from: string,
  to: string,
): readonly Flight[] =>
  dice.map(({ die }) => {
    const slot = view.dice.find(({ id }) => id === die)?.card ?? 0;
    return { from, to, look: 'die', tint: emblemAt(view, slot).colours[1] };
  });

/** So many are enough to see a pile being poured out. */
const POURED = 8;

/** Those whom an attacker meets, or who meet it: they lean towards each other, and it bursts between them. */
function clash(view: View, from: number, to: number): Partial<Beat> {
  const isFight = view.combat?.blocks.some(
    ({ attacker, blocker }) => (attacker === from && blocker === to) || (attacker === to && blocker === from),
  );
  if (isFight !== true) return { lunges: [{ from, to }] };
  return { together: 'clash', lunges: [{ from, to }], bursts: [{ from, to }] };
}

const bonusText = (attack: number, defense: number, locale: Locale): string => {
  const letters = locale === 'en' ? ['A', 'D'] : locale === 'es' ? ['A', 'D'] : ['A', 'V'];
  return [attack, defense].flatMap((n, i) => (n === 0 ? [] : [`${signed(n)}${letters[i]}`])).join(' ');
};

/** Silent: what stands in the log alone, because nothing on the table changes by it or a neighbour shows it. */
const table: BeatTable<Events, View> = {
  'teams-revealed': null,
  'basic-actions-revealed': null,
  drafted: null,
  'first-player': null,
  'turn-began': ({ seat, turn }, _view, eye) => ({
    ms: 900,
    banner: { title: turnTitle(seat, eye), line: words.turn[eye.locale](turn), side: sideOf(seat, eye) },
  }),
  'phase-began': null,
  cleared: ({ dice }) => travel(dice.length),
  refilled: ({ seat, count }, view) => ({
    ms: 700,
    flights: flying(
      view,
      Array.from({ length: Math.min(count, POURED) }, () => ({ die: -1 })),
      `used ${seat}`,
      `bag ${seat}`,
    ),
    shakes: [`bag ${seat}`],
  }),
  drew: ({ seat, dice }, view) => ({
    ...travel(dice.length),
    flights: flying(view, dice, `bag ${seat}`, 'arena'),
  }),
  'drew-short': null,
  rolled: ({ dice }) => ({ ms: 900 + 60 * Math.min(dice.length, 10) }),
  spent: ({ dice }) => ({
    ...travel(dice.length),
    stirs: dice.map(({ die }) => ({ of: die, how: 'hop' })),
  }),
  turned: ({ die }) => ({ ms: 300, shakes: [die.die] }),
  bought: ({ seat, die }, view) => ({
    ms: 620,
    flights: flying(
      view,
      [die],
      `slot ${view.dice.find(({ id }) => id === die.die)?.card ?? 0}`,
      `used ${seat}`,
    ),
  }),
  fielded: ({ die }) => ({ ms: 420, stirs: [{ of: die.die, how: 'slam' }] }),
  'action-used': ({ die }) => ({ ms: 900, card: die.card, stirs: [{ of: die.die, how: 'grow' }] }),
  'global-used': ({ card }) => ({ ms: 900, card }),
  'ability-used': ({ source }) => ({ ms: 450, shakes: [source.die] }),
  offered: null,
  declined: null,
  'not-fielded': ({ dice }) => travel(dice.length),
  attacked: ({ seat, dice }, _view, eye) => ({
    ms: 900 + 60 * Math.min(dice.length, 8),
    banner: { title: words.attack[eye.locale], line: nameOf(seat, eye), side: sideOf(seat, eye) },
  }),
  blocked: ({ blocks }) => travel(blocks.length),
  'stepped-back': () => ({ ms: 300 }),
  damaged: ({ die, amount, source }, view) => ({
    ms: 780,
    pops: [{ entity: die.die, text: signed(-amount), tone: 'harm' }],
    shakes: [die.die],
    ...(source.die >= 0 && clash(view, source.die, die.die)),
  }),
  'player-damaged': ({ seat, amount, life, source }, view) => ({
    ...lifeChange(seat, -amount),
    ...(source.die >= 0 && {
      flights: [{ from: source.die, to: player(seat), look: 'harm' }],
      stirs: [{ of: source.die, how: 'grow' }],
      ...(view.combat !== null && { together: 'through' }),
    }),
    // The last hit takes its time.
    ...(life <= 0 && { ms: 1600, flashes: [player(seat)] }),
  }),
  'life-gained': ({ seat, amount }) => lifeChange(seat, amount),
  'life-paid': ({ seat, amount }) => lifeChange(seat, -amount),
  'life-set': ({ seat, life }) => ({
    ms: 750,
    pops: [{ entity: player(seat), text: String(life), tone: 'plain' }],
  }),
  'knocked-out': ({ die }, _view, { locale }) => ({
    ms: 700,
    together: 'out',
    pops: [{ entity: die.die, text: words.out[locale], tone: 'harm' }],
    shakes: [die.die],
  }),
  bonus: ({ die, attack, defense }, _view, { locale }) => ({
    ms: 500,
    pops: [
      {
        entity: die.die,
        text: bonusText(attack, defense, locale),
        tone: attack < 0 || defense < 0 ? 'harm' : 'good',
      },
    ],
  }),
  marked: ({ die }) => ({ ms: 350, shakes: [die.die] }),
  spun: ({ die }) => ({ ms: 380, shakes: [die.die] }),
  prevented: ({ target, seat, amount }, _view, { locale }) => ({
    ms: 650,
    pops: [
      {
        entity: target?.die ?? player(seat),
        text: `${amount} ${words.prevented[locale]}`,
        tone: 'good',
      },
    ],
  }),
  redirected: ({ to, seat, source }) => ({
    ms: 500,
    shakes: [to?.die ?? player(seat)],
    ...(source.die >= 0 && { flights: [{ from: source.die, to: to?.die ?? player(seat), look: 'harm' }] }),
  }),
  moved: () => travel(1),
  captured: ({ die }) => ({ ms: 450, shakes: [die.die] }),
  controlled: ({ die }) => ({ ms: 450, shakes: [die.die] }),
  released: () => travel(1),
  copied: ({ die }) => ({ ms: 400, shakes: [die.die] }),
  named: null,
  'no-target': null,
  regrouped: ({ back, used }) => travel(back.length + used.length),
  won: ({ seat }, _view, eye) => ({
    ms: 1600,
    banner: { title: words.wins[eye.locale](nameOf(seat, eye)), side: sideOf(seat, eye), loud: true },
  }),
};

const changed = (view: View, ids: readonly { readonly die: number }[], changes: Changes): View => {
  const which = new Set(ids.map(({ die }) => die));
  return { ...view, dice: view.dice.map((die) => (which.has(die.id) ? { ...die, ...changes } : die)) };
};

/** In a pile a die shows nothing and is unhurt. */
const piled = (zone: Die['zone']): Changes => ({ zone, face: -1, damage: 0, attack: null, defense: null });

const isPile = (zone: string): boolean =>
  zone === 'bag' || zone === 'prep' || zone === 'used' || zone === 'card';

/** Who is in a pile fights no more. */
function wentTo(view: View, die: { readonly die: number }, zone: Die['zone']): View {
  const now = changed(view, [die], isPile(zone) ? piled(zone) : { zone });
  if (now.combat === null || zone === 'attack') return now;
  const { attackers, blocks } = now.combat;
  return {
    ...now,
    combat: {
      ...now.combat,
      attackers: attackers.filter((id) => id !== die.die),
      blocks: blocks.filter(({ attacker, blocker }) => attacker !== die.die && blocker !== die.die),
    },
  };
}

const withLife = (view: View, seat: number, life: number): View => ({
  ...view,
  players: view.players.map((one, at) => (at === seat ? { ...one, life } : one)),
});

type Applied = { readonly [K in keyof Events]?: (view: View, args: Events[K], end: View) => View };

/** What the table shows after an event, where the event alone can tell; the rest comes with the next view. */
const applied: Applied = {
  'turn-began': (view, { seat, turn }) => ({ ...view, active: seat, turn }),
  'phase-began': (view, { phase }) => ({ ...view, phase }),
  cleared: (view, { dice }) => changed(view, dice, piled('used')),
  // Dice that are rolled lie in the roll area, wherever they go from there.
  rolled: (view, { dice }) =>
    dice.reduce((now, one) => changed(now, [one], { zone: 'prep', face: one.face }), view),
  fielded: (view, { die }, end) => {
    const { attack = null, defense = null } = end.dice.find(({ id }) => id === die.die) ?? {};
    return changed(view, [die], { zone: 'field', face: die.face, attack, defense });
  },
  spent: (view, { dice }) => changed(view, dice, piled('used')),
  turned: (view, { die, to }) => changed(view, [die], { face: to }),
  spun: (view, { die, to }) => changed(view, [die], { face: to }),
  bought: (view, { die }) => changed(view, [die], piled('used')),
  attacked: (view, { dice }) => ({
    ...changed(view, dice, { zone: 'attack' }),
    combat: { step: 'blockers', attackers: dice.map(({ die }) => die), blocks: [], blocked: [] },
  }),
  blocked: (view, { blocks }) => {
    const now = changed(
      view,
      blocks.map(({ blocker }) => blocker),
      { zone: 'attack' },
    );
    if (now.combat === null) return now;
    const pairs = blocks.map(({ attacker, blocker }) => ({ attacker: attacker.die, blocker: blocker.die }));
    return {
      ...now,
      combat: { ...now.combat, blocks: pairs, blocked: pairs.map(({ attacker }) => attacker) },
    };
  },
  'stepped-back': (view, { die, zone }) => wentTo(view, die, zone),
  damaged: (view, { die, total }) => changed(view, [die], { damage: total }),
  'knocked-out': (view, { die }) => wentTo(view, die, 'prep'),
  moved: (view, { die, to }) => wentTo(view, die, to),
  released: (view, { die, to }) => wentTo(view, die, to),
  'player-damaged': (view, { seat, life }) => withLife(view, seat, life),
  'life-gained': (view, { seat, life }) => withLife(view, seat, life),
  'life-paid': (view, { seat, life }) => withLife(view, seat, life),
  'life-set': (view, { seat, life }) => withLife(view, seat, life),
};

function after(view: View, { kind, args }: Event, end: View): View {
  const apply = applied[kind as keyof Events] as ((view: View, args: unknown, end: View) => View) | undefined;
  return apply?.(view, args, end) ?? view;
}

/** How the events of Dice Masters are seen. */
export const beats: Beats<View> = { beatOf: beatIn(table), after };
