import { EDITIONS, randomRoster, readSetup, setupVerdict } from '@assemble/crisis-protocol';
import { type Json, stream } from '@assemble/kernel';
import { createElement, lazy } from 'react';
import type { Configuration } from '../../../table/board.ts';
import { randomText } from '../../../table/saved.ts';
import { content } from '../data.ts';
import { mapAt } from '../maps/address.ts';
import { rosterAt } from '../roster/address.ts';
import { worded } from '../roster/problems.ts';
import { drawTerrain } from './maps.ts';
import { sayOf } from './saying.ts';
import { asJson, EDITION_OF, setupFor, titleOfSetup, underEdition } from './setups.ts';

const Configure = lazy(async () => ({ default: (await import('./Configure.tsx')).Configure }));

const initial = setupFor('avengers', 'cabal', 0);

/** How a match is set up. */
export const configure: Configuration = {
  Form: (props) => createElement(Configure, props),
  say: sayOf,
  surprise: (setup) => {
    const value = readSetup(setup);
    const draw = () => randomRoster(content, EDITIONS[value.edition], stream(randomText(), 'roster'));
    return () => asJson({ ...value, agreed: null, terrain: drawTerrain(), rosters: [draw(), draw()] });
  },
  inLanguage: (setup, locale) => asJson(underEdition(readSetup(setup), EDITION_OF[locale])),
  fromAddress: (query, locale) => {
    if (query.has('m'))
      return asJson({ ...underEdition(initial, EDITION_OF[locale]), terrain: mapAt(query).named.features });
    if (!query.has('r')) return null;
    const { edition, roster } = rosterAt(query).named;
    const setup = underEdition(initial, edition);
    return asJson({ ...setup, rosters: [roster, setup.rosters[1]] });
  },
  titleOf: (setup) => titleOfSetup(readSetup(setup)),
  problems: (setup: Json, locale, seatNames) => {
    const verdict = setupVerdict(content, setup);
    if (verdict.yes) return [];
    const { terrain } = readSetup(setup);
    return verdict.reasons.flatMap((reason) => {
      const { seat } = reason.args;
      // What is wrong with a roster is told with the name of whose it is.
      const name = typeof seat === 'number' ? `${seatNames[seat] ?? ''}: ` : '';
      return worded([reason], locale, seatNames, terrain).map(({ rule, text }) => ({
        rule,
        text: name === '' ? text : [name, ...text],
      }));
    });
  },
};
