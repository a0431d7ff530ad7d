import { CARDS, type Content, type Setup, type Table } from '@assemble/champions';
import type { Answer, Decision, Event, Json, Match, Stream } from '@assemble/kernel';
import { championsOracle } from './champions-oracle.ts';
import type { Meetings } from './game.ts';
import { bestOf, type Kind, namedBy, rareCards, rarityOf } from './rare.ts';

/** What seldom meets: status cards, overkill, retaliate, drones, allies that come back, effects that last or wait. */
export const RARE_IN_CHAMPIONS: readonly Kind[] = [
  'node give-status',
  'node overkill',
  'node drone',
  'node put-into-play',
  'node move-card',
  'node move-damage',
  'node attacks',
  'node lasting',
  'node later',
  'node instead',
  'node cancel',
  'node ready',
  'node change-form',
  'holds cannot',
  'holds must-defend',
  'holds gains-keyword',
  'holds ally-limit',
  'keyword retaliate',
  'keyword guard',
  'keyword quickstrike',
  'keyword toughness',
];
const RARE = rareCards(CARDS, RARE_IN_CHAMPIONS);
const DRAWS = 24;
/** The card of each side. */
const CARD_OF = new Map(CARDS.flatMap(({ id, faces }) => faces.map((face) => [face.id, id] as const)));

/** What a line of the log counts as. */
const MET: { readonly [kind: string]: string } = {
  eliminated: 'eliminations',
  'status-gained': 'status cards',
  lasts: 'lasting effects',
  cancelled: 'cancellations',
  control: 'changes of control',
  defeated: 'defeats',
  engaged: 'engagements',
};

/** Meetings of Champions. `plain` draws a set-up of a format at random. */
export function championsMeetings(
  content: Content,
  plain: (format: string, random: Stream) => Setup,
): Meetings {
  return {
    setup: (format, random) =>
      bestOf(
        DRAWS,
        () => plain(format, random),
        (setup) => rarity(content, setup),
      ) as unknown as Json,
    worth: (match, decision, answer) => worth(content, (match as Match<Table>).table, decision, answer),
    met: ({ kind, args }: Event) =>
      kind === 'left-play' ? (args['to'] === 'hand' ? 'returns to hand' : null) : (MET[kind] ?? null),
    oracle: () => championsOracle(content),
  };
}

/** Rare cards in the decks and among the encounters; heroes who are soon defeated, by a villain who is hard. */
function rarity(content: Content, { players, villain, mode, modular }: Setup): number {
  const decks = players.flatMap(({ cards }) =>
    Object.entries(cards).map(([card, copies]) => copies * (RARE.get(card) ?? 0)),
  );
  const encounters = [villain, ...(typeof modular === 'number' ? [] : modular)]
    .flatMap((set) => content.ofSet(set))
    .map((card) => card.copies * (RARE.get(card.id) ?? 0));
  const hitPoints = players.map(({ identity }) => Number(content.card(identity).faces[0].hitPoints));
  const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
  return sum(decks) + sum(encounters) - sum(hitPoints) + (mode === 'expert' ? 10 : 0);
}

/** Rare cards are played and used; heroes rather than alter-egos, who are not attacked. */
function worth(content: Content, table: Table, decision: Decision, answer: Answer): number {
  const { texts, things } = namedBy(decision, answer);
  const sides = texts.map((text) => CARD_OF.get(text));
  // In play a card is what it shows: one that lies face down shows nothing.
  const cards = things.map((id) => {
    const piece = table.play.find((one) => one.id === id);
    return piece === undefined ? table.prints[id]?.card : CARD_OF.get(piece.face);
  });
  const rarity = rarityOf(RARE, [...sides, ...cards]);
  if (answer !== 'flip') return rarity;
  const identity = table.players[decision.seat]?.identity;
  const face = table.play.find((piece) => piece.id === identity)?.face;
  return face !== undefined && content.face(face).type === 'alter-ego' ? 1 : -1;
}
