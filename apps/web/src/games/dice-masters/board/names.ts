import type { View } from '@assemble/dice-masters';
import type { Locale } from '@assemble/language';
import { type Face, term } from '../data.ts';
import { type DieView, dieById, faceOf, isSidekick, pairsOf } from './dice.ts';
import { marksOn } from './marks.ts';
import { titleAt, titleOfId } from './titles.ts';
import { boardWords } from './words/index.ts';

export const energyText = (face: Extract<Face, { kind: 'energy' }>, locale: Locale): string =>
  face.energy === 'wild' ? term('wild', locale) : `${term(face.energy, locale)} × ${face.count}`;

/** "Hulk, level 2", "Sidekick", "Thor, fist × 2": a die by what it is and what it shows. */
function shortName(view: View, die: DieView, locale: Locale): string {
  const t = boardWords(locale);
  const face = faceOf(view, die);
  const title = titleAt(view, die.card, locale);
  if (face === undefined) return isSidekick(die) ? t.sidekickDie : title;
  switch (face.kind) {
    case 'energy':
      return `${isSidekick(die) ? t.sidekickDie : title}, ${energyText(face, locale)}`;
    case 'action':
      return [title, t.action, ...(face.bursts > 0 ? [t.bursts(face.bursts)] : [])].join(', ');
    case 'character':
      return isSidekick(die) ? title : `${title}, ${t.level(face.level)}`;
  }
}

/** A list in words: "Hulk, Thor and Storm". */
function listed(names: readonly string[], locale: Locale): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  return `${names.slice(0, -1).join(', ')} ${boardWords(locale).and} ${last}`;
}

/** What it does in the attack, in words. */
function fightWords(
  view: View,
  die: DieView,
  locale: Locale,
  assigned: ReadonlyMap<number, readonly number[]>,
): readonly string[] {
  const t = boardWords(locale);
  const { combat } = view;
  if (combat === null) return [];
  const name = (other: DieView): string => titleAt(view, other.card, locale);
  const pairs = pairsOf(view, assigned);
  const own = pairs.find(({ attacker }) => attacker.id === die.id);
  if (own !== undefined) {
    const blockers = [...own.blockers, ...own.planned];
    if (blockers.length > 0) return [t.attacking, t.blockedBy(listed(blockers.map(name), locale))];
    if (own.blocked) return [t.attacking, t.blockerGone];
    return [t.attacking, isBlockingOver(view) ? t.unblocked : t.notYetBlocked];
  }
  const blocked = pairs.filter(({ blockers }) => blockers.some(({ id }) => id === die.id));
  const planned = pairs.filter((pair) => pair.planned.some(({ id }) => id === die.id));
  const words = (some: typeof pairs): string =>
    listed(
      some.map(({ attacker }) => name(attacker)),
      locale,
    );
  return [
    ...(blocked.length > 0 ? [t.blocks(words(blocked))] : []),
    ...(planned.length > 0 ? [t.willBlock(words(planned))] : []),
  ];
}

/** Whether blockers have been declared: only then is an attacker unblocked. */
const isBlockingOver = (view: View): boolean =>
  view.combat !== null && view.combat.step !== 'attackers' && view.combat.step !== 'blockers';

const nobody: ReadonlyMap<number, readonly number[]> = new Map();

/** All about a die in words, for those who do not see it. */
export function fullName(
  view: View,
  die: DieView,
  locale: Locale,
  seatNames: readonly string[],
  assigned = nobody,
): string {
  const t = boardWords(locale);
  const face = faceOf(view, die);
  const numbers: string[] = [];
  if (face?.kind === 'character') {
    if (die.attack === null) numbers.push(t.fielding(face.cost));
    numbers.push(t.attack(die.attack?.value ?? face.attack), t.defense(die.defense?.value ?? face.defense));
    if (face.bursts > 0) numbers.push(t.bursts(face.bursts));
  }
  const holder = die.holder < 0 ? undefined : dieById(view, die.holder);
  const held = holder === undefined ? '' : titleAt(view, holder.card, locale);
  return [
    distinctName(view, die, locale, seatNames),
    ...numbers,
    ...(die.damage > 0 ? [t.damage(die.damage)] : []),
    ...fightWords(view, die, locale, assigned),
    ...(holder === undefined ? [] : [die.zone === 'beside' ? t.beside(held) : t.captive(held)]),
    ...tiesOf(view, die, locale, seatNames),
    ...marksOn(view, die, locale).map(({ text }) => text),
  ].join(', ');
}

/** What a die holds, copies, and whose it is when it is not its controller's. */
export function tiesOf(
  view: View,
  die: DieView,
  locale: Locale,
  seatNames: readonly string[],
): readonly string[] {
  const t = boardWords(locale);
  const held = view.dice.filter((other) => other.holder === die.id && other.zone !== 'beside');
  const copied = die.as !== die.card ? die.as : die.valuesOf >= 0 ? die.valuesOf : -1;
  const foreign = die.owner >= 0 && die.owner !== die.controller;
  return [
    ...(held.length > 0
      ? [
          t.holds(
            listed(
              held.map((other) => titleAt(view, other.card, locale)),
              locale,
            ),
          ),
        ]
      : []),
    ...(copied >= 0 ? [t.copies(titleAt(view, copied, locale))] : []),
    ...(foreign ? [t.ownedBy(seatNames[die.owner] ?? '')] : []),
  ];
}

/** Where the numbers of a fielded die come from: "attack 7 = 5 Hulk + 2 Inner Rage". */
export function sourcesOf(die: DieView, locale: Locale): readonly string[] {
  const t = boardWords(locale);
  const said = (value: string, parts: NonNullable<DieView['attack']>['parts']): string =>
    t.sources(
      value,
      parts
        .map(({ amount, source }, i) => {
          const sign = amount < 0 ? '− ' : i === 0 ? '' : '+ ';
          return `${sign}${Math.abs(amount)} ${titleOfId(String(source.args['card']), locale)}`;
        })
        .join(' '),
    );
  return [
    ...(die.attack === null ? [] : [said(t.attack(die.attack.value), die.attack.parts)]),
    ...(die.defense === null ? [] : [said(t.defense(die.defense.value), die.defense.parts)]),
  ];
}

const inSight: ReadonlySet<string> = new Set(['prep', 'reserve', 'field', 'attack']);
const together = (one: DieView, other: DieView): boolean =>
  one.zone === other.zone || (inSight.has(one.zone) && inSight.has(other.zone));

/** Those that are called like a die, its player's among them. */
function alikeTo(view: View, die: DieView, locale: Locale) {
  const name = shortName(view, die, locale);
  const alike = view.dice.filter(
    (one) => one.card === die.card && together(one, die) && shortName(view, one, locale) === name,
  );
  return { name, alike, own: alike.filter((one) => one.controller === die.controller) };
}

/** The number that tells a die from others of its player that are called alike; undefined where there are none. */
export function copyOf(view: View, die: DieView, locale: Locale): string | undefined {
  const { own } = alikeTo(view, die, locale);
  return own.length > 1 ? String(own.indexOf(die) + 1) : undefined;
}

/** A die by what it is and shows; those alike are told apart by their player and a number. */
function distinctName(view: View, die: DieView, locale: Locale, seatNames: readonly string[]): string {
  const { name, alike, own } = alikeTo(view, die, locale);
  const whose = own.length < alike.length ? (seatNames[die.controller] ?? '') : '';
  const which = [whose, copyOf(view, die, locale) ?? ''].filter(Boolean).join(' ');
  return which === '' ? name : `${name} (${which})`;
}

/** A die or a player (-1 - seat) by name. */
export function entityName(
  entity: number,
  view: View,
  locale: Locale,
  seatNames: readonly string[] = [],
): string {
  if (entity < 0) return seatNames[-1 - entity] ?? String(-entity);
  const die = dieById(view, entity);
  return die === undefined ? '' : distinctName(view, die, locale, seatNames);
}
