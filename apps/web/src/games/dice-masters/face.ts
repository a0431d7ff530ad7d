import { FORMATS, READY_TEAMS, randomTeam, type Team, type View } from '@assemble/dice-masters';
import { type Answer, stream } from '@assemble/kernel';
import { plain } from '@assemble/language';
import { createElement, lazy } from 'react';
import type { GameFace } from '../../table/board.ts';
import { randomText } from '../../table/saved.ts';
import { beats } from './beats.ts';
import { cardById, dieById } from './board/dice.ts';
import { entityName } from './board/names.ts';
import { losing, unused } from './comfort/cautions.ts';
import { cue } from './comfort/cues.ts';
import { diceStory } from './comfort/dice-story.ts';
import { odds } from './comfort/odds.ts';
import { content } from './data.ts';
import { about } from './play/about.ts';
import { act } from './play/acts.ts';
import { afterwards } from './play/afterwards.ts';
import { configure } from './play/configuration.ts';
import { glance } from './play/glance.ts';
import { outline } from './play/outline.ts';
import { payable, payment } from './play/payment.ts';
import { heading, progress } from './play/progress.ts';
import { choices, setups } from './play/setups.ts';
import { listed } from './play/teams.ts';
import { waiting } from './play/waiting.ts';
import { playWords } from './play/words.ts';
import { say } from './say.ts';
import { isLegal } from './team/problems.ts';
import { teamStore } from './team/saved.ts';

const Board = lazy(async () => ({ default: (await import('./board/index.ts')).Board }));
const CardSheet = lazy(async () => ({ default: (await import('./board/index.ts')).CardSheet }));

const asAnswer = (team: Team): Answer => team as unknown as Answer;

/** Dice Masters at the table. */
const diceMastersFace: GameFace<View> = {
  id: 'dice-masters',
  Board: (props) => createElement(Board, props),
  CardSheet: (props) => createElement(CardSheet, props),
  renderMessage: say,
  setups,
  choices,
  configure,
  waiting,
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
  about,
  act,
  liesOpen: ({ key }) => key === 'option.buy',
  passes: ['stop', 'pass'],
  commitments: (_decision, _suggestion, view, locale) => {
    const format = view.format === 'basic' ? 'basic' : 'tournament';
    const drawn = randomTeam(content, FORMATS[format], stream(randomText(), 'team'));
    const mine = teamStore.all().filter(({ team }) => isLegal(team, format));
    return [
      ...READY_TEAMS[format].map(({ id, name, about, team }) => ({
        id,
        label: name[locale],
        about: `${about[locale]} ${listed(team, locale)}`,
        answer: asAnswer(team),
      })),
      ...mine.map(({ id, name, team }) => ({
        id: `saved ${id}`,
        label: name,
        about: `${playWords[locale].myTeam} ${listed(team, locale)}`,
        answer: asAnswer(team),
      })),
      {
        id: 'random',
        label: playWords[locale].surprise,
        about: `${playWords[locale].surpriseAbout} ${listed(drawn, locale)}`,
        answer: asAnswer(drawn),
      },
    ];
  },
  outline,
  beats,
  cue,
  unused: (asked, answer, view, locale) =>
    unused(asked, answer, view, locale, (message) => plain(say(message, locale, [], view))),
  losing,
  odds,
  worth: {
    en: (points) => `${points} life`,
    es: (points) => `${points} de vida`,
    de: (points) => `${points} Lebenspunkte`,
  },
  glance,
  afterwards,
  diceStory,
};

/** The table handles every view as something unknown; only this face knows what it is. */
export const face = diceMastersFace as unknown as GameFace;
