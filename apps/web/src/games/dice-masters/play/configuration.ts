import { readSetup, setupVerdict } from '@assemble/dice-masters';
import type { Json } from '@assemble/kernel';
import { createElement, lazy } from 'react';
import type { Configuration } from '../../../table/board.ts';
import { content } from '../data.ts';
import { teamAt } from '../team/address.ts';
import { problemsOf, worded } from '../team/problems.ts';
import { asJson, hasTeams, setupFor } from './formats.ts';
import { formatTitle } from './titles.ts';

const Configure = lazy(async () => ({ default: (await import('./Configure.tsx')).Configure }));

/** The way to play where everything is chosen. */
export const configure: Configuration = {
  title: { en: 'Configure everything', es: 'Configurarlo todo', de: 'Alles einstellen' },
  about: {
    en: 'Format, teams of your own or ready-made ones, basic actions, who starts.',
    es: 'Formato, equipos propios o ya hechos, acciones básicas, quién empieza.',
    de: 'Format, eigene oder fertige Teams, Basisaktionen, wer beginnt.',
  },
  Form: (props) => createElement(Configure, props),
  initial: asJson(setupFor('tournament')),
  fromAddress: (query) => {
    if (!query.has('t')) return null;
    const { format, team } = teamAt(query).named;
    const ready = setupFor(format);
    return asJson({ ...ready, teams: [team, ready.teams[1]] });
  },
  titleOf: (setup) => formatTitle(readSetup(setup).format),
  problems: (setup, locale, seatNames) => {
    const { format, teams } = readSetup(setup);
    const rest = setupVerdict(content, { ...readSetup(setup), teams: [null, null] } as unknown as Json);
    // What is wrong with a team is told with the name of whose it is.
    const ofTeams = teams.flatMap((team, seat) =>
      team === null || !hasTeams(format)
        ? []
        : problemsOf(team, format, locale).map(({ rule, text }) => ({
            rule,
            text: [`${seatNames[seat] ?? ''}: `, ...text],
          })),
    );
    return [...(rest.yes ? [] : worded(rest.reasons, locale, seatNames)), ...ofTeams];
  },
};
