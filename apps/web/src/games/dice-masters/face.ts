import { Content, FORMATS, randomTeam, renderMessage, type Team, type View } from '@assemble/dice-masters';
import { type Answer, stream } from '@assemble/kernel';
import { createElement, lazy } from 'react';
import type { GameFace } from '../../table/board.ts';
import { randomText } from '../../table/saved.ts';
import { cardById, dieById } from './board/dice.ts';
import { entityName } from './board/names.ts';
import { cards, nameOf } from './data.ts';
import { outline } from './play/outline.ts';
import { payable, payment } from './play/payment.ts';
import { heading, progress } from './play/progress.ts';
import { choices, setups } from './play/setups.ts';
import { READY_TEAMS } from './play/teams.ts';
import { playWords } from './play/words.ts';

const Board = lazy(async () => ({ default: (await import('./board/index.ts')).Board }));
const CardSheet = lazy(async () => ({ default: (await import('./board/index.ts')).CardSheet }));

const asAnswer = (team: Team): Answer => team as unknown as Answer;

/** Dice Masters at the table. */
const diceMastersFace: GameFace<View> = {
  id: 'dice-masters',
  Board: (props) => createElement(Board, props),
  CardSheet: (props) => createElement(CardSheet, props),
  renderMessage: (message, locale, seats, view) =>
    renderMessage(message, locale, {
      seats,
      card: cardById,
      die: (id) => {
        const die = dieById(view, id);
        return die && { die: id, card: view.cards[die.card]?.id ?? '', face: die.face };
      },
    }),
  setups,
  choices,
  entityName,
  progress,
  heading,
  cardOf: (entity, view) => {
    const die = entity < 0 ? undefined : dieById(view, entity);
    const id = die === undefined ? '' : (view.cards[die.card]?.id ?? '');
    return cardById(id)?.id ?? null;
  },
  payable,
  payment,
  passes: ['stop', 'pass'],
  commitments: (_decision, _suggestion, view, locale) => {
    const format = FORMATS[view.format === 'basic' ? 'basic' : 'tournament'];
    const drawn = randomTeam(new Content(cards), format, stream(randomText(), 'team'));
    const listed = (team: Team): string =>
      team.cards
        .map(({ card: id, dice }) => {
          const card = cardById(id);
          return `${dice} × ${card === undefined ? id : nameOf(card, locale)}`;
        })
        .join(' · ');
    return [
      ...READY_TEAMS.map(({ id, name, about, team }) => ({
        id,
        label: name[locale],
        about: `${about[locale]} ${listed(team)}`,
        answer: asAnswer(team),
      })),
      {
        id: 'random',
        label: playWords[locale].surprise,
        about: `${playWords[locale].surpriseAbout} ${listed(drawn)}`,
        answer: asAnswer(drawn),
      },
    ];
  },
  outline,
};

/** The table handles every view as something unknown; only this face knows what it is. */
export const face = diceMastersFace as unknown as GameFace;
