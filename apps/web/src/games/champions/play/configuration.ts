import { readSetup, setupVerdict } from '@assemble/champions';
import type { Json } from '@assemble/kernel';
import { createElement, lazy } from 'react';
import type { Configuration } from '../../../table/board.ts';
import { cardAt, content } from '../data.ts';
import { deckAt } from '../deck/address.ts';
import { worded } from '../deck/problems.ts';
import { surprise } from './random.ts';
import { sayOf } from './saying.ts';
import { asJson, setupFor } from './setups.ts';
import { titleId } from './titles.ts';

const Configure = lazy(async () => ({ default: (await import('./Configure.tsx')).Configure }));

const initial = setupFor('spider-man', 'rhino');

/** How a match is set up. */
export const configure: Configuration = {
  Form: (props) => createElement(Configure, props),
  say: sayOf,
  surprise: (setup) => () => asJson({ ...readSetup(setup), ...surprise(readSetup(setup).players.length) }),
  fromAddress: (query) =>
    query.has('d') ? asJson({ ...initial, players: [deckAt(query).named.deck] }) : null,
  titleOf: (setup) => {
    const { players, villain } = readSetup(setup);
    return titleId(cardAt(players[0]?.identity ?? '')?.set ?? '', villain);
  },
  problems: (setup: Json, locale, seatNames) => {
    const verdict = setupVerdict(content, setup);
    if (verdict.yes) return [];
    const several = readSetup(setup).players.length > 1;
    return verdict.reasons.flatMap((reason) => {
      const { seat } = reason.args;
      // What is wrong with a deck is told with the name of whose it is.
      const name = several && typeof seat === 'number' ? `${seatNames[seat] ?? ''}: ` : '';
      return worded([reason], locale).map(({ rule, text }) => ({
        rule,
        text: name === '' ? text : [name, ...text],
      }));
    });
  },
};
