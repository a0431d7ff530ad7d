import type { View } from '@assemble/champions';
import type { Event } from '@assemble/kernel';
import type { Locale, Localized } from '@assemble/language';
import type { Progress } from '../../../table/board.ts';

interface Step {
  readonly id: string;
  readonly rule: string;
  readonly label: Localized<string>;
}

/** The player phase, then the villain phase in its five steps. */
const steps: readonly Step[] = [
  { id: 'player', rule: 'MC-PLAYER-PHASE-1', label: { en: 'Players', es: 'Jugadores', de: 'Spieler' } },
  { id: '1', rule: 'MC-VILLAIN-PHASE-1', label: { en: 'Threat', es: 'Amenaza', de: 'Bedrohung' } },
  { id: '2', rule: 'MC-VILLAIN-PHASE-3', label: { en: 'Activation', es: 'Activación', de: 'Aktivierung' } },
  { id: '3', rule: 'MC-VILLAIN-PHASE-5', label: { en: 'Deal', es: 'Repartir', de: 'Zuteilen' } },
  { id: '4', rule: 'MC-VILLAIN-PHASE-6', label: { en: 'Reveal', es: 'Mostrar', de: 'Aufdecken' } },
  { id: '5', rule: 'MC-VILLAIN-PHASE-7', label: { en: 'Pass', es: 'Relevo', de: 'Weitergeben' } },
];

const round: Localized<(n: number) => string> = {
  en: (n) => `Round ${n}`,
  es: (n) => `Ronda ${n}`,
  de: (n) => `Runde ${n}`,
};
const setUp: Localized<string> = { en: 'Set-up', es: 'Preparación', de: 'Aufbau' };

/** Where the match is. */
export function progress({ phase, villainStep, round: n, active }: View, locale: Locale): Progress {
  return {
    turn: phase === 'set-up' ? setUp[locale] : round[locale](n),
    active: active < 0 ? null : active,
    current: phase === 'set-up' ? null : phase === 'player' ? 'player' : String(villainStep),
    steps: steps.map(({ id, rule, label }) => ({ id, rule, label: label[locale] })),
  };
}

export const heading = ({ kind }: Event): 'turn' | 'step' | null =>
  kind === 'round-began'
    ? 'turn'
    : kind === 'phase-began' || kind === 'turn-began' || kind === 'villain-step'
      ? 'step'
      : null;
