import { below, type Stream } from '@assemble/kernel';
import { choicesFault, cornerFault } from './beams.ts';
import { gapFault } from './gaps.ts';
import { passageFault, passageOf } from './passages.ts';
import { type Numbers, pocketFault, pocketOf } from './pockets.ts';

const FINE = 1 << 30;

export const numbersOf =
  (random: Stream): Numbers =>
  () =>
    below(random, FINE) / FINE;

/**
 * Questions that turn on a thousandth of an inch. Each is compared with thousands of positions or directions: a fault, or
 * null.
 */
export const NARROW: Readonly<Record<string, (n: Numbers) => string | null>> = {
  'places in pockets': (n) => pocketFault(pocketOf(n), n).fault,
  'tools in narrow passages': (n) => passageFault(passageOf(n)),
  'pushes into narrow gaps': gapFault,
  'beams that only a corner makes long enough': cornerFault,
  'sets of characters that a beam can touch': choicesFault,
};
