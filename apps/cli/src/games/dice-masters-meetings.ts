import {
  CARDS,
  type Content,
  type Draft,
  FORMATS,
  randomTeam,
  type Table,
  type Team,
} from '@assemble/dice-masters';
import type { Answer, Decision, Event, Json, Match, Stream } from '@assemble/kernel';
import { diceMastersOracle } from './dice-masters-oracle.ts';
import type { Meetings } from './game.ts';
import { bestOf, type Kind, namedBy, rareCards, rarityOf } from './rare.ts';

/** What seldom meets: copies, redirected damage, captures and control, bans, dice beside others, what comes later. */
export const RARE_IN_DICE_MASTERS: readonly Kind[] = [
  'node copy',
  'node copy-card',
  'node redirect',
  'node take',
  'node use-captured',
  'node name-card',
  'node name-type',
  'node beside',
  'node later',
  'node would',
  'node increase',
  'node reroll',
  'node unless',
  'node together',
  'holds ban',
  'holds blockers',
  'holds spins-to-block',
];
const RARE = rareCards(CARDS, RARE_IN_DICE_MASTERS);
const DRAWS = 60;

/** What a line of the log counts as. */
const MET: { readonly [kind: string]: string } = {
  redirected: 'redirects',
  captured: 'captures',
  controlled: 'controls',
  released: 'releases',
  copied: 'copies',
  prevented: 'preventions',
  'knocked-out': 'knock-outs',
};

/** Meetings of Dice Masters. `plain` draws a set-up of a format at random. */
export function diceMastersMeetings(
  content: Content,
  plain: (format: string, random: Stream) => Json,
): Meetings {
  const draw = (format: string, random: Stream): Json => {
    if (format !== 'basic' && format !== 'tournament') return plain(format, random);
    const team = (): Json => randomTeam(content, FORMATS[format], random) as unknown as Json;
    return { format, first: 'random', teams: [team(), team()] };
  };
  return {
    setup: (format, random) =>
      bestOf(
        DRAWS,
        () => draw(format, random),
        (setup) => rarityWithin(content, setup),
      ),
    worth: (match, decision, answer) => worth(content, (match as Match<Table>).table, decision, answer),
    met: ({ kind, args }: Event) =>
      kind === 'marked' ? (args['mark'] === 'cannot-field' ? 'bans' : null) : (MET[kind] ?? null),
    oracle: () => diceMastersOracle(content),
  };
}

/** Rare cards that can be paid for early on, with many dice. */
function rarityWithin(content: Content, setup: Json): number {
  const { teams = [], draft } = setup as { readonly teams?: readonly Team[]; readonly draft?: Draft };
  const cards = [
    ...teams.flatMap((team) => team.cards),
    ...(draft?.cards ?? []).map((card) => ({ card, dice: draft?.dicePerTitle ?? 0 })),
  ];
  return cards.reduce(
    (sum, { card, dice }) => sum + (dice * (RARE.get(card) ?? 0)) / (content.find(card)?.cost ?? 1),
    0,
  );
}

/** Rare cards are bought, fielded and used; fights bring all of them together. */
function worth(content: Content, table: Table, decision: Decision, answer: Answer): number {
  const { texts, things } = namedBy(decision, answer);
  const dice = things.flatMap((id) => table.dice.find((die) => die.id === id) ?? []);
  const cards = dice.map((die) => table.cards[die.as]?.id);
  const rarity = rarityOf(RARE, [...texts, ...cards]);
  switch (decision.ask.key) {
    case 'ask.reroll': {
      // A character that shows is kept.
      const isCharacter = (id: string | undefined, face: number): boolean =>
        content.dieKind(id ?? '').faces[face]?.kind === 'character';
      return -dice.filter((die) => isCharacter(table.cards[die.card]?.id, die.face)).length;
    }
    case 'ask.attackers':
      return rarity;
    case 'ask.blockers':
      return rarity + dice.length / 2;
    default:
      // Energy is kept for rare cards and for fielding.
      return (
        3 * rarity +
        (/^field:/.test(String(answer)) ? 2 : 0) -
        (/^(buy|global):/.test(String(answer)) ? 1 : 0)
      );
  }
}
