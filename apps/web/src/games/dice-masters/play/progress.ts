import type { View } from '@assemble/dice-masters';
import type { Event } from '@assemble/kernel';
import type { Locale, Localized } from '@assemble/language';
import type { Progress } from '../../../table/board.ts';

const steps: readonly { id: View['phase']; rule: string; label: Localized<string> }[] = [
  { id: 'clear-and-draw', rule: 'DM-CLEAR-AND-DRAW-1', label: { en: 'Draw', es: 'Robar', de: 'Ziehen' } },
  { id: 'roll-and-reroll', rule: 'DM-ROLL-AND-REROLL-1', label: { en: 'Roll', es: 'Tirar', de: 'Würfeln' } },
  { id: 'main', rule: 'DM-TURN-STRUCTURE-1', label: { en: 'Main', es: 'Principal', de: 'Haupt' } },
  { id: 'attack', rule: 'DM-ATTACK-1', label: { en: 'Attack', es: 'Ataque', de: 'Angriff' } },
  { id: 'regroup', rule: 'DM-REGROUP-1', label: { en: 'Regroup', es: 'Reorganizar', de: 'Ordnen' } },
];

const parts: Readonly<Record<NonNullable<View['combat']>['step'], Localized<string>>> = {
  attackers: { en: 'attackers', es: 'atacantes', de: 'Angreifer' },
  blockers: { en: 'blockers', es: 'bloqueadores', de: 'Blocker' },
  actions: { en: 'actions', es: 'acciones', de: 'Aktionen' },
  damage: { en: 'damage', es: 'daño', de: 'Schaden' },
};

const turn: Localized<(n: number) => string> = {
  en: (n) => `Turn ${n}`,
  es: (n) => `Turno ${n}`,
  de: (n) => `Zug ${n}`,
};
const setUp: Localized<string> = { en: 'Set-up', es: 'Preparación', de: 'Aufbau' };

/** Where the match is. */
export function progress(view: View, locale: Locale): Progress {
  const { combat, phase } = view;
  return {
    turn: phase === 'set-up' ? setUp[locale] : turn[locale](view.turn),
    active: phase === 'set-up' ? null : view.active,
    current: phase === 'set-up' ? null : phase,
    steps: steps.map(({ id, rule, label }) => {
      const part = id === 'attack' && phase === 'attack' && combat !== null ? parts[combat.step] : null;
      return { id, rule, label: part === null ? label[locale] : `${label[locale]}: ${part[locale]}` };
    }),
  };
}

export const heading = ({ kind }: Event): 'turn' | 'step' | null =>
  kind === 'turn-began' ? 'turn' : kind === 'phase-began' ? 'step' : null;
