import type { Localized } from '@assemble/language';

/** What stands over the battlefield for a moment. Where the log says it as shortly, the log is quoted instead. */
export const words = {
  yourTurn: { en: 'Your turn', es: 'Tu turno', de: 'Du bist am Zug' },
  turnOf: {
    en: (name: string) => `${name}’s turn`,
    es: (name: string) => `Turno de ${name}`,
    de: (name: string) => `${name} ist am Zug`,
  },
  round: {
    en: (n: number) => `Round ${n}`,
    es: (n: number) => `Ronda ${n}`,
    de: (n: number) => `Runde ${n}`,
  },
  ofSix: { en: 'of 6', es: 'de 6', de: 'von 6' },
  extraRound: { en: 'The next lead wins', es: 'Gana quien se adelante', de: 'Wer in Führung geht, gewinnt' },
  yourPriority: { en: 'You have Priority', es: 'Tienes la Prioridad', de: 'Du hast Vorrang' },
  priorityOf: {
    en: (name: string) => `${name} has Priority`,
    es: (name: string) => `${name} tiene la Prioridad`,
    de: (name: string) => `${name} hat Vorrang`,
  },
  tie: { en: 'A tie: roll again!', es: '¡Empate: se repite!', de: 'Gleichstand: noch einmal!' },
  squadOf: {
    en: (name: string) => `${name}’s squad`,
    es: (name: string) => `Escuadra de ${name}`,
    de: (name: string) => `Team von ${name}`,
  },
  leadership: { en: 'Leadership', es: 'Liderazgo', de: 'Führungsfähigkeit' },
  passes: {
    en: (name: string) => `${name} passes`,
    es: (name: string) => `${name} pasa`,
    de: (name: string) => `${name} passt`,
  },
  scores: {
    en: (name: string, points: number) => `${name} +${points} VP`,
    es: (name: string, points: number) => `${name} +${points} PV`,
    de: (name: string, points: number) => `${name} +${points} SP`,
  },
  scoresNothing: {
    en: (name: string) => `${name} scores nothing`,
    es: (name: string) => `${name} no puntúa`,
    de: (name: string) => `${name} geht leer aus`,
  },
  secured: { en: 'Secured', es: 'Asegurada', de: 'Gesichert' },
  lost: { en: 'Contested', es: 'Disputada', de: 'Umkämpft' },
  taken: { en: 'Taken', es: 'Tomada', de: 'Genommen' },
  dazed: { en: 'Dazed!', es: '¡Abatido!', de: 'Angeschlagen!' },
  out: { en: 'K.O.!', es: '¡K. O.!', de: 'Besiegt!' },
  crash: { en: 'Crash!', es: '¡Crac!', de: 'Krach!' },
  missed: { en: 'Missed!', es: '¡Falla!', de: 'Daneben!' },
  dodged: { en: 'Dodged!', es: '¡Esquiva!', de: 'Ausgewichen!' },
  noDamage: { en: 'No damage', es: 'Sin daño', de: 'Kein Schaden' },
  brokenOff: { en: 'Broken off', es: 'Interrumpido', de: 'Abgebrochen' },
  prevented: { en: 'prevented', es: 'evitado', de: 'verhindert' },
  stays: { en: 'Cannot be moved', es: 'No se mueve', de: 'Bleibt stehen' },
  shakes: { en: 'Shake', es: 'Centrarse', de: 'Erholen' },
  injured: { en: 'Injured', es: 'Herido', de: 'Verletzt' },
  healthy: { en: 'Healthy', es: 'Sano', de: 'Gesund' },
  roused: { en: 'Back up!', es: '¡En pie!', de: 'Wieder da!' },
  readied: { en: 'Ready again', es: 'Otra vez listo', de: 'Wieder bereit' },
  wins: {
    en: (name: string) => `${name} wins!`,
    es: (name: string) => `¡Gana ${name}!`,
    de: (name: string) => `${name} gewinnt!`,
  },
  draw: { en: 'A draw', es: 'Empate', de: 'Unentschieden' },
} as const satisfies Readonly<Record<string, Localized<unknown>>>;
