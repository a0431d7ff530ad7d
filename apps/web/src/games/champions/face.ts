import type { View } from '@assemble/champions';
import { plain } from '@assemble/language';
import { createElement, lazy } from 'react';
import type { GameFace } from '../../table/board.ts';
import { beats } from './beats.ts';
import { odds } from './board/odds.ts';
import { boardWords } from './board/words/index.ts';
import { act } from './play/acts.ts';
import { afterwards } from './play/afterwards.ts';
import { cue, losing, unused } from './play/cautions.ts';
import { configure } from './play/configuration.ts';
import { glance } from './play/glance.ts';
import { cardOf, entityName } from './play/names.ts';
import { outline } from './play/outline.ts';
import { payable, payment } from './play/payment.ts';
import { heading, progress } from './play/progress.ts';
import { choices, seating, setups } from './play/setups.ts';
import { waiting } from './play/waiting.ts';
import { say } from './say.ts';

const Board = lazy(async () => ({ default: (await import('./board/Board.tsx')).Board }));
const CardSheet = lazy(async () => ({ default: (await import('./cards/TableSheet.tsx')).TableSheet }));

/** Champions at the table. */
const championsFace: GameFace<View> = {
  id: 'champions',
  Board: (props) => createElement(Board, props),
  CardSheet: (props) => createElement(CardSheet, props),
  renderMessage: say,
  setups,
  choices,
  configure,
  waiting,
  seating,
  entityName,
  progress,
  heading,
  cardOf,
  payable,
  payment,
  act,
  liesOpen: ({ key }) => key === 'option.play',
  passes: ['pass', 'end', 'decline'],
  idle: ['pass', 'decline'],
  // Nothing in this game is chosen in secret.
  commitments: () => [],
  outline,
  // Nobody wins alone: who gives up, or is away too long, loses it for all.
  ending: ({ winners }, { players }, locale) =>
    winners.length === players.length ? boardWords(locale).heroesWin : boardWords(locale).villainWins,
  // MC-KEYWORD-9: nobody may be asked for advice while a card with peril is resolved.
  silence: ({ peril }, locale) => (peril < 0 ? null : boardWords(locale).silence),
  beats,
  cue,
  unused: (asked, answer, view, locale) =>
    unused(asked, answer, locale, (message) => plain(say(message, locale, [], view))),
  losing,
  odds,
  worth: {
    en: (points) => `${points} damage on the villain`,
    es: (points) => `${points} de daño al villano`,
    de: (points) => `${points} Schaden am Schurken`,
  },
  glance,
  afterwards,
};

/** The table handles every view as something unknown; only this face knows what it is. */
export const face = championsFace as unknown as GameFace;
