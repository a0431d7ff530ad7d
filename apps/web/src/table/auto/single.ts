import type { Answer } from '@assemble/kernel';
import type { Asked } from '@assemble/protocol';

/** The only answer that a decision leaves; null where there is a choice, or it cannot be told. */
export function singleAnswer({ decision, choices }: Asked): Answer {
  switch (decision.shape) {
    case 'entities':
      return decision.min === decision.from.length ? decision.from : null;
    case 'options': {
      // Verdicts have the last word on a menu: what could be paid for is lit, so it is a choice.
      const lit = choices.filter(({ verdict }) => verdict.yes);
      return lit.length === 1 ? (lit[0]?.id ?? null) : null;
    }
    case 'order':
      return decision.options.length === 1 ? decision.options.map(({ id }) => id) : null;
    case 'distribute':
      return decision.among.length === 1 ? [decision.total] : null;
    case 'number':
      return decision.min === decision.max ? decision.min : null;
    default:
      return null;
  }
}
