import { featureSeen, placeWords, type View } from '@assemble/crisis-protocol';
import { capitalise, plain } from '@assemble/language';
import type { GameFace } from '../../../table/board.ts';
import { nameOfId } from '../data.ts';
import { outlookOf, seenOf } from './context.ts';
import { betweenWords } from './Lines.tsx';
import { between } from './measures.ts';
import { facts } from './names.ts';
import { tokenState } from './tokens.ts';

type Outline = GameFace<View>['outline'];
type Sections = ReturnType<Outline>;

const nothing = (): void => undefined;

/** The battlefield in words: squads with their places, objectives, terrain, and how everybody stands to everybody. */
export const outline: Outline = (view, locale, seatNames) => {
  const seen = seenOf(
    {
      view,
      locale,
      seatNames,
      lit: new Set(),
      chosen: new Set(),
      options: [],
      eyed: null,
      onTap: nothing,
      onOption: nothing,
      onInspect: nothing,
      reading: null,
      selected: null,
      onSelect: nothing,
      assigned: new Map(),
      amounts: new Map(),
      placing: null,
      events: [],
      me: view.seat,
      reducedMotion: true,
    },
    {
      hot: null,
      heat: nothing,
      centred: null,
      centre: nothing,
      narrow: false,
      eye: nothing,
      aim: nothing,
      eyedHere: null,
    },
  );
  const { t, models, nameOf, nameOfSeat } = seen;
  const squads = view.players.map((player, seat) => ({
    title: t.squad(nameOfSeat(seat)),
    lines: [
      { entity: -1 - seat, card: null, text: t.points(player.points) },
      ...view.characters
        .filter(({ controller }) => controller === seat)
        .map((character) => ({
          entity: character.id,
          card: view.cards[character.card]?.id ?? null,
          text: `${nameOf(character.id)}: ${facts(character, seen).slice(1).join(', ')}`,
        })),
      ...player.tactics.map((slot) => {
        const card = view.cards[slot]?.id ?? '';
        return { entity: null, card, text: nameOfId(card, locale) };
      }),
    ],
  }));
  const objectives = view.tokens.map((token) => ({
    entity: null,
    card: null,
    text: [
      seen.nameOfToken(token.id),
      ...(token.at === null ? [] : [seen.place(token.at)]),
      tokenState(token, seen),
    ].join(', '),
  }));
  const outlook = outlookOf(view, view.seat);
  const terrain = view.terrain.map(({ id, size, interactive, outline: corners }) => {
    const xs = corners.map(({ x }) => x);
    const ys = corners.map(({ y }) => y);
    const half = (list: readonly number[]): number => (Math.min(...list) + Math.max(...list)) / 2;
    // By the edges alone: it is itself what stands there.
    const place = placeWords({ x: half(xs), y: half(ys) }, { ...outlook, terrain: [] }, locale);
    return {
      entity: null,
      card: null,
      text: [
        plain(capitalise(featureSeen(id, outlook, locale))),
        t.size(size),
        plain(place),
        ...(interactive ? [] : [t.fixed]),
      ].join(', '),
    };
  });
  const pairs = models.flatMap((from) =>
    models
      .filter(({ character }) => character.controller !== from.character.controller)
      .map((to) => {
        const words = betweenWords(between(view, from, to), seen);
        return {
          entity: null,
          card: null,
          text: `${nameOf(from.id)} → ${nameOf(to.id)}: ${words.range}, ${words.distance}, ${words.sight}, ${words.cover}`,
        };
      }),
  );
  const sections: Sections = [
    ...squads,
    { title: t.objectives, lines: objectives },
    { title: t.terrain, lines: terrain },
    { title: t.positions, lines: pairs },
  ];
  return sections;
};
