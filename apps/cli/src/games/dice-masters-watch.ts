import type { Content, Die, Table, Zone } from '@assemble/dice-masters';
import type { Match } from '@assemble/kernel';
import type { Watcher } from './game.ts';

const UNROLLED: readonly Zone[] = ['card', 'bag', 'used'];

/** How a match began: which dice there are, and whose. */
interface Start {
  readonly cards: readonly string[];
  readonly dice: readonly { readonly card: number; readonly owner: number }[];
  readonly life: readonly number[];
}

/** Finds positions of Dice Masters that no rule allows. */
export function watchDiceMasters(content: Content): Watcher {
  let start: Start | null = null;
  return (match) => {
    const { table } = match as Match<Table>;
    const wrong: string[] = [];
    if (table.dice.length === 0) return wrong;
    start ??= startOf(table);
    checkCounts(table, start, wrong);
    for (const die of table.dice) checkDie(content, table, die, start, wrong);
    checkPlayers(table, start, wrong);
    checkCombat(table, wrong);
    return wrong;
  };
}

const startOf = (table: Table): Start => ({
  cards: table.cards.map((slot) => slot.id),
  dice: table.dice.map(({ card, owner }) => ({ card, owner })),
  life: table.players.map((player) => player.life),
});

/** Each die exists once, with its number, and belongs to the card it began on. */
function checkCounts(table: Table, start: Start, wrong: string[]): void {
  if (table.dice.length !== start.dice.length) {
    wrong.push(`there were ${start.dice.length} dice, now there are ${table.dice.length}`);
  }
  if (
    table.cards.some((slot, i) => slot.id !== start.cards[i]) ||
    table.cards.length !== start.cards.length
  ) {
    wrong.push('the cards on the table changed');
  }
  table.dice.forEach((die, i) => {
    if (die.id !== i) wrong.push(`die ${die.id} lies in the place of die ${i}`);
    if (die.card !== start.dice[i]?.card) wrong.push(`die ${i} changed its card`);
  });
}

function checkDie(content: Content, table: Table, die: Die, start: Start, wrong: string[]): void {
  const say = (what: string): void => {
    wrong.push(`die ${die.id} (${table.cards[die.card]?.id ?? '?'}, ${die.zone}): ${what}`);
  };
  checkOwner(die, start.dice[die.id]?.owner ?? -1, say);
  checkFace(content, table, die, say);
  const fielded = die.zone === 'field' || die.zone === 'attack';
  if (die.damage < 0 || (die.damage > 0 && !fielded)) say(`carries ${die.damage} damage`);
  if (!fielded && (die.as !== die.card || die.valuesOf !== -1)) say('copies another card outside the field');
  const holder = table.dice[die.holder];
  if (die.holder >= 0 && holder === undefined) say('is held by a die that does not exist');
  if (
    die.zone === 'captured' &&
    (holder === undefined || (holder.zone !== 'field' && holder.zone !== 'attack'))
  ) {
    say('is captured by nobody in the field');
  }
}

const LENT: readonly Zone[] = ['field', 'attack', 'captured', 'beside'];

/** Bought dice belong to their buyer for good; others never change hands. They are lent only to whoever holds them. */
function checkOwner(die: Die, first: number, say: (what: string) => void): void {
  if (first >= 0 && die.owner !== first) say(`belonged to seat ${first}, now to ${die.owner}`);
  if (first < 0 && die.owner < 0 !== (die.zone === 'card')) say(`is owned by ${die.owner}`);
  if (die.controller !== die.owner && !(LENT.includes(die.zone) && die.holder >= 0)) {
    say(`is owned by ${die.owner} and controlled by ${die.controller}`);
  }
}

function checkFace(content: Content, table: Table, die: Die, say: (what: string) => void): void {
  const { faces } = content.dieKind(table.cards[die.card]?.id ?? '');
  const face = faces[die.face];
  if (die.face !== -1 && face === undefined) say(`shows a face ${die.face} it does not have`);
  if (UNROLLED.includes(die.zone) && face !== undefined) say('shows a face though it is not rolled');
  // Dice are rolled in the prep area and leave it when the reroll is over.
  if (die.zone === 'prep' && face !== undefined && table.phase !== 'roll-and-reroll')
    say('shows a face too early');
  if (die.zone === 'reserve' && face === undefined) say('shows no face');
  if ((die.zone === 'field' || die.zone === 'attack') && face?.kind !== 'character')
    say('shows no character');
}

function checkPlayers(table: Table, start: Start, wrong: string[]): void {
  table.players.forEach((player, seat) => {
    if (player.startLife !== start.life[seat]) wrong.push(`the starting life of seat ${seat} changed`);
    if (!Number.isInteger(player.life) || player.life < 0 || player.life > player.startLife) {
      wrong.push(`seat ${seat} has ${player.life} life of ${player.startLife}`);
    }
    if (player.markers < 0) wrong.push(`seat ${seat} has ${player.markers} markers`);
  });
}

/** Attackers are the active player's, blockers the other's; the attack zone is empty outside an attack. */
function checkCombat(table: Table, wrong: string[]): void {
  const { combat, active } = table;
  if (combat === null) {
    const left = table.dice.find((die) => die.zone === 'attack');
    if (left !== undefined) wrong.push(`die ${left.id} is in the attack zone outside an attack`);
    return;
  }
  for (const id of combat.attackers) {
    const die = table.dice[id];
    if (die?.zone !== 'attack' || die.controller !== active)
      wrong.push(`die ${id} attacks from the wrong place`);
  }
  for (const { blocker, attacker } of combat.blocks) {
    const die = table.dice[blocker];
    if (die?.zone !== 'attack' || die.controller === active)
      wrong.push(`die ${blocker} blocks from the wrong place`);
    if (!combat.attackers.includes(attacker))
      wrong.push(`die ${blocker} blocks die ${attacker}, which does not attack`);
  }
}
