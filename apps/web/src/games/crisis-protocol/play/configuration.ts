import { DEFAULT_EDITION, readSetup, setupVerdict } from '@assemble/crisis-protocol';
import type { Json } from '@assemble/kernel';
import { createElement, lazy } from 'react';
import type { Configuration } from '../../../table/board.ts';
import { content } from '../data.ts';
import { mapAt } from '../maps/address.ts';
import { rosterAt } from '../roster/address.ts';
import { worded } from '../roster/problems.ts';
import { asJson, setupFor, underEdition } from './setups.ts';

const Configure = lazy(async () => ({ default: (await import('./Configure.tsx')).Configure }));

const initial = setupFor('avengers', 'cabal', 0);

/** The way to play where everything is chosen. */
export const configure: Configuration = {
  title: { en: 'Configure everything', es: 'Configurarlo todo', de: 'Alles einstellen' },
  about: {
    en: 'Rulebook, battlefield, rosters of your own or ready-made ones, One-Shot cards.',
    es: 'Reglamento, campo de batalla, listas propias o ya hechas, cartas «One-Shot».',
    de: 'Regelheft, Schlachtfeld, eigene oder fertige Vorräte, One-Shot-Karten.',
  },
  Form: (props) => createElement(Configure, props),
  initial: asJson(initial),
  fromAddress: (query) => {
    if (query.has('m')) return asJson({ ...initial, terrain: mapAt(query).named.features });
    if (!query.has('r')) return null;
    const { edition, roster } = rosterAt(query).named;
    const setup = underEdition(initial, edition);
    return asJson({ ...setup, rosters: [roster, setup.rosters[1]] });
  },
  titleOf: (setup) => readSetup(setup).edition ?? DEFAULT_EDITION,
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
