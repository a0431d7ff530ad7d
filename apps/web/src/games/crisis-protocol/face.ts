import './stage.css';
import type { View } from '@assemble/crisis-protocol';
import { plain } from '@assemble/language';
import { createElement, lazy } from 'react';
import type { GameFace } from '../../table/board.ts';
import { cue } from './beats/cues.ts';
import { beats } from './beats/index.ts';
import { odds } from './board/odds.ts';
import { outline } from './board/outline.ts';
import { Score } from './board/Score.tsx';
import { shows } from './board/shows.ts';
import { diceStory } from './board/tray/dice-story.ts';
import { about } from './play/about.ts';
import { afterwards } from './play/afterwards.ts';
import { losing, unused } from './play/cautions.ts';
import { configure } from './play/configuration.ts';
import { crisisPictureOf } from './play/crisis-of.ts';
import { glance } from './play/glance.ts';
import { cardOf, entityName, placeAct, placeName } from './play/names.ts';
import { heading, progress } from './play/progress.ts';
import { setups } from './play/setups.ts';
import { commitments } from './play/squad/squads.ts';
import { tileOf } from './play/tiles.ts';
import { vain } from './play/vain.ts';
import { waiting } from './play/waiting.ts';
import { say } from './say.ts';

const Board = lazy(async () => ({ default: (await import('./board/index.ts')).Board }));
const Place = lazy(async () => ({ default: (await import('./board/index.ts')).Place }));
const CardSheet = lazy(async () => ({ default: (await import('./cards/TableSheet.tsx')).TableSheet }));
const Selected = lazy(async () => ({ default: (await import('./cards/Selected.tsx')).Selected }));
const Commitment = lazy(async () => ({ default: (await import('./play/squad/SquadForm.tsx')).SquadForm }));

const ON_PANEL: ReadonlySet<string> = new Set([
  'option.move',
  'option.climb',
  'option.attack',
  'option.superpower',
  'option.shake',
  'option.interact',
]);

/** Crisis Protocol at the table. */
const crisisProtocolFace: GameFace<View> = {
  id: 'crisis-protocol',
  Board: (props) => createElement(Board, props),
  CardSheet: (props) => createElement(CardSheet, props),
  Selected: (props) => createElement(Selected, props),
  Commitment: (props) => createElement(Commitment, props),
  Place: (props) => createElement(Place, props),
  placeName,
  placeAct,
  renderMessage: say,
  setups,
  // Everything is chosen in the form.
  choices: [],
  configure,
  waiting,
  entityName,
  progress,
  Score,
  logsItself: true,
  // The panel of whoever acts has all of it, with range, dice, cost and reasons.
  offersItself: ({ test }, { key }) => test === 'activation' && ON_PANEL.has(key),
  heading,
  cardOf,
  // Power is not made of things that lie on the table: nothing in this game is paid by tapping.
  payable: () => [],
  payment: () => ({ answer: null, paid: 0, of: 0, cost: '' }),
  about,
  pictureOf: crisisPictureOf,
  tileOf,
  shows,
  passes: ['pass', 'end'],
  vain,
  commitments,
  outline,
  beats,
  cue,
  unused: (asked, answer, view, locale) =>
    unused(asked, answer, view, locale, (message) => plain(say(message, locale, [], view))),
  losing,
  odds,
  worth: {
    en: (points) => `${points} damage`,
    es: (points) => `${points} de daño`,
    de: (points) => `${points} Schaden`,
  },
  glance,
  afterwards,
  diceStory,
};

/** The table handles every view as something unknown; only this face knows what it is. */
export const face = crisisProtocolFace as unknown as GameFace;
