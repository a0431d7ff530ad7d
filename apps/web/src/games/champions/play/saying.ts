import { type Face, readSetup, SETS, type SetId, type Setup, stagesOf } from '@assemble/champions';
import type { Json } from '@assemble/kernel';
import type { Locale, Localized } from '@assemble/language';
import type { Saying } from '../../../table/board.ts';
import { cardAt, content, titleOf } from '../data.ts';

/** The stages of a villain in the order in which they are met. */
export const stages = (villain: SetId, mode: Setup['mode']): readonly Face[] =>
  content
    .ofSet(villain)
    .map(({ faces: [face] }) => face)
    .filter(({ type, stage }) => type === 'villain' && stagesOf(mode).includes(stage ?? 0));

/** Hit points at a table of so many. */
export const hitPointsOf = ({ hitPoints }: Face, seats: number): number =>
  hitPoints === null ? 0 : typeof hitPoints === 'number' ? hitPoints : hitPoints.perPlayer * seats;

const against: Localized<(heroes: string, villain: string) => string> = {
  en: (heroes, villain) => `${heroes} against ${villain}`,
  es: (heroes, villain) => `${heroes} contra ${villain}`,
  de: (heroes, villain) => `${heroes} gegen ${villain}`,
};

const has: Localized<(villain: string, first: number, then: number) => string> = {
  en: (villain, first, then) => `${villain} has ${first} hit points, then ${then}.`,
  es: (villain, first, then) => `${villain} tiene ${first} de Vida, luego ${then}.`,
  de: (villain, first, then) => `${villain} hat ${first} Lebenspunkte, dann ${then}.`,
};

/** Who plays against whom, and how much the villain can take. */
export function sayOf(setup: Json, locale: Locale): Saying {
  const { players, villain, mode } = readSetup(setup);
  const heroes = players.flatMap(({ identity }) => cardAt(identity) ?? []);
  const names = new Intl.ListFormat(locale).format(heroes.map((card) => titleOf(card, locale)));
  const name = SETS[villain].title[locale];
  const [first = 0, then = 0] = stages(villain, mode).map((face) => hitPointsOf(face, players.length));
  return { title: against[locale](names, name), text: has[locale](name, first, then) };
}
