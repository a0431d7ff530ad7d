import { STATS, STATUS, type View } from '@assemble/champions';
import type { Locale } from '@assemble/language';
import { boardWords } from '../board/words/index.ts';
import { content } from '../data.ts';
import { entityName } from './names.ts';
import { leftOf } from './points.ts';

type Piece = View['play'][number];

const statNames = ['thw', 'atk', 'def', 'rec', 'sch'] as const;

/** A card in play in one line: values, damage, threat, status, what is on it. */
export function pieceLine(piece: Piece, view: View, locale: Locale): string {
  const t = boardWords(locale);
  const { stats, threat, target, counters, exhausted, host } = piece;
  const points = stats.hitPoints?.value;
  const face = content.face(piece.face);
  const isScheme = face.type === 'main-scheme' || face.type === 'side-scheme';
  return [
    entityName(piece.id, view, locale, []),
    ...statNames.flatMap((name) => {
      const stat = stats[name];
      return stat === undefined ? [] : [`${STATS[name][locale]} ${stat.value}`];
    }),
    ...(points === undefined ? [] : [t.hitPoints(leftOf(piece), points)]),
    ...(isScheme ? [target === null ? t.threat(threat) : t.threatOf(threat, target)] : []),
    ...(counters > 0 ? [t.counters(counters)] : []),
    ...(exhausted ? [t.exhausted] : []),
    ...(['stunned', 'confused', 'tough'] as const)
      .filter((one) => piece[one])
      .map((one) => STATUS[one][locale]),
    ...(host >= 0 ? [t.attachedTo(entityName(host, view, locale, []))] : []),
  ].join(' · ');
}

/** All cards on the table, row by row, in words. */
export function outline(view: View, locale: Locale, seatNames: readonly string[]) {
  const t = boardWords(locale);
  const lineOf = (piece: Piece) => ({
    entity: piece.id,
    card: piece.card === '' ? null : piece.card,
    text: pieceLine(piece, view, locale),
  });
  const named = (list: View['discard']) =>
    list.flatMap(({ id, card }) =>
      id < 0 ? [] : [{ entity: id, card, text: content.find(card)?.faces[0].title[locale] ?? card }],
    );
  const ofScenario = view.play.filter(({ controller, engaged }) => controller < 0 && engaged < 0);
  return [
    { title: t.scenario, lines: ofScenario.map(lineOf) },
    ...view.players.flatMap((player, seat) => {
      const name = seatNames[seat] ?? String(seat + 1);
      const facts = {
        entity: -1 - seat,
        card: null,
        text: [name, t.handOf(player.hand.length), t.deckOf(player.deck)].join(' · '),
      };
      return [
        {
          title: t.areaOf(name),
          lines: [
            facts,
            ...view.play.filter((piece) => piece.controller === seat || piece.engaged === seat).map(lineOf),
          ],
        },
        ...(player.hand.some(({ id }) => id >= 0)
          ? [{ title: t.handTitle(name), lines: named(player.hand) }]
          : []),
      ];
    }),
    ...(view.looked.length > 0 ? [{ title: t.looked, lines: named(view.looked) }] : []),
    ...(view.shown.length > 0 ? [{ title: t.shown, lines: named(view.shown) }] : []),
  ];
}
