import { FORMATS, randomTeam, readSetup, setupVerdict } from '@assemble/dice-masters';
import { type Json, stream } from '@assemble/kernel';
import { createElement, lazy } from 'react';
import type { Configuration } from '../../../table/board.ts';
import { randomText } from '../../../table/saved.ts';
import { content } from '../data.ts';
import { teamAt } from '../team/address.ts';
import { problemsOf, worded } from '../team/problems.ts';
import { asJson, hasTeams, setupFor, titleOfSetup } from './formats.ts';
import { sayOf } from './saying.ts';

const Configure = lazy(async () => ({ default: (await import('./Configure.tsx')).Configure }));

/** How a match is set up. */
export const configure: Configuration = {
  Form: (props) => createElement(Configure, props),
  say: sayOf,
  surprise: (setup) => {
    const value = readSetup(setup);
    const { format } = value;
    if (!hasTeams(format)) return null;
    const draw = () => randomTeam(content, FORMATS[format], stream(randomText(), 'team'));
    return () => asJson({ ...value, teams: [draw(), draw()] });
  },
  fromAddress: (query) => {
    if (!query.has('t')) return null;
    const { format, team } = teamAt(query).named;
    const ready = setupFor(format);
    return asJson({ ...ready, teams: [team, ready.teams[1]] });
  },
  titleOf: (setup) => titleOfSetup(readSetup(setup)),
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
