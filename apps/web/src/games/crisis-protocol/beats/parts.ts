import { type Events, type Movement, nameAt, namesIn, type View } from '@assemble/crisis-protocol';
import type { Message } from '@assemble/kernel';
import { plain } from '@assemble/language';
import type { Beat, Eye, Pop, Slide, Spot } from '../../../table/stage/beats/beat.ts';
import { LEAD } from '../../../table/stage/beats/laid.ts';
import { SLIDES } from '../../../table/stage/beats/stirs.ts';
import { content } from '../data.ts';
import { say } from '../say.ts';
import { ofToken } from './spots.ts';
import { bendIn } from './way.ts';
import { words } from './words.ts';

type Banner = NonNullable<Beat['banner']>;

/** Whoever only watches sees the sides in the colours of their seats. */
export const sideOf = (seat: number | null, { me }: Eye): Banner['side'] =>
  seat === null ? 'neither' : seat === (me ?? 0) ? 'own' : 'foe';
export const toneFor = (seat: number | null, { me }: Eye): Pop['tone'] =>
  seat === null || me === null ? 'plain' : seat === me ? 'good' : 'harm';
export const nameOf = (seat: number, { seatNames }: Eye): string => seatNames[seat] ?? '';
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
export const told = (message: Message, view: View, { locale, seatNames }: Eye): string =>
  plain(say(message, locale, seatNames, view)).replace(/\.$/u, '');
const seatOf = (view: View, who: number): number => view.characters[who]?.controller ?? -1;

/** The name of an attack or of an ability; nothing where nobody can tell. */
export const called = (address: string, view: View, { locale, seatNames }: Eye): string =>
  nameAt(namesIn(content, view, seatNames), address)?.[locale] ?? '';

export const pop = (entity: Spot, text: string, tone: Pop['tone']): readonly Pop[] => [
  { entity, text, tone },
];

/** The name of what somebody does, over them. */
export const naming = (who: number, address: string, view: View, eye: Eye): readonly Pop[] => {
  const name = called(address, view, eye);
  return name === '' ? [] : pop(who, name, 'name');
};

export const power = (who: number, amount: number, ms: number, together?: string): Beat => ({
  ms,
  pops: pop(who, `${signed(amount)} ⚡`, 'power'),
  ...(amount > 0 && { stirs: [{ of: who, how: 'glow' }] }),
  ...(together !== undefined && { together }),
});

/** A character that is in another state now, in a word. */
export const becomes = (who: number, text: string, tone: Pop['tone']): Beat => ({
  ms: 600,
  together: 'becomes',
  stirs: [{ of: who, how: 'flare' }],
  pops: pop(who, text, tone),
});

const HOW: Readonly<Record<Movement, Slide['how']>> = {
  advance: 'walk',
  climb: 'climb',
  push: 'shove',
  throw: 'hurl',
  place: 'hop',
};

/** What becomes of objectives that somebody else secures once a movement is over. */
function turning(view: View, end: View, eye: Eye): Pick<Beat, 'stirs' | 'pops'> {
  const turned = end.tokens.filter(
    ({ id, at, securedBy }) =>
      at !== null && view.tokens[id] !== undefined && securedBy !== view.tokens[id].securedBy,
  );
  return {
    stirs: turned.map(({ id }) => ({ of: ofToken(id), how: 'flare' })),
    pops: turned.map(({ id, securedBy }) => ({
      entity: ofToken(id),
      text: (securedBy === null ? words.lost : words.secured)[eye.locale],
      tone: toneFor(securedBy, eye),
    })),
  };
}

export function moved({ who, how, from, at }: Events['moved'], view: View, eye: Eye, end: View): Beat {
  const isOwnMove = how === 'advance' || how === 'climb' || how === 'place';
  const arrow = isOwnMove && seatOf(view, who) !== eye.me;
  const via = how === 'advance' ? bendIn(view, who, from, at) : undefined;
  const ms = SLIDES[HOW[how]].ms + (arrow ? LEAD : 0) + 40;
  return {
    ms,
    slides: [{ of: who, how: HOW[how], arrow, ...(via !== undefined && { via }) }],
    ...turning(view, end, eye),
    hits: ms - 240,
  };
}

/** An attack strikes from near by, and flies from afar. */
const NEAR = 2;

export function struck({ who, amount, source }: Events['damaged'], view: View): Beat {
  const attack = [...view.rolls]
    .reverse()
    .find((roll) => roll.attack !== '' && source.startsWith(roll.attack));
  const hit: Beat = {
    ms: 850,
    pops: pop(who, signed(-amount), 'harm'),
    shakes: [who],
    bursts: [{ from: who, to: who }],
  };
  if (attack === undefined || attack.attacker < 0 || attack.attacker === who) return hit;
  const { attacker: from } = attack;
  return content.attack(attack.attack).range <= NEAR
    ? { ...hit, lunges: [{ from, to: who }], hits: 320 }
    : { ...hit, flights: [{ from, to: who, look: 'harm' }], hits: 280 };
}

/** Who throws what is about to fly: it is destroyed before it is aimed (CP-HURL-1). */
export const throwerIn = ({ turn }: View): number => turn?.character ?? -1;

export const turnBanner = (seat: number, eye: Eye): Banner => ({
  title: seat === eye.me ? words.yourTurn[eye.locale] : words.turnOf[eye.locale](nameOf(seat, eye)),
  side: sideOf(seat, eye),
});

export const priorityBanner = (seat: number, eye: Eye): Banner => ({
  title: seat === eye.me ? words.yourPriority[eye.locale] : words.priorityOf[eye.locale](nameOf(seat, eye)),
  side: sideOf(seat, eye),
});
