import { below, Judge, type Stream, shuffle, type Verdict } from '@assemble/kernel';
import { type CharacterCard, type Content, printed } from '../content.ts';
import type { Edition, Twins } from '../editions/index.ts';
import type { Affiliation } from '../names.ts';
import type { Roster, RosterCharacter, Squad } from '../setup.ts';
import type { Rule } from './run.ts';

/** CP-GEM-5: its Threat with the gems it takes. */
export const threatOf = (content: Content, { id, gems = [] }: RosterCharacter): number =>
  gems.reduce((sum, gem) => sum + content.of('gem', gem).threat, content.of('character', id).threat);

/** CP-SQUAD-6: of one player's own; what the other one has does not matter. */
export function judgeTwins(
  judge: Judge<Rule>,
  cards: readonly CharacterCard[],
  twins: Twins,
  rule: Rule,
  key: string,
  args: { readonly seat: number },
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
    // CP-TACTIC-2: whoever cannot take a card cannot use it.
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

/** A legal squad drawn at random, for bots and for guesses at what is hidden: characters until no other fits, an affiliation that more than half of them share, and up to five cards. */
export function randomSquad(
  content: Content,
  edition: Edition,
  roster: Roster,
  maximumThreat: number,
  random: Stream,
): Squad {
  const chosen: RosterCharacter[] = [];
  const cards: CharacterCard[] = [];
  let threat = 0;
  for (const one of shuffle(random, [...roster.characters])) {
    const card = content.of('character', one.id);
    const more = threatOf(content, one);
    const rival =
      edition.newKeywords && [...cards, card].filter((c) => printed(c, 'unrivalled').length > 0).length > 1;
    if (threat + more > maximumThreat || rival) continue;
    if (cards.some((other) => areTwins(edition.squadTwins, other, card))) continue;
    chosen.push(one);
    cards.push(card);
    threat += more;
  }
  const shared = [...new Set(cards.flatMap((card) => card.affiliations))].filter(
    (name) => cards.filter((card) => card.affiliations.includes(name)).length * 2 > cards.length,
  );
  const affiliation: Affiliation | null =
    shared.length === 0 ? null : (shared[below(random, shared.length)] ?? null);
  const tactics = roster.tactics.filter((id) => {
    const card = content.of('tactic', id);
    return card.affiliation === null || card.affiliation === affiliation;
  });
  return {
    characters: chosen.map(({ id }) => id),
    affiliation,
    tactics: shuffle(random, tactics).slice(0, 5),
  };
}
