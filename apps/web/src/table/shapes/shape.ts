import type { Answer, Decision, ShapeName } from '@assemble/kernel';
import type { Asked } from '@assemble/protocol';
import type { ReactNode } from 'react';
import type { Placing } from '../board.ts';
import type { Draft } from '../draft.ts';

/**
 * What the controls of a decision are given. They mark their buttons for the keys: `data-choice` are taken by 1 to 9,
 * `data-confirm` by Enter, `data-pass` by the space bar, `data-cancel` by Escape.
 */
export interface ShapeProps<S extends ShapeName = ShapeName> {
  readonly decision: Decision & { readonly shape: S };
  readonly asked: Asked;
  readonly draft: Draft;
  /** Null unless a place is asked for. */
  readonly placing: Placing | null;
  /** What stands beside the answers, such as chances. */
  readonly aside: ReactNode;
  readonly onDraft: (draft: Draft) => void;
  readonly onTap: (entity: number) => void;
  readonly onDecide: (answer: Answer) => void;
}
