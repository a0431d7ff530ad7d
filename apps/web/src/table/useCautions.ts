import type { Answer } from '@assemble/kernel';
import type { Asked } from '@assemble/protocol';
import type { Desk } from './desk.ts';
import type { Sheet } from './Sheets.tsx';
import { useSettings } from './settings.ts';

/** Lets an answer through, or asks once more where the game foresees a waste or a loss. */
export function useCautions(
  asked: Asked | null,
  { face, view, locale }: Desk,
  open: (sheet: Sheet) => void,
): (answer: Answer, go: () => void) => void {
  const { unasked } = useSettings();
  return (answer, go) => {
    if (asked === null) return go();
    for (const caution of ['losing', 'unused'] as const) {
      const lines = unasked.includes(caution) ? [] : (face[caution]?.(asked, answer, view, locale) ?? []);
      if (lines.length > 0) return open({ is: 'sure', caution, lines, go });
    }
    go();
  };
}
