import { type Game, GENERATOR, type Generator } from '@assemble/kernel';

/** What a match is begun with: the version of the rules, the hash of the cards, and what it draws its dice from. */
export const rulesOf = (game: Game): string => `${game.version} ${game.content} ${GENERATOR}`;

/** What a match draws from. Those of before there was another generator do not name it. */
export const generatorOf = (rules: string): Generator => (rules.split(' ')[2] ?? 'xoshiro128**') as Generator;

/** Whether rules of today are those that a match was begun with: every generator there was is still known. */
export const areRulesOf = (rules: string | undefined, begunWith: string): boolean =>
  rules !== undefined && (rules === begunWith || rules === `${begunWith} ${GENERATOR}`);
