import type { Game } from '@assemble/kernel';

/** The rules of the games, for the worker that hosts a match: they come without any screen. */
export const engines: Readonly<Record<string, () => Promise<Game>>> = {
  'dice-masters': async () => {
    const { CARDS, Content, diceMasters } = await import('@assemble/dice-masters');
    return diceMasters(new Content(CARDS)) as unknown as Game;
  },
  champions: async () => {
    const { CARDS, Content, champions } = await import('@assemble/champions');
    return champions(new Content(CARDS)) as unknown as Game;
  },
  'crisis-protocol': async () => {
    const { CARDS, Content, crisisProtocol } = await import('@assemble/crisis-protocol');
    return crisisProtocol(new Content(CARDS)) as unknown as Game;
  },
};
