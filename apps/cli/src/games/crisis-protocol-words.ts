import type { Locale } from '@assemble/language';

/** What the table at the terminal says beside the game's own sentences. */
interface Words {
  readonly round: string;
  readonly phases: { readonly [phase in 'set-up' | 'power' | 'activation' | 'cleanup']: string };
  readonly threat: string;
  readonly roster: string;
  readonly damage: string;
  readonly power: string;
  readonly injured: string;
  readonly dazed: string;
  readonly activated: string;
  readonly heldBy: string;
  readonly controlledBy: string;
  readonly securedBy: string;
  readonly removed: string;
  readonly ranges: string;
}

export const TABLE_WORDS: { readonly [L in Locale]: Words } = {
  en: {
    round: 'round',
    phases: {
      'set-up': 'set-up',
      power: 'Power Phase',
      activation: 'Activation Phase',
      cleanup: 'Cleanup Phase',
    },
    threat: 'Maximum Threat',
    roster: 'roster (Threat)',
    damage: 'damage',
    power: 'Power',
    injured: 'Injured',
    dazed: 'Dazed',
    activated: 'activated',
    heldBy: 'held by',
    controlledBy: 'controlled by',
    securedBy: 'secured by',
    removed: 'out of the game',
    ranges:
      'Range from the row to the column (- beyond 5); ! no line of sight; c the one in the column has cover',
  },
  es: {
    round: 'ronda',
    phases: {
      'set-up': 'preparación',
      power: 'fase de Poder',
      activation: 'fase de Activación',
      cleanup: 'fase de Ordenamiento',
    },
    threat: 'Amenaza máxima',
    roster: 'Lista (Amenaza)',
    damage: 'Daño',
    power: 'Poder',
    injured: 'Herido',
    dazed: 'Abatido',
    activated: 'Activado',
    heldBy: 'en custodia de',
    controlledBy: 'controlada por',
    securedBy: 'asegurada por',
    removed: 'fuera de la partida',
    ranges:
      'Alcance de la fila a la columna (- más allá de 5); ! sin Línea de visión; c el de la columna tiene Cobertura',
  },
  de: {
    round: 'Runde',
    phases: {
      'set-up': 'Aufbau',
      power: 'Kraftphase',
      activation: 'Aktivierungsphase',
      cleanup: 'Aufräumphase',
    },
    threat: 'Maximale Bedrohung',
    roster: 'Vorrat (Bedrohung)',
    damage: 'Schaden',
    power: 'Kraft',
    injured: 'verletzt',
    dazed: 'angeschlagen',
    activated: 'aktiviert',
    heldBy: 'gehalten von',
    controlledBy: 'kontrolliert von',
    securedBy: 'gesichert von',
    removed: 'aus dem Spiel',
    ranges:
      'Reichweite von der Zeile zur Spalte (- jenseits von 5); ! keine Sichtlinie; c wer in der Spalte steht, hat Deckung',
  },
};
