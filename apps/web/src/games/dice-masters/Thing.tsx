import type { Json } from '@assemble/kernel';
import { Die } from './die/Die.tsx';
import { emblemOf, sidekickEmblem } from './emblem-of.ts';
import type { GlancedDie } from './play/glance.ts';

/** A die in small. */
export function Thing({ thing }: { readonly thing: Json }) {
  const { title, face, now } = thing as unknown as GlancedDie;
  const emblem = title === null ? sidekickEmblem : emblemOf(title);
  return (
    <Die
      face={face ?? undefined}
      emblem={emblem}
      now={face?.kind === 'character' ? (now ?? undefined) : undefined}
    />
  );
}
