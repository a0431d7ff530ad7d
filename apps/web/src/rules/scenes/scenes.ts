import { useEffect, useState } from 'react';
import { gameById } from '../../games/index.ts';

/** The rules of a game that can be seen in play; null until it is known. */
export function useScenes(game: string): ReadonlySet<string> | null {
  const [rules, setRules] = useState<ReadonlySet<string> | null>(null);
  useEffect(() => {
    let isGone = false;
    gameById(game)
      ?.scenes()
      .then(
        ({ of }) => !isGone && setRules(new Set(Object.keys(of))),
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, [game]);
  return rules;
}
