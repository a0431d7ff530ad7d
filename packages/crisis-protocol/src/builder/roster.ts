import { Judge, nearestIds, type Verdict } from '@assemble/kernel';
import { locales } from '@assemble/language';
import type { StaticEffect } from '../abilities/statics.ts';
import type { CharacterCard, Content } from '../content.ts';
import type { Edition, Twins } from '../editions/index.ts';
import type { Affiliation } from '../names.ts';
import type { Rule } from '../rules/run.ts';

/** What a player brings (CP-ROSTER-1 to CP-ROSTER-9). */
export type Roster = {
  readonly characters: readonly RosterCharacter[];
  readonly tactics: readonly string[];
  readonly crises: readonly string[];
};

export interface RosterCharacter {
  readonly id: string;
  /** The Infinity Gems it takes (CP-GEM-4). */
  readonly gems?: readonly string[];
}

/** What a player takes from the roster into a match (CP-SQUAD-1, CP-SQUAD-8). */
export type Squad = {
  readonly characters: readonly string[];
  readonly affiliation: Affiliation | null;
  readonly tactics: readonly string[];
};

const known = new WeakMap<CharacterCard, Map<string, StaticEffect[]>>();

/** A standing effect printed on a character card, whoever has it. Asked all the time, so each card is read once. */
export function printed<K extends StaticEffect['holds']>(
  card: CharacterCard,
  kind: K,
): readonly Extract<StaticEffect, { holds: K }>[] {
  let byKind = known.get(card);
  if (byKind === undefined) {
    byKind = new Map();
    for (const { abilities } of card.superpowers)
      for (const ability of abilities)
        if (ability.node === 'static')
          byKind.set(ability.holds.holds, [...(byKind.get(ability.holds.holds) ?? []), ability.holds]);
    known.set(card, byKind);
  }
  return (byKind.get(kind) ?? NONE) as readonly Extract<StaticEffect, { holds: K }>[];
}
const NONE: readonly never[] = [];

/** CP-GEM-5: its Threat with the gems it takes. */
export const threatOf = (content: Content, { id, gems = [] }: RosterCharacter): number =>
  gems.reduce((sum, gem) => sum + content.of('gem', gem).threat, content.of('character', id).threat);

/** The cards that may have been meant by a word that names none. */
export const nearestCards = (content: Content, word: string): string[] =>
  nearestIds(
    word,
    content.cards.map(({ id, name }) => ({ id, names: locales.map((locale) => name[locale]) })),
  );

/** Refuses a card that is not there, or not of the wanted kind. */
export function refuseUnknown(
  judge: Judge<Rule>,
  content: Content,
  rule: Rule,
  card: string,
  args: { seat?: number } = {},
): void {
  judge.refuse(rule, 'refused.unknown-card', { ...args, card, nearest: nearestCards(content, card) });
}

/** Everything that is wrong with a roster. */
export function rosterVerdict(
  content: Content,
  edition: Edition,
  roster: Roster,
  args: { seat: number },
): Verdict<Rule> {
  const judge = new Judge<Rule>();
  const { characters, tactics, crises } = roster;
  judge.must(characters.length === 10, 'CP-ROSTER-1', 'refused.roster.characters', {
    ...args,
    has: characters.length,
  });
  judge.must(tactics.length === 10, 'CP-ROSTER-2', 'refused.roster.tactics', {
    ...args,
    has: tactics.length,
  });
  const known = characters.flatMap(({ id }) => {
    const card = content.find(id);
    if (card?.card === 'character') return [card];
    refuseUnknown(judge, content, 'CP-ROSTER-1', id, args);
    return [];
  });
  for (const card of known) {
    judge.must(!card.grunt, 'CP-KEYWORD-8', 'refused.roster.grunt', { ...args, card: card.id });
    if (edition.newKeywords)
      judge.must(printed(card, 'reserve').length === 0, 'CP-KEYWORD-10', 'refused.roster.reserve', {
        ...args,
        card: card.id,
      });
  }
  judgeTwins(judge, known, edition.rosterTwins, rosterTwinRule(edition), 'refused.roster.twins', args);
  judgeList(judge, content, tactics, 'tactic', 'CP-ROSTER-8', args);
  judgeExclusions(judge, content, tactics, args);
  judgeList(judge, content, crises, 'crisis', 'CP-ROSTER-9', args);
  const rule: Rule = edition.crisesOfEachType === 3 ? 'CP-ROSTER-3' : 'CP-ROSTER-4';
  for (const type of ['secure', 'extraction'] as const) {
    const has = crises.filter((id) => {
      const card = content.find(id);
      return card?.card === 'crisis' && card.type === type;
    }).length;
    judge.must(has === edition.crisesOfEachType, rule, 'refused.roster.crises', {
      ...args,
      type,
      has,
      needs: edition.crisesOfEachType,
    });
  }
  judgeGems(judge, content, edition, characters, args);
  return judge.verdict();
}

const rosterTwinRule = (edition: Edition): Rule =>
  edition.rosterTwins === 'name-or-alter-ego' ? 'CP-ROSTER-7' : 'CP-ROSTER-6';

type Args = { readonly seat: number };

function judgeTwins(
  judge: Judge<Rule>,
  cards: readonly CharacterCard[],
  twins: Twins,
  rule: Rule,
  key: string,
  args: Args,
): void {
  cards.forEach((one, i) => {
    for (const two of cards.slice(i + 1))
      if (areTwins(twins, one, two)) judge.refuse(rule, key, { ...args, one: one.id, two: two.id });
  });
}

/** CP-DIFF-5, CP-DIFF-7 */
export function areTwins(twins: Twins, one: CharacterCard, two: CharacterCard): boolean {
  const name = one.name.en === two.name.en;
  const alterEgo = one.alterEgo === two.alterEgo;
  switch (twins) {
    case 'name-and-alter-ego':
      return name && alterEgo;
    case 'name-or-alter-ego':
      return name || alterEgo;
    case 'alter-ego':
      return alterEgo;
  }
}

/** Each card once, and each of its kind. */
function judgeList(
  judge: Judge<Rule>,
  content: Content,
  ids: readonly string[],
  kind: 'tactic' | 'crisis',
  rule: Rule,
  args: Args,
): void {
  ids.forEach((id, i) => {
    if (content.find(id)?.card !== kind) refuseUnknown(judge, content, rule, id, args);
    judge.must(ids.indexOf(id) === i, rule, 'refused.roster.twice', { ...args, card: id });
  });
}

/** CP-EFFECT-1: a tactic card may say which others cannot be in a roster with it. */
function judgeExclusions(judge: Judge<Rule>, content: Content, tactics: readonly string[], args: Args): void {
  for (const card of new Set(tactics))
    for (const other of new Set(tactics))
      if (excludes(content, card, other))
        judge.refuse('CP-EFFECT-1', 'refused.roster.exclusion', { ...args, card, other });
}

export function excludes(content: Content, tactic: string, other: string): boolean {
  const card = content.find(tactic);
  return card?.card === 'tactic' && card.notWith?.includes(other) === true;
}

/** CP-GEM-1, CP-GEM-2, CP-GEM-3, CP-GEM-6 */
function judgeGems(
  judge: Judge<Rule>,
  content: Content,
  edition: Edition,
  characters: readonly RosterCharacter[],
  args: Args,
): void {
  const all = characters.flatMap(({ gems = [] }) => gems);
  all.forEach((gem, i) => {
    judge.must(all.indexOf(gem) === i, 'CP-GEM-6', 'refused.gem.twice', { ...args, card: gem });
  });
  for (const { id, gems = [] } of characters) {
    if (gems.length === 0) continue;
    const card = content.find(id);
    const bearer = card?.card === 'character' ? printed(card, 'gem-bearer')[0] : undefined;
    for (const gem of gems) {
      if (content.find(gem)?.card !== 'gem') refuseUnknown(judge, content, 'CP-GEM-4', gem, args);
      judge.must(bearer?.gems.includes(gem) === true, 'CP-GEM-1', 'refused.gem.bearer', {
        ...args,
        card: id,
        gem,
      });
    }
    // CP-EFFECT-1: what the card allows holds in every edition; they only word the rule differently (CP-DIFF-73).
    const most = bearer?.most ?? 1;
    judge.must(gems.length <= most, edition.gemExceptions ? 'CP-GEM-3' : 'CP-GEM-2', 'refused.gem.many', {
      ...args,
      card: id,
      most,
    });
  }
}

/** Everything that is wrong with a squad (CP-SQUAD-1 to CP-SQUAD-10, CP-AFFIL-1 to CP-AFFIL-3). */
export function squadVerdict(
  content: Content,
  edition: Edition,
  roster: Roster,
  maximumThreat: number,
  squad: Squad,
  seat: number,
): Verdict<Rule> {
  const judge = new Judge<Rule>();
  const args = { seat };
  const { characters, affiliation, tactics } = squad;
  judge.must(characters.length > 0, 'CP-SQUAD-1', 'refused.squad.empty', args);
  const chosen = characters.flatMap((id, i) => {
    const entry = roster.characters.find((one) => one.id === id);
    judge.must(entry !== undefined && characters.indexOf(id) === i, 'CP-SQUAD-1', 'refused.squad.roster', {
      ...args,
      card: id,
    });
    return entry === undefined ? [] : [entry];
  });
  const threat = chosen.reduce((sum, one) => sum + threatOf(content, one), 0);
  judge.must(threat <= maximumThreat, 'CP-SQUAD-2', 'refused.squad.threat', {
    ...args,
    threat,
    maximumThreat,
  });
  const cards = chosen.map(({ id }) => content.of('character', id));
  judgeTwins(judge, cards, edition.squadTwins, SQUAD_RULES[edition.squadTwins], 'refused.squad.twins', args);
  if (edition.newKeywords) {
    const unrivalled = cards.filter((card) => printed(card, 'unrivalled').length > 0);
    judge.must(unrivalled.length < 2, 'CP-KEYWORD-9', 'refused.squad.unrivalled', args);
  }
  if (affiliation !== null) {
    // CP-RULING-21: only characters from the roster count, and Grunts are none.
    const members = cards.filter((card) => card.affiliations.includes(affiliation)).length;
    judge.must(members * 2 > cards.length, 'CP-AFFIL-2', 'refused.squad.affiliation', {
      ...args,
      affiliation,
      members,
      of: cards.length,
    });
  }
  judge.must(tactics.length <= 5, 'CP-SQUAD-8', 'refused.squad.tactics', { ...args, has: tactics.length });
  tactics.forEach((id, i) => {
    judge.must(
      roster.tactics.includes(id) && tactics.indexOf(id) === i,
      'CP-SQUAD-8',
      'refused.squad.roster',
      {
        ...args,
        card: id,
      },
    );
    const card = content.find(id);
    if (card?.card === 'tactic')
      judge.must(
        card.affiliation === null || card.affiliation === affiliation,
        'CP-SQUAD-9',
        'refused.squad.tactic',
        {
          ...args,
          card: id,
        },
      );
  });
  return judge.verdict();
}

const SQUAD_RULES: { readonly [twins in Twins]: Rule } = {
  'alter-ego': 'CP-SQUAD-3',
  'name-or-alter-ego': 'CP-SQUAD-4',
  'name-and-alter-ego': 'CP-SQUAD-5',
};
