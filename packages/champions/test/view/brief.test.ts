import type { Brief, Decision, Match, Message } from '@assemble/kernel';
import { type Locale, locales, plain } from '@assemble/language';
import { describe, expect, it } from 'vitest';
import type { SetId, Table } from '../../src/index.ts';
import { type Names, renderMessage } from '../../src/text/index.ts';
import { content, create, game, playOn, setupOf } from '../game.ts';

/** Questions whose own words say what becomes of whatever is chosen. */
const SELF_EXPLAINING: ReadonlySet<string> = new Set([
  'ask.first-player',
  'ask.mulligan',
  'ask.end-discard',
  'ask.over-limit',
  'ask.host',
  'ask.controller',
  'ask.pay', // says what is bought; each source shows what it gives
  'ask.printed-cost',
  'ask.discard-cost',
  'ask.assign-damage',
  'ask.choose-cards',
  'ask.choose-one', // its options are the effects themselves
  'ask.choose-player',
  'ask.look-at-top',
  'ask.search',
  'ask.specials',
  'ask.discard',
  'ask.exhaust',
  'ask.ready',
  'ask.give-status',
  'ask.gain-control',
  'ask.move-damage',
]);

function namesOf(match: Match<Table>): Names {
  const { table } = match;
  return {
    seats: ['Ana', 'Bob', 'Cleo', 'Dora'],
    content,
    face: (id) => {
      const piece = table.play.find((one) => one.id === id);
      const card = table.prints[id]?.card;
      return piece?.face ?? (card === undefined ? undefined : content.find(card)?.faces[0].id);
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

const answersTo = (decision: Decision): readonly string[] => {
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
};

/** Every question of a random match, with what is said beside it. */
function* questions(
  heroes: readonly SetId[],
  villain: SetId,
  seed: string,
): Generator<[Match<Table>, Decision, Brief]> {
  const { match } = create(setupOf(heroes, villain, { modular: 2 }), seed);
  const found: [Match<Table>, Decision, Brief][] = [];
  playOn(match, seed, undefined, (now) => {
    for (const decision of now.pending) {
      const told = game.brief(now, decision);
      if (told !== null) found.push([game.clone(now), decision, told]);
    }
  });
  yield* found;
}

const MATCHES: readonly (readonly [readonly SetId[], SetId])[] = [
  [['spider-man'], 'rhino'],
  [['captain-marvel', 'she-hulk'], 'klaw'],
  [['iron-man', 'black-panther'], 'ultron'],
  [['spider-man', 'iron-man', 'she-hulk'], 'klaw'],
  [['black-panther', 'captain-marvel'], 'rhino'],
];

describe('what is said beside questions', () => {
  for (const [heroes, villain] of MATCHES)
    it(`${heroes.join(', ')} against ${villain}: every option says what it does, in three languages`, () => {
      const seen = new Set<string>();
      for (const [match, decision, told] of questions(heroes, villain, `${heroes[0]} ${villain}`)) {
        seen.add(decision.ask.key);
        if (!SELF_EXPLAINING.has(decision.ask.key))
          for (const answer of answersTo(decision))
            expect([decision.ask.key, answer, (told.answers[answer]?.does.length ?? 0) > 0]).toEqual([
              decision.ask.key,
              answer,
              true,
            ]);
        // Nothing is said of an answer that cannot be given.
        const known = new Set([...answersTo(decision), 'none']);
        expect(Object.keys(told.answers).filter((answer) => !known.has(answer))).toEqual([]);
        const names = namesOf(match);
        for (const message of messagesOf(told)) {
          const texts = locales.map((locale: Locale) => plain(renderMessage(message, locale, names)));
          for (const text of texts) {
            expect(text).not.toMatch(/undefined|NaN|null|\[object|#\d|MC-/u);
            expect(text.trim()).not.toBe('');
          }
          expect(new Set(texts).size, `${message.key}: ${texts[0]}`).toBeGreaterThan(1);
        }
        if (told.only !== null) {
          const copy = game.clone(match);
          expect(game.apply(copy, decision.seat, decision.n, told.only).yes).toBe(true);
        }
      }
      expect(seen.has('ask.turn') && seen.has('ask.defender')).toBe(true);
    });
});

/** The first question of a match at random that is wanted, with its words in English. */
function found(wanted: (match: Match<Table>, decision: Decision) => boolean): {
  match: Match<Table>;
  decision: Decision;
  told: Brief;
  say: (messages: readonly Message[]) => string;
} {
  for (let nth = 0; nth < 40; nth++) {
    const { match } = create(setupOf(['spider-man'], 'rhino'), `found ${nth}`);
    playOn(match, `found ${nth}`, (now) => now.pending.some((one) => wanted(now, one)));
    const decision = match.pending.find((one) => wanted(match, one));
    const told = decision === undefined ? null : game.brief(match, decision);
    if (decision === undefined || told === null) continue;
    const names = namesOf(match);
    const say = (all: readonly Message[]): string =>
      all.map((one) => plain(renderMessage(one, 'en', names))).join(' ');
    return { match, decision, told, say };
  }
  throw new Error('no match comes to this question');
}

const isOffered = (decision: Decision, at: string): boolean =>
  decision.shape === 'options' && decision.options.some(({ id }) => id.startsWith(at));

describe('by hand', () => {
  it('Rhino attacks, and Spider-Sense may answer', () => {
    // Rhino I has 2 ATK, and a villain gets a boost card.
    const { told, say } = found(
      ({ table }, one) =>
        isOffered(one, 'core/1a#0') &&
        one.shape === 'options' &&
        one.options.length === 2 &&
        !table.play.some(({ host }) => host === table.villain) &&
        table.villains.length === 1,
    );
    expect(say(told.going)).toBe('Rhino attacks you for 2 and boost.');
    expect(say(told.ask === null ? [] : [told.ask])).toBe('Use Spider-Man (Spider-Sense)? Draw 1 card.');
    expect(say([told.answers['pass']?.name ?? told.ask ?? { key: '', args: {} }])).toBe('Let it happen');
  });

  it('not to defend takes the attack and the boost that may come', () => {
    const { told, match } = found(
      (now, one) => one.ask.key === 'ask.defender' && now.table.activities.at(-1)?.by === now.table.villain,
    );
    const attack = match.table.activities.at(-1);
    const view = game.view(match, 0);
    const atk = view.play.find(({ id }) => id === attack?.by)?.stats.atk?.value ?? 0;
    const icons = view.unseen.map((id) => content.card(id).faces[0].boost);
    expect(attack?.boosts.length).toBe(1);
    expect(told.answers['none']?.does[0]?.args).toMatchObject({
      least: atk + Math.min(...icons),
      most: atk + Math.max(...icons),
    });
  });

  it('says what an attack leaves of the only enemy, and counts what the rules then do', () => {
    const { told, match, decision } = found((now, one) => {
      const [enemy, ...others] = now.table.play.filter(({ face }) =>
        /villain|minion/u.test(content.face(face).type),
      );
      return (
        one.ask.key === 'ask.turn' &&
        isOffered(one, 'attack:') &&
        others.length === 0 &&
        enemy?.tough === false &&
        now.table.play.every(({ stunned }) => !stunned)
      );
    });
    const [id, line] = Object.entries(told.answers).find(([one]) => one.startsWith('attack:')) ?? [
      '',
      undefined,
    ];
    const before = match.table.villain;
    game.apply(match, decision.seat, decision.n, id);
    const view = game.view(match, 0);
    const villain = view.play.find((one) => one.id === before);
    const left = (villain?.stats.hitPoints?.value ?? 0) - (villain?.damage ?? 0);
    expect(line?.does[0]).toMatchObject({ key: 'does.named-takes', args: { left } });
  });

  it('a stunned hero is told that the attack only costs the status card', () => {
    const { told } = found((now, one) => {
      const hero = now.table.play.find(({ id }) => id === now.table.players[0]?.identity);
      return one.ask.key === 'ask.turn' && hero?.stunned === true && isOffered(one, `attack:${hero.id}`);
    });
    const line = Object.entries(told.answers).find(([one]) => one.startsWith('attack:'))?.[1];
    expect(line?.but.map(({ key }) => key)).toEqual(['but.stunned']);
  });
});
