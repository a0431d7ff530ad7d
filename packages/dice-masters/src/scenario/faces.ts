import type { DieKind, Face } from '../dice.ts';

/** A face in the words of scenarios: 'mask', 'fist+fist', '2', 'L2', 'action', 'action*', 'action**'. */
export function faceWord(face: Face): string {
  switch (face.kind) {
    case 'energy':
      return face.energy === 'generic'
        ? String(face.count)
        : Array.from({ length: face.count }, () => face.energy).join('+');
    case 'character':
      return `L${face.level}`;
    case 'action':
      return `action${'*'.repeat(face.bursts)}`;
  }
}

/** The face that a word means on this die; 'character' is the only level of a sidekick. */
export function faceIndex(kind: DieKind, word: string): number {
  const wanted = word === 'character' ? 'L1' : word;
  const found = kind.faces.findIndex((face) => faceWord(face) === wanted);
  if (found < 0) throw new Error(`no face "${word}" (there are ${kind.faces.map(faceWord).join(', ')})`);
  return found;
}
