import {
  type Deck,
  PRESETS,
  presetDeck,
  RECOMMENDED,
  readSetup,
  type SetId,
  type Setup,
} from '@assemble/champions';
import type { Json } from '@assemble/kernel';
import type { Localized } from '@assemble/language';
import type { ReadySetup, SeatRange, SetupChoice } from '../../../table/board.ts';
import { content } from '../data.ts';
import { titleId, titles } from './titles.ts';

export const asJson = (setup: Setup): Json => setup as unknown as Json;

export interface ReadyDeck {
  readonly hero: SetId;
  readonly aspect: SetId;
  readonly deck: Deck;
}

/** The ready-made decks: one for each hero. */
export const readyDecks: readonly ReadyDeck[] = PRESETS.map(({ hero, aspect }) => ({
  hero,
  aspect,
  deck: presetDeck(content, hero, aspect),
}));

export function readyDeck(hero: SetId): Deck {
  const ready = readyDecks.find((one) => one.hero === hero);
  if (ready === undefined) throw new Error(`no deck for ${hero}`);
  return ready.deck;
}

/** One hero against a villain with the encounter set it is recommended with. */
export const setupFor = (hero: SetId, villain: SetId): Setup => ({
  players: [readyDeck(hero)],
  villain,
  mode: 'standard',
  modular: [RECOMMENDED[villain] ?? 'bomb-scare'],
});

const ready = (hero: SetId, villain: SetId, about: Localized<string>): ReadySetup => {
  const id = titleId(hero, villain);
  const title = titles[id];
  if (title === undefined) throw new Error(`no title for ${id}`);
  return { id, title, about, setup: asJson(setupFor(hero, villain)) };
};

export const setups: readonly ReadySetup[] = [
  ready('spider-man', 'rhino', {
    en: 'The way to begin: a nimble hero who foils schemes, a villain who runs through walls. About 30 minutes.',
    es: 'Para empezar: un héroe ágil que desbarata planes y un villano que atraviesa paredes. Unos 30 minutos.',
    de: 'So fängt man an: ein flinker Held, der Pläne vereitelt, ein Schurke, der durch Wände rennt. Etwa 30 Minuten.',
  }),
  ready('captain-marvel', 'klaw', {
    en: 'She leads allies and fires bolts of energy; he gets two boost cards for his attacks.',
    es: 'Ella lidera aliados y dispara rayos de energía; él ataca con dos cartas de aumento.',
    de: 'Sie führt Verbündete an und schießt mit Energie; er greift mit zwei Boost-Karten an.',
  }),
  ready('iron-man', 'ultron', {
    en: 'A suit that grows piece by piece against drones that grow out of your own deck.',
    es: 'Una armadura que crece pieza a pieza contra drones que salen de tu propio mazo.',
    de: 'Eine Rüstung, die Stück für Stück wächst, gegen Drohnen, die aus deinem eigenen Deck wachsen.',
  }),
  ready('she-hulk', 'rhino', {
    en: 'Strength against strength: few cards in hand, the hardest punch of all.',
    es: 'Fuerza contra fuerza: pocas cartas en la mano y el golpe más duro de todos.',
    de: 'Kraft gegen Kraft: wenige Karten auf der Hand, der härteste Schlag von allen.',
  }),
  ready('black-panther', 'klaw', {
    en: 'Old enemies: upgrades that strike together, and the man who came for the vibranium.',
    es: 'Viejos enemigos: mejoras que golpean a la vez y el hombre que vino a por el vibránium.',
    de: 'Alte Feinde: Upgrades, die gemeinsam zuschlagen, und der Mann, der das Vibranium will.',
  }),
];

/** More seats get the ready-made decks of heroes who do not play yet; fewer seats lose the last ones. */
export const seating: SeatRange = {
  least: 1,
  most: 4,
  resize: (json, seats) => {
    const setup = readSetup(json);
    const players = setup.players.slice(0, seats);
    const free = readyDecks.filter(({ deck }) => players.every(({ identity }) => identity !== deck.identity));
    return asJson({
      ...setup,
      players: [...players, ...free.slice(0, seats - players.length).map(({ deck }) => deck)],
    });
  },
};

export const modes: Readonly<Record<Setup['mode'], Localized<string>>> = {
  standard: { en: 'Standard', es: 'Estándar', de: 'Standard' },
  expert: { en: 'Expert', es: 'Experto', de: 'Experte' },
};

/** A set-up that says nothing of its pacing asks only who has an answer. */
function unpaced(json: Json): Json {
  const { pacing: _none, ...setup } = readSetup(json);
  return asJson(setup);
}

/** What else can be chosen before a match. */
export const choices: readonly SetupChoice[] = [
  {
    name: 'pacing',
    label: {
      en: 'Interrupts and responses',
      es: 'Interrupciones y respuestas',
      de: 'Unterbrechungen und Reaktionen',
    },
    about: {
      en: 'Asked always, nobody learns from a question what somebody else may hold; it takes a few more passes.',
      es: 'Si se pregunta siempre, nadie deduce de una pregunta qué puede tener otro en la mano; se pasa algo más a menudo.',
      de: 'Wird immer gefragt, verrät keine Frage, was jemand auf der Hand haben mag; es wird etwas öfter gepasst.',
    },
    options: [
      {
        id: 'needed',
        label: {
          en: 'Ask only who has an answer',
          es: 'Preguntar solo a quien pueda responder',
          de: 'Nur fragen, wer antworten kann',
        },
        value: null,
        fit: unpaced,
      },
      {
        id: 'always',
        label: {
          en: 'Ask whoever might have one',
          es: 'Preguntar a quien quizá pueda',
          de: 'Fragen, wer es vielleicht kann',
        },
        value: 'always',
      },
    ],
    usual: (online) => (online ? 'always' : 'needed'),
  },
];
