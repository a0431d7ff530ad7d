import { abilityNodes } from './abilities.ts';
import { beside } from './beside.ts';
import { bonus } from './bonus.ts';
import { bursts } from './bursts.ts';
import { buy } from './buy.ts';
import { choose } from './choose.ts';
import { copy } from './copy.ts';
import { copyCard } from './copy-card.ts';
import { damage } from './damage.ts';
import { draw } from './draw.ts';
import { increase } from './increase.ts';
import { knockOut } from './knock-out.ts';
import { later } from './later.ts';
import { life } from './life.ts';
import { mark } from './mark.ts';
import { may } from './may.ts';
import { move } from './move.ts';
import { nameCard } from './name-card.ts';
import { nameType } from './name-type.ts';
import { prevent } from './prevent.ts';
import { redirect } from './redirect.ts';
import { reroll } from './reroll.ts';
import { roll } from './roll.ts';
import { sequence } from './sequence.ts';
import { spin } from './spin.ts';
import { take } from './take.ts';
import { unless } from './unless.ts';
import { useCaptured } from './use-captured.ts';
import { when } from './when.ts';
import { withdraw } from './withdraw.ts';

/** Every kind of effect, by the word it has in the vocabulary. */
export const effectNodes = {
  sequence,
  may,
  unless,
  when,
  bursts,
  choose,
  damage,
  'knock-out': knockOut,
  bonus,
  spin,
  reroll,
  capture: take,
  control: take,
  copy,
  'gain-life': life,
  'set-life': life,
  move,
  mark,
  withdraw,
  prevent,
  redirect,
  increase,
  draw,
  roll,
  later,
  'name-type': nameType,
  'name-card': nameCard,
  beside,
  'use-captured': useCaptured,
  'copy-card': copyCard,
  buy,
} as const;

/** All nodes that run. */
export const nodes = { ...abilityNodes, ...effectNodes } as const;
