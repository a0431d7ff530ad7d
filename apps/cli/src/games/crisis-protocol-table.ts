import {
  BATTLEFIELD,
  baseRadius,
  CONDITION_NAMES,
  type Content,
  characterName,
  coverBetween,
  discAt,
  measure,
  type Names,
  type Point,
  sightBetween,
  solidOf,
  threatOf,
  tokenName,
  type View,
} from '@assemble/crisis-protocol';
import type { Locale } from '@assemble/language';
import { TABLE_WORDS } from './crisis-protocol-words.ts';

type CharacterView = View['characters'][number];
type There = CharacterView & { at: Point };

const isThere = (one: CharacterView): one is There => one.at !== null && !one.gone;

/** The battlefield as text: a map of 36 by 36 inches, who stands where, and the ranges between them. */
export function drawBattlefield(content: Content, view: View, names: Names, locale: Locale): string[] {
  const words = TABLE_WORDS[locale];
  const { mission, players, round, phase } = view;
  const points = players.map((one, seat) => `${names.seats[seat]} ${one.points}`).join(' : ');
  const threat = mission.maximumThreat > 0 ? ` · ${words.threat} ${mission.maximumThreat}` : '';
  const there = view.characters.filter(isThere);
  return [
    `${view.edition} · ${words.round} ${round} · ${words.phases[phase]} · ${points}${threat}`,
    ...map(view),
    ...view.characters.map((one) => character(one, names, locale)),
    ...view.tokens.map((token) => `  ${tokenLine(token, names, locale)}`),
    ...(there.length === 0 ? rosters(content, view, names, locale) : ranges(view, there, words.ranges)),
  ];
}

const letter = (id: number): string => String.fromCharCode(65 + id);
const place = ({ x, y }: Point): string => `(${x.toFixed(1)}, ${y.toFixed(1)})`;

function character(one: CharacterView, names: Names, locale: Locale): string {
  const words = TABLE_WORDS[locale];
  const parts = [
    names.seats[one.owner] ?? '',
    one.at === null ? words.removed : place(one.at),
    `${words.damage} ${one.damage}/${one.stamina}`,
    `${words.power} ${one.power}`,
    ...(one.side === 'injured' ? [words.injured] : []),
    ...(one.dazed ? [words.dazed] : []),
    ...(one.activated ? [words.activated] : []),
    ...one.conditions.map((name) => CONDITION_NAMES[name][locale]),
  ];
  return `  ${letter(one.id)} ${[characterName(names, one.id, locale), ...parts].join(' · ')}`;
}

function tokenLine(token: View['tokens'][number], names: Names, locale: Locale): string {
  const words = TABLE_WORDS[locale];
  const whose = (seat: number | null, word: string): string[] =>
    seat === null ? [] : [`${word} ${names.seats[seat] ?? seat}`];
  const held =
    token.holder < 0 ? words.removed : `${words.heldBy} ${characterName(names, token.holder, locale)}`;
  return [
    `${token.id % 10} ${tokenName(names, token.id, locale)}`,
    token.at === null ? held : place(token.at),
    ...whose(token.controller, words.controlledBy),
    ...whose(token.securedBy, words.securedBy),
  ].join(' · ');
}

/** What can be chosen from, while nobody stands on the battlefield. */
function rosters(content: Content, view: View, names: Names, locale: Locale): string[] {
  return view.rosters.flatMap(({ characters, tactics }, seat) => [
    `  ${names.seats[seat]}: ${TABLE_WORDS[locale].roster}`,
    ...characters.map(
      (one) => `    ${one.id} · ${names.card(one.id)?.name[locale]} (${threatOf(content, one)})`,
    ),
    ...tactics.map((id) => `    ${id} · ${names.card(id)?.name[locale]}`),
  ]);
}

/** One sign for each square inch: letters are characters, numbers tokens, signs terrain by its Size. */
function map(view: View): string[] {
  const rows = Array.from({ length: BATTLEFIELD }, () => Array.from({ length: BATTLEFIELD }, () => '·'));
  const inside = (n: number): number => Math.min(BATTLEFIELD - 1, Math.max(0, Math.floor(n)));
  const put = (x: number, y: number, sign: string): void => {
    const row = rows[inside(y)];
    if (row !== undefined) row[inside(x)] = sign;
  };
  for (const { outline, size } of view.terrain)
    for (let y = 0; y < BATTLEFIELD; y++)
      for (let x = 0; x < BATTLEFIELD; x++)
        if (isInside(outline, x + 0.5, y + 0.5)) put(x, y, '░▒▓█#'[size - 1] ?? '#');
  for (const { id, at } of view.tokens) if (at !== null) put(at.x, at.y, String(id % 10));
  for (const one of view.characters) if (isThere(one)) put(one.at.x, one.at.y, letter(one.id));
  const head = Array.from({ length: BATTLEFIELD / 4 }, (_, i) => String(i * 4).padEnd(4)).join('');
  return [`   ${head}`, ...rows.map((row, y) => `${String(y).padStart(2)} ${row.join('')}`)];
}

function isInside(outline: readonly Point[], px: number, py: number): boolean {
  let inside = false;
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a;
    if (a.y > py !== b.y > py && px < a.x + ((b.x - a.x) * (py - a.y)) / (b.y - a.y)) inside = !inside;
  });
  return inside;
}

/** The Range between each two characters, whether one sees the other, and whether terrain gives the other cover. */
function ranges(view: View, there: readonly There[], legend: string): string[] {
  const terrain = view.terrain.map(solidOf);
  const figures = there.map((one) => ({ ...discAt(one.at, baseRadius(one.base)), size: one.size }));
  const cell = (from: (typeof figures)[number], to: (typeof figures)[number]): string => {
    if (from === to) return '';
    const sight = sightBetween(from, to, terrain).yes ? '' : '!';
    const cover = coverBetween(from, to, terrain).yes ? 'c' : '';
    return `${measure(from, to).range ?? '-'}${sight}${cover}`;
  };
  const line = (cells: readonly string[]): string => cells.map((text) => text.padEnd(4)).join('');
  return [
    `  ${legend}`,
    `      ${line(there.map(({ id }) => letter(id)))}`,
    ...figures.map(
      (from, i) => `   ${letter(there[i]?.id ?? 0)}  ${line(figures.map((to) => cell(from, to)))}`,
    ),
  ];
}
