import type { View } from '@assemble/crisis-protocol';
import type { Answer, Message } from '@assemble/kernel';
import type { Locale, Localized } from '@assemble/language';
import type { Asked } from '@assemble/protocol';

/** So many things that could still be done are named. */
const MOST = 4;

const actionsLeft: Localized<(count: number) => string> = {
  en: (count) => (count === 1 ? '1 action is left.' : `${count} actions are left.`),
  es: (count) => (count === 1 ? 'Queda 1 acción.' : `Quedan ${count} acciones.`),
  de: (count) => (count === 1 ? 'Noch 1 Aktion ist übrig.' : `Noch ${count} Aktionen sind übrig.`),
};

/** The actions that are given away when an activation is ended early. */
export function unused(
  { decision, choices }: Asked,
  answer: Answer,
  { turn }: View,
  locale: Locale,
  say: (message: Message) => string,
): readonly string[] {
  const left = turn?.actions ?? 0;
  if (decision.ask.key !== 'ask.activation' || answer !== 'end' || left === 0) return [];
  const open = choices.filter(({ id, verdict }) => verdict.yes && /^(move|climb|attack|shake)\b/.test(id));
  if (open.length === 0) return [];
  return [actionsLeft[locale](left), ...open.slice(0, MOST).map(({ say: label }) => say(label))];
}

const roundLoses: Localized<(own: number, theirs: number) => string> = {
  en: (own, theirs) => `This ends the round. As things lie it scores ${own} to ${theirs}, and you lose.`,
  es: (own, theirs) =>
    `Con esto acaba la ronda. Tal como está todo, el marcador queda ${own} a ${theirs} y pierdes la partida.`,
  de: (own, theirs) =>
    `Damit endet die Runde. So wie alles liegt, steht es dann ${own} zu ${theirs}, und du verlierst.`,
};

/** After these questions a turn may be over. */
const ends: readonly string[] = ['ask.activation', 'ask.cards'];

/** The last activation of a round whose scoring makes the opponent win. */
export function losing({ decision }: Asked, answer: Answer, view: View, locale: Locale): readonly string[] {
  const { closing } = view;
  const { seat } = decision;
  if (!ends.includes(decision.ask.key) || answer !== 'end' || closing === null) return [];
  if (closing.winner === null || closing.winner === seat) return [];
  return [roundLoses[locale](closing.points[seat] ?? 0, closing.points[closing.winner] ?? 0)];
}
