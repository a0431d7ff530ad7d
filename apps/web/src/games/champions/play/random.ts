import { type Deck, presetDeck, RECOMMENDED, type Setup, setsOf } from '@assemble/champions';
import { below, shuffle, stream } from '@assemble/kernel';
import { randomText } from '../../../table/saved.ts';
import { content } from '../data.ts';

export const aspects = ['aggression', 'justice', 'leadership', 'protection'] as const;

/** Heroes, aspects, villain and encounter sets drawn by chance. */
export function surprise(seats: number): Setup {
  const random = stream(randomText(), 'set-up');
  const heroes = shuffle(random, setsOf('hero')).slice(0, seats);
  const players = heroes.map(
    (hero): Deck => presetDeck(content, hero, aspects[below(random, aspects.length)] ?? 'justice'),
  );
  const villains = setsOf('villain');
  const villain = villains[below(random, villains.length)] ?? 'rhino';
  const modulars = shuffle(random, setsOf('modular'));
  return {
    players,
    villain,
    mode: 'standard',
    modular: [modulars[0] ?? RECOMMENDED[villain] ?? 'bomb-scare'],
  };
}
