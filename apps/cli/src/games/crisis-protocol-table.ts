import {
  baseRadius,
  type Character,
  type Content,
  discAt,
  measure,
  type Table,
} from '@assemble/crisis-protocol';

const WIDTH = 36;

/** The battlefield as text: a map of 36 by 36 inches, who stands where, and the ranges between them. */
export function drawBattlefield(content: Content, table: Table, who: (id: number) => string): string[] {
  const there = table.characters.filter((one) => one.at !== null && !one.gone);
  return [
    `${table.edition} · round ${table.round} · ${table.phase} · ${table.players.map((one) => one.points).join(' : ')}`,
    ...map(table),
    ...there.map((one) => `  ${letter(one.id)} ${who(one.id)} ${facts(one)}`),
    ...table.tokens.map(
      ({ id, kind, at, holder, controller }) =>
        `  token ${id} ${kind} ${at === null ? `held by ${who(holder)}` : place(at)}${controller === null ? '' : ` · controlled by ${controller}`}`,
    ),
    ...ranges(content, table, there),
  ];
}

const letter = (id: number): string => String.fromCharCode(65 + id);
const place = ({ x, y }: { readonly x: number; readonly y: number }): string =>
  `(${x.toFixed(2)}, ${y.toFixed(2)})`;

function facts(one: Character): string {
  const tokens = [
    one.side,
    ...(one.dazed ? ['dazed'] : []),
    ...(one.activated ? ['activated'] : []),
    ...one.conditions,
  ];
  return `${one.at === null ? '' : place(one.at)} · damage ${one.damage} · power ${one.power} · ${tokens.join(', ')}`;
}

/** One sign for each square inch: letters are characters, numbers tokens, signs terrain by its Size. */
function map(table: Table): string[] {
  const rows = Array.from({ length: WIDTH }, () => Array.from({ length: WIDTH }, () => '·'));
  const put = (x: number, y: number, sign: string): void => {
    const row = rows[Math.min(WIDTH - 1, Math.max(0, Math.floor(y)))];
    if (row !== undefined) row[Math.min(WIDTH - 1, Math.max(0, Math.floor(x)))] = sign;
  };
  for (const { outline, size } of table.terrain)
    for (let y = 0; y < WIDTH; y++)
      for (let x = 0; x < WIDTH; x++)
        if (isInside(outline, x + 0.5, y + 0.5)) put(x, y, '░▒▓█#'[size - 1] ?? '#');
  for (const { id, at } of table.tokens) if (at !== null) put(at.x, at.y, String(id % 10));
  for (const { id, at, gone } of table.characters) if (at !== null && !gone) put(at.x, at.y, letter(id));
  return rows.map((row, y) => `${String(y).padStart(2)} ${row.join('')}`);
}

function isInside(
  outline: readonly { readonly x: number; readonly y: number }[],
  px: number,
  py: number,
): boolean {
  let inside = false;
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a;
    if (a.y > py !== b.y > py && px < a.x + ((b.x - a.x) * (py - a.y)) / (b.y - a.y)) inside = !inside;
  });
  return inside;
}

/** The Range between each two characters; a dash beyond Range 5. */
function ranges(content: Content, table: Table, there: readonly Character[]): string[] {
  const discs = there.map((one) => {
    const card = content.find(table.cards[one.card]?.id ?? '');
    const base = card?.card === 'character' ? card.forms[one.form]?.base : undefined;
    return one.at === null || base === undefined ? null : discAt(one.at, baseRadius(base));
  });
  const head = `     ${there.map(({ id }) => letter(id)).join(' ')}`;
  const lines = discs.map((from, i) => {
    const cells = discs.map((to, k) =>
      from === null || to === null || i === k ? ' ' : String(measure(from, to).range ?? '-'),
    );
    return `   ${letter(there[i]?.id ?? 0)} ${cells.join(' ')}`;
  });
  return there.length === 0 ? [] : [head, ...lines];
}
