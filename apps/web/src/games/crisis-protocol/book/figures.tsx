import type { Figure } from '../../../rules/book/book.ts';
import { Steps, type StepsScene } from '../../../rules/book/figures/Steps.tsx';
import { Cover, MovementTools, RangeTools } from './Field.tsx';
import { cover } from './scenes.ts';

const round: StepsScene = {
  round: true,
  steps: [
    {
      name: { en: 'Power Phase', es: 'Fase de Poder', de: 'Kraftphase' },
      about: {
        en: 'every character gains 1 Power',
        es: 'cada Personaje obtiene 1 punto de Poder',
        de: 'jeder Charakter erhält 1 Kraft',
      },
    },
    {
      name: { en: 'Activation Phase', es: 'Fase de Activación', de: 'Aktivierungsphase' },
      about: {
        en: 'in turns, one character each: two actions',
        es: 'por turnos, un Personaje: dos acciones',
        de: 'abwechselnd ein Charakter: zwei Aktionen',
      },
    },
    {
      name: { en: 'Cleanup Phase', es: 'Fase de Ordenamiento', de: 'Aufräumphase' },
      about: {
        en: 'score the mission, flip the Dazed',
        es: 'puntúa la Misión, da la vuelta a los Abatidos',
        de: 'Mission werten, Angeschlagene umdrehen',
      },
    },
  ],
};

export const roundFigure: Figure = {
  id: 'round',
  topics: ['rounds', 'power-phase', 'activation-phase', 'activation', 'cleanup-phase', 'victory'],
  title: { en: 'A round', es: 'Una ronda', de: 'Eine Runde' },
  caption: {
    en: 'Three phases, up to six rounds. Whoever has 16 victory points wins at once.',
    es: 'Tres fases, hasta seis rondas. Quien consigue 16 PV gana en el acto.',
    de: 'Drei Phasen, bis zu sechs Runden. Wer 16 Siegpunkte hat, gewinnt sofort.',
  },
  Drawing: ({ locale }) => <Steps scene={round} locale={locale} />,
};

export const coverFigure: Figure = {
  id: 'cover',
  topics: ['cover', 'line-of-sight', 'terrain'],
  title: {
    en: 'The defender has cover',
    es: 'El Defensor tiene Cobertura',
    de: 'Der Verteidiger hat Deckung',
  },
  caption: {
    en: 'The kiosk stands within Range 1 of the defender and is big enough (1), it lies on a line between the bases (2), and the two are more than Range 2 apart (3).',
    es: 'El quiosco está a alcance 1 del Defensor y es lo bastante grande (1), queda en una línea entre las peanas (2), y a los dos los separa más que alcance 2 (3).',
    de: 'Der Kiosk steht in Reichweite 1 zum Verteidiger und ist groß genug (1), er liegt auf einer Linie zwischen den Basen (2), und beide trennt mehr als Reichweite 2 (3).',
  },
  Drawing: ({ locale }) => <Cover scene={cover} locale={locale} />,
};

export const rangeFigure: Figure = {
  id: 'range',
  topics: ['measurement', 'attack', 'beam-area', 'push-and-place', 'interact', 'securing'],
  title: {
    en: 'The five ranges to scale',
    es: 'Los cinco alcances a escala',
    de: 'Die fünf Reichweiten im Maßstab',
  },
  caption: {
    en: 'Measured level, from the edge of one base to the edge of the other, as often as you like.',
    es: 'Se mide en horizontal, del borde de una peana al borde de la otra, cuantas veces quieras.',
    de: 'Gemessen wird waagerecht, vom Rand der einen Basis zum Rand der anderen, so oft du willst.',
  },
  Drawing: RangeTools,
};

export const moveFigure: Figure = {
  id: 'move',
  topics: ['movement', 'advance-and-climb', 'throw-character', 'throw-terrain', 'toward-away'],
  title: {
    en: 'Short, Medium, Long to scale',
    es: 'Corto, Medio, Largo a escala',
    de: 'Kurz, Mittel, Lang im Maßstab',
  },
  caption: {
    en: 'Speed names the longest tool; a shorter one is always allowed. Throws and pushes use the same tools.',
    es: 'La Velocidad nombra la plantilla más larga; siempre vale una más corta. Lanzamientos y empujones usan las mismas.',
    de: 'Die Bewegungsweite nennt die längste Schablone, eine kürzere ist immer erlaubt. Werfen und Schieben nutzen dieselben.',
  },
  Drawing: MovementTools,
};
