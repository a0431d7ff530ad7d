import type { Brief, Decision, Match, Message } from '@assemble/kernel';
import { stream } from '@assemble/kernel';
import { locales, plain } from '@assemble/language';
import { describe, expect, it } from 'vitest';
import { FORMATS, randomTeam, type Table } from '../../src/index.ts';
import { type Names, renderMessage } from '../../src/text/index.ts';
import { content, create, firstGame, game, playOn } from '../game.ts';

/** Questions whose own words say what becomes of whatever is chosen. */
const SELF_EXPLAINING: ReadonlySet<string> = new Set([
  'ask.reroll', // the chances stand beside it
  'ask.pay',
  'ask.pay-ability',
  'ask.cost-die',
  'ask.blockers', // the board shows what each block comes to
  'ask.divide-damage',
  'ask.keep',
  'ask.lift',
  'ask.spin',
  'ask.redirect',
  'ask.name',
  'ask.name-type',
  'ask.copy-card',
  'ask.team',
  'ask.draft',
  'ask.draft-dice',
]);

function namesOf({ table }: Match<Table>): Names {
  return {
    seats: ['Ana', 'Bob'],
    card: (id) => content.find(id),
    die: (id) => {
      const die = table.dice.find((one) => one.id === id);
      return die === undefined
        ? undefined
        : { die: id, card: table.cards[die.card]?.id ?? 'sidekick', face: die.face };
    },
  };
}

const messagesOf = ({ going, ask, answers }: Brief): readonly Message[] => [
  ...going,
  ...(ask === null ? [] : [ask]),
  ...Object.values(answers).flatMap(({ does, but, name }) => [
    ...does,
    ...but,
    ...(name === undefined ? [] : [name]),
  ]),
];

function answersTo(decision: Decision): readonly string[] {
  switch (decision.shape) {
    case 'options':
      return decision.options.map(({ id }) => id);
    case 'entities':
      return decision.from.map(String);
    case 'yes-no':
      return ['yes', 'no'];
    default:
      return [];
  }
}

/** What is said beside a decision has words in three languages, and speaks of answers that can be given. */
function check(match: Match<Table>, decision: Decision, told: Brief, seen: Map<string, number>): void {
  const { key } = decision.ask;
  seen.set(key, (seen.get(key) ?? 0) + 1);
  const isSaid = (answer: string): boolean => (told.answers[answer]?.does.length ?? 0) > 0;
  // What an effect does to whoever is chosen is said by the question, with its numbers.
  const bySentence = key === 'ask.choose' && told.ask?.key === 'ask.effect';
  if (!SELF_EXPLAINING.has(key) && !bySentence)
    for (const answer of answersTo(decision))
      expect([key, answer, isSaid(answer)]).toEqual([key, answer, true]);
  const known = new Set([...answersTo(decision), 'none']);
  expect(Object.keys(told.answers).filter((answer) => !known.has(answer))).toEqual([]);
  const names = namesOf(match);
  for (const message of messagesOf(told)) {
    const what = JSON.stringify(message);
    if (seen.has(what)) continue;
    seen.set(what, 1);
    const texts = locales.map((locale) => plain(renderMessage(message, locale, names)));
    for (const text of texts) {
      expect(text).not.toMatch(/undefined|NaN|null|\[object|#\d|DM-/u);
      expect(text.trim()).not.toBe('');
    }
    expect(new Set(texts).size, `${message.key}: ${texts[0]}`).toBeGreaterThan(1);
  }
  if (told.only !== null) {
    seen.set(`only ${key}`, 1);
    expect(game.apply(game.clone(match), decision.seat, decision.n, told.only).yes).toBe(true);
  }
}

describe('what is said beside questions', () => {
  for (let i = 0; i < 14; i++)
    it(`match ${i}: every option says what it does, in three languages`, () => {
      const random = stream(`team ${i}`, 'team');
      const team = () => randomTeam(content, FORMATS.tournament, random);
      const setup = i === 0 ? firstGame : { format: 'tournament', teams: [team(), team()] };
      const { match } = create(JSON.parse(JSON.stringify(setup)), `brief ${i}`);
      const seen = new Map<string, number>();
      let decisions = 0;
      const read = (now: Match<Table>): boolean => {
        for (const decision of now.pending) {
          const told = game.brief(now, decision);
          if (told !== null) check(now, decision, told, seen);
        }
        return decisions++ > 400;
      };
      playOn(match, `brief ${i}`, read);
      expect(seen.get('ask.main') ?? 0).toBeGreaterThan(3);
    });
});
