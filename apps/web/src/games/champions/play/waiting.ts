import { type Deck, readSetup, SETS, type Setup, setsOf } from '@assemble/champions';
import type { Json } from '@assemble/kernel';
import type { Locale, Localized } from '@assemble/language';
import { createElement, lazy } from 'react';
import type { Brought, Scenario, WaitingFace } from '../../../table/waiting-face.ts';
import { type Card, cardAt, content } from '../data.ts';
import { emblemOf } from '../emblem-of.ts';
import { modes } from './setups.ts';

const DeckChoice = lazy(async () => ({ default: (await import('./DeckChoice.tsx')).DeckChoice }));

const words: Localized<{
  readonly heroes: string;
  readonly life: (name: string) => string;
  readonly threat: string;
  readonly random: (count: number) => string;
  readonly about: (stages: string) => string;
  readonly stats: readonly [string, string, string, string];
}> = {
  en: {
    heroes: 'heroes',
    life: (name) => `life of ${name}`,
    threat: 'threat loses',
    random: (count) => (count === 1 ? '1 random set' : `${count} random sets`),
    about: (stages) => `All together against stages ${stages}.`,
    stats: ['Life', 'THW', 'ATK', 'DEF'],
  },
  es: {
    heroes: 'héroes',
    life: (name) => `vida de ${name}`,
    threat: 'amenaza: derrota',
    random: (count) => (count === 1 ? '1 conjunto al azar' : `${count} conjuntos al azar`),
    about: (stages) => `Todos juntos contra las etapas ${stages}.`,
    stats: ['Vida', 'INT', 'ATQ', 'DEF'],
  },
  de: {
    heroes: 'Helden',
    life: (name) => `Lebenspunkte von ${name}`,
    threat: 'Bedrohung: verloren',
    random: (count) => (count === 1 ? '1 zufälliges Set' : `${count} zufällige Sets`),
    about: (stages) => `Alle gemeinsam gegen die Abschnitte ${stages}.`,
    stats: ['LP', 'WID', 'ANG', 'VER'],
  },
};

const STAGES = { standard: 'I–II', expert: 'II–III' } as const;

const counted = (count: number | { readonly perPlayer: number } | null, players: number): string =>
  count === null ? '–' : String(typeof count === 'number' ? count : count.perPlayer * players);

/** The first stage that is faced. */
function villainOf({ villain, mode }: Setup): Card | undefined {
  const stage = mode === 'expert' ? 2 : 1;
  const stages = content.ofSet(villain).filter(({ faces: [face] }) => face.type === 'villain');
  return stages.find(({ faces: [face] }) => face.stage === stage) ?? stages[0];
}

function scenario(json: Json, locale: Locale): Scenario {
  const t = words[locale];
  const setup = readSetup(json);
  const { villain, mode, modular, players } = setup;
  const card = villainOf(setup);
  const scheme = content.ofSet(villain).find(({ faces }) => faces.some(({ target }) => target !== null));
  const open = scheme?.faces.find(({ target }) => target !== null);
  const name = SETS[villain].title[locale];
  return {
    emblem: emblemOf(card?.id ?? 'core/94'),
    name,
    title: open?.title[locale] ?? name,
    about: t.about(STAGES[mode]),
    marks: [
      modes[mode][locale],
      ...(typeof modular === 'number' ? [t.random(modular)] : modular.map((id) => SETS[id].title[locale])),
    ],
    figures: [
      { label: t.heroes, value: String(players.length) },
      { label: t.life(name), value: counted(card?.faces[0].hitPoints ?? null, players.length) },
      { label: t.threat, value: counted(open?.target ?? null, players.length) },
    ],
  };
}

/** The aspect that most of the cards are of. */
function aspectOf({ cards }: Deck, locale: Locale): string | null {
  const counts = setsOf('aspect').map((aspect) => ({
    aspect,
    count: Object.keys(cards).filter((id) => content.find(id)?.set === aspect).length,
  }));
  const [most] = counts.sort((a, b) => b.count - a.count);
  return most === undefined || most.count === 0 ? null : SETS[most.aspect].title[locale];
}

function brought(json: Json, seat: number, locale: Locale): Brought | null {
  const deck = readSetup(json).players[seat];
  const hero = deck === undefined ? undefined : cardAt(deck.identity)?.faces[0];
  if (deck === undefined || hero === undefined) return null;
  const [life, thw, atk, def] = words[locale].stats;
  return {
    emblem: emblemOf(hero.id),
    name: hero.title[locale],
    mark: aspectOf(deck, locale),
    figures: [
      { label: life, value: counted(hero.hitPoints, 1) },
      ...(
        [
          [thw, hero.thw],
          [atk, hero.atk],
          [def, hero.def],
        ] as const
      ).map(([label, value]) => ({ label, value: String(value ?? '–') })),
    ],
    about: '',
  };
}

/** Champions before its match begins: everybody picks a hero and a deck. */
export const waiting: WaitingFace = {
  scenario,
  brought,
  bringOf: (setup, seat) => readSetup(setup).players[seat] ?? null,
  Bring: ({ name, what, onBring }) =>
    createElement(DeckChoice, { name, deck: what as Deck, onChange: onBring }),
};
