import {
  FIRST_GAME,
  FIRST_GAME_LIFE,
  FORMATS,
  READY_TEAMS,
  readSetup,
  type Team,
} from '@assemble/dice-masters';
import type { Json } from '@assemble/kernel';
import type { Locale, Localized } from '@assemble/language';
import { createElement, lazy } from 'react';
import type { Brought, Scenario, WaitingFace } from '../../../table/waiting-face.ts';
import { content } from '../data.ts';
import { emblemOf, sidekickEmblem } from '../emblem-of.ts';
import { sameTeam } from '../team/edit.ts';
import { formatName, hasTeams } from './formats.ts';
import { listed } from './teams.ts';

const TeamChoice = lazy(async () => ({ default: (await import('./TeamChoice.tsx')).TeamChoice }));

const words: Localized<{
  readonly life: string;
  readonly dice: string;
  readonly cards: string;
  readonly about: string;
  readonly own: string;
  readonly starter: string;
}> = {
  en: {
    life: 'life each',
    dice: 'dice',
    cards: 'cards',
    about: 'Two teams. Whoever has no life left loses.',
    own: 'A team of their own',
    starter: 'The cards of the first game',
  },
  es: {
    life: 'vida cada uno',
    dice: 'dados',
    cards: 'cartas',
    about: 'Dos equipos. Quien se queda sin vida pierde.',
    own: 'Un equipo propio',
    starter: 'Las cartas de la primera partida',
  },
  de: {
    life: 'Lebenspunkte je Seite',
    dice: 'Würfel',
    cards: 'Karten',
    about: 'Zwei Teams. Wer keine Lebenspunkte mehr hat, verliert.',
    own: 'Ein eigenes Team',
    starter: 'Die Karten der ersten Partie',
  },
};

const emblemOfCard = (id: string | undefined) => {
  const card = id === undefined ? undefined : content.find(id);
  return card === undefined || card.kind === 'basic-action' ? sidekickEmblem : emblemOf(card.title);
};

function scenario(json: Json, locale: Locale): Scenario {
  const t = words[locale];
  const { format, draft, teams } = readSetup(json);
  const name = formatName(format, locale);
  const life = hasTeams(format) ? FORMATS[format].life : (draft?.number ?? FIRST_GAME_LIFE);
  return {
    emblem: emblemOfCard(teams[0]?.cards.at(-1)?.card),
    name,
    title: name,
    about: t.about,
    marks: [],
    figures: [{ label: t.life, value: String(life) }],
  };
}

function broughtTeam(team: Team, format: 'basic' | 'tournament', locale: Locale): Brought {
  const t = words[locale];
  const ready = READY_TEAMS[format].find((one) => sameTeam(one.team, team));
  const dice = team.cards.reduce((sum, one) => sum + one.dice, 0);
  return {
    emblem: emblemOfCard(team.cards.at(-1)?.card),
    name: ready?.name[locale] ?? t.own,
    mark: null,
    figures: [
      { label: t.cards, value: String(team.cards.length) },
      { label: t.dice, value: String(dice) },
    ],
    about: listed(team, locale),
  };
}

function brought(json: Json, seat: number, locale: Locale): Brought | null {
  const { format, first, teams } = readSetup(json);
  const team = teams[seat] ?? null;
  if (hasTeams(format)) return team === null ? null : broughtTeam(team, format, locale);
  if (format !== 'first-game' || first === 'random') return null;
  // The first cards are for whoever begins.
  const own = FIRST_GAME.teams[seat === first ? 0 : 1];
  const handed: Team = { cards: own, basicActions: [] };
  return {
    emblem: emblemOfCard(own[0]?.card),
    name: words[locale].starter,
    mark: null,
    figures: [],
    about: listed(handed, locale),
  };
}

/** Dice Masters before its match begins: everybody brings a team, where teams are not chosen in secret or drafted. */
export const waiting: WaitingFace = {
  scenario,
  brought,
  bringOf: (setup, seat) => {
    const { format, teams } = readSetup(setup);
    return hasTeams(format) ? (teams[seat] ?? null) : null;
  },
  Bring: ({ setup, seat, name, what, onBring }) => {
    const { format } = readSetup(setup);
    if (!hasTeams(format)) return null;
    return createElement(TeamChoice, {
      seat,
      name,
      format,
      team: what as Team,
      // Once teams lie open, nobody chooses in secret.
      onChange: (next) => next !== null && onBring(next),
    });
  },
};
