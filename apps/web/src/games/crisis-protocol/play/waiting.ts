import { type Roster, readSetup } from '@assemble/crisis-protocol';
import type { Json } from '@assemble/kernel';
import type { Locale, Localized } from '@assemble/language';
import { createElement, lazy } from 'react';
import type { Brought, Scenario, WaitingFace } from '../../../table/waiting-face.ts';
import { emblemOf } from '../emblem-of.ts';
import { sameRoster } from '../roster/edit.ts';
import { listedRoster, readyRosters } from './rosters.ts';
import { titles } from './titles.ts';

const RosterChoice = lazy(async () => ({ default: (await import('./RosterChoice.tsx')).RosterChoice }));

const words: Localized<{
  readonly title: string;
  readonly about: string;
  readonly own: string;
  readonly terrain: string;
  readonly oneShots: string;
  readonly characters: string;
  readonly tactics: string;
  readonly crises: string;
}> = {
  en: {
    title: 'Two rosters meet',
    about: 'Missions, squads and sides are settled at the table.',
    own: 'A roster of their own',
    terrain: 'terrain features',
    oneShots: 'One-Shots',
    characters: 'characters',
    tactics: 'tactics',
    crises: 'crises',
  },
  es: {
    title: 'Dos Listas se enfrentan',
    about: 'La Misión, las Escuadras y los bordes se deciden en la mesa.',
    own: 'Una lista propia',
    terrain: 'elementos de Escenografía',
    oneShots: 'cartas «One-Shot»',
    characters: 'personajes',
    tactics: 'tácticas',
    crises: 'crisis',
  },
  de: {
    title: 'Zwei Vorräte treffen aufeinander',
    about: 'Mission, Teams und Ränder ergeben sich am Tisch.',
    own: 'Ein eigener Vorrat',
    terrain: 'Geländeteile',
    oneShots: 'One-Shot-Karten',
    characters: 'Charaktere',
    tactics: 'Taktiken',
    crises: 'Krisen',
  },
};

function scenario(json: Json, locale: Locale): Scenario {
  const t = words[locale];
  const { edition, terrain, oneShots, rosters } = readSetup(json);
  return {
    emblem: emblemOf(rosters[1].characters[0]?.id ?? ''),
    name: titles[edition][locale],
    title: t.title,
    about: t.about,
    marks: [],
    figures: [
      { label: t.terrain, value: String(terrain.length) },
      { label: t.oneShots, value: String(oneShots.length) },
    ],
  };
}

function brought(json: Json, seat: number, locale: Locale): Brought | null {
  const t = words[locale];
  const { edition, rosters, agreed } = readSetup(json);
  const roster = rosters[seat];
  if (roster === undefined) return null;
  const ready = readyRosters(edition).find((one) => sameRoster(one.roster, roster));
  const squad = agreed?.squads[seat];
  const fielded = squad?.characters ?? roster.characters.map(({ id }) => id);
  return {
    emblem: emblemOf(fielded[0] ?? ''),
    name: ready?.name[locale] ?? t.own,
    mark: null,
    figures: [
      { label: t.characters, value: String(fielded.length) },
      { label: t.tactics, value: String((squad ?? roster).tactics.length) },
      ...(squad === undefined ? [{ label: t.crises, value: String(roster.crises.length) }] : []),
    ],
    about: listedRoster(fielded, locale),
  };
}

/** Crisis Protocol before its match begins: everybody brings a roster. */
export const waiting: WaitingFace = {
  scenario,
  brought,
  // Where squads are settled already, nobody brings anything else.
  bringOf: (setup, seat) => {
    const { rosters, agreed } = readSetup(setup);
    return agreed === null ? (rosters[seat] ?? null) : null;
  },
  Bring: ({ setup, seat, name, what, onBring }) =>
    createElement(RosterChoice, {
      seat,
      name,
      edition: readSetup(setup).edition,
      roster: what as Roster,
      onChange: onBring,
    }),
};
