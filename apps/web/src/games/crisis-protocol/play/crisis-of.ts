import type { View } from '@assemble/crisis-protocol';
import type { Message } from '@assemble/kernel';
import { createElement, lazy, type ReactNode, Suspense } from 'react';
import { type CrisisCard, content } from '../data.ts';

const CrisisPicture = lazy(async () => ({
  default: (await import('../maps/CrisisPicture.tsx')).CrisisPicture,
}));

/** The crisis that a line of the set-up is about: the card to choose, or the one whose Threat it is. */
export function crisisOf({ key, args }: Message, { cards, mission }: View): CrisisCard | null {
  const id =
    key === 'option.crisis'
      ? String(args['card'])
      : key === 'option.threat'
        ? cards[args['type'] === 'extraction' ? mission.extraction : mission.secure]?.id
        : undefined;
  const card = id === undefined ? undefined : content.find(id);
  return card?.card === 'crisis' ? card : null;
}

/** Where that crisis puts its objectives, in small. */
export function crisisPictureOf(option: Message, view: View): ReactNode {
  const card = crisisOf(option, view);
  return card && createElement(Suspense, { fallback: null }, createElement(CrisisPicture, { card }));
}
