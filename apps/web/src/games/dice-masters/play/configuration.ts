import { readSetup, setupVerdict } from '@assemble/dice-masters';
import { createElement, lazy } from 'react';
import type { Configuration } from '../../../table/board.ts';
import { content } from '../data.ts';
import { teamAt } from '../team/address.ts';
import { worded } from '../team/problems.ts';
import { asJson, formatName, setupFor } from './formats.ts';

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
  nameOf: (setup, locale) => formatName(readSetup(setup).format, locale),
  problems: (setup, locale, seatNames) => {
    const verdict = setupVerdict(content, setup);
    return verdict.yes ? [] : worded(verdict.reasons, locale, seatNames);
  },
};
