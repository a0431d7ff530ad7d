import type { View } from '@assemble/crisis-protocol';
import type { Event } from '@assemble/kernel';
import type { Locale, Localized } from '@assemble/language';
import type { Progress } from '../../../table/board.ts';

interface Step {
  readonly id: string;
  /** Where the books word it differently, the rule of each. */
  readonly rule: string | { readonly [edition in View['edition']]: string };
  readonly label: Localized<string>;
}

/** The phases of a round. */
const phases: readonly Step[] = [
  { id: 'power', rule: 'CP-POWERPHASE-1', label: { en: 'Power', es: 'Poder', de: 'Kraft' } },
  {
    id: 'activation',
    rule: 'CP-ACTPHASE-1',
    label: { en: 'Activation', es: 'Activación', de: 'Aktivierung' },
  },
  {
    id: 'cleanup',
    rule: { en: 'CP-CLEANUP-1', de: 'CP-CLEANUP-1', es13: 'CP-CLEANUP-2' },
    label: { en: 'Cleanup', es: 'Ordenamiento', de: 'Aufräumen' },
  },
];

/** What comes before the first round. */
const before: readonly Step[] = [
  { id: 'mission', rule: 'CP-MISSION-1', label: { en: 'Mission', es: 'Misión', de: 'Mission' } },
  { id: 'squad', rule: 'CP-SQUAD-1', label: { en: 'Squads', es: 'Escuadras', de: 'Teams' } },
  { id: 'deployment', rule: 'CP-DEPLOY-3', label: { en: 'Deployment', es: 'Despliegue', de: 'Aufstellen' } },
  { id: 'leadership', rule: 'CP-LEAD-5', label: { en: 'Leadership', es: 'Liderazgo', de: 'Führung' } },
];

const round: Localized<(n: number) => string> = {
  en: (n) => `Round ${n}`,
  es: (n) => `Ronda ${n}`,
  de: (n) => `Runde ${n}`,
};
const setUp: Localized<string> = { en: 'Set-up', es: 'Preparación', de: 'Aufbau' };

function stepBefore({ tokens, characters }: View): string {
  if (characters.length === 0) return tokens.length === 0 ? 'mission' : 'squad';
  return characters.some(({ at, gone }) => at === null && !gone) ? 'deployment' : 'leadership';
}

/** Where the match is: the way through the set-up, then the phases of a round. */
export function progress(view: View, locale: Locale): Progress {
  const { phase, turn, edition } = view;
  const isSetUp = phase === 'set-up';
  return {
    turn: isSetUp ? setUp[locale] : round[locale](view.round),
    active: isSetUp ? null : (turn?.seat ?? view.priority),
    current: isSetUp ? stepBefore(view) : phase,
    steps: (isSetUp ? before : phases).map(({ id, rule, label }) => ({
      id,
      rule: typeof rule === 'string' ? rule : rule[edition],
      label: label[locale],
    })),
  };
}

export const heading = ({ kind }: Event): 'turn' | 'step' | null =>
  kind === 'round-began' ? 'turn' : kind === 'phase-began' || kind === 'activation-began' ? 'step' : null;
