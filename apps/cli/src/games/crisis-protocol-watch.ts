import {
  baseRadius,
  type Content,
  discAt,
  endReasons,
  foreignRules,
  solidOf,
  type Table,
} from '@assemble/crisis-protocol';
import type { Match } from '@assemble/kernel';
import type { Watcher } from './game.ts';

/**
 * Finds positions of Crisis Protocol that no rule allows: overlapping bases, bases off the table, impossible numbers; and
 * rules of other editions in what is told.
 */
export function watchCrisisProtocol(content: Content): Watcher {
  return (match, told = []) => {
    const { table, pending, outcome } = match as Match<Table>;
    const wrong: string[] = [];
    checkBases(content, table, wrong);
    checkNumbers(content, table, wrong);
    checkTokens(table, wrong);
    for (const rule of foreignRules(table.edition, [told, pending, outcome]))
      wrong.push(`${rule} is cited, which is no rule of ${table.edition}`);
    return wrong;
  };
}

function checkBases(content: Content, table: Table, wrong: string[]): void {
  const bases = table.characters.flatMap((one) => {
    const card = content.find(table.cards[one.card]?.id ?? '');
    const base = card?.card === 'character' ? card.forms[one.form]?.base : undefined;
    return one.at === null || base === undefined ? [] : [{ id: one.id, ...discAt(one.at, baseRadius(base)) }];
  });
  const terrain = table.terrain.map(solidOf);
  for (const base of bases) {
    const others = bases.filter(({ id }) => id !== base.id);
    for (const reason of endReasons(base, { terrain, bases: others }))
      wrong.push(`character ${base.id} stands where it cannot: ${JSON.stringify(reason)}`);
  }
}

function checkNumbers(content: Content, table: Table, wrong: string[]): void {
  for (const one of table.characters) {
    const card = content.find(table.cards[one.card]?.id ?? '');
    const stats = card?.card === 'character' ? card.forms[one.form]?.stats[one.side] : undefined;
    const say = (what: string): void => {
      wrong.push(`character ${one.id}: ${what}`);
    };
    if (one.power < 0 || one.power > 10) say(`has ${one.power} Power`);
    if (one.damage < 0 || one.damage > (stats?.stamina ?? 0)) say(`has ${one.damage} damage`);
    if (one.gone && one.at !== null) say('is gone and stands on the battlefield');
    if (new Set(one.conditions).size !== one.conditions.length) say('has a condition twice');
  }
}

function checkTokens(table: Table, wrong: string[]): void {
  for (const token of table.tokens) {
    if (token.holder >= 0 && token.at !== null)
      wrong.push(`token ${token.id} is held and lies on the battlefield`);
    const holder = token.holder < 0 ? undefined : table.characters[token.holder];
    if (holder?.gone === true) wrong.push(`token ${token.id} is held by somebody who is gone`);
  }
}
