import { proves } from '@assemble/rules/testing';
import { expect } from 'vitest';
import { create, playOn, randomSetup } from '../../game.ts';

const ONE_SHOTS = ['the-daily-grind', 'theyre-in-the-floors', 'relevant-information', 'darkness-falls'].map(
  (name) => `one-shots/${name}`,
);

proves(
  ['CP-ONESHOT-2', 'CP-ONESHOT-4', 'CP-ONESHOT-5'],
  'the four together: the player with priority picks their terrain, the Threat changes by -1 -1 +1 -1',
  () => {
    const setup = { ...(randomSetup('es13', 'one-shots') as object), oneShots: ONE_SHOTS } as never;
    const { match, events } = create(setup, 'one-shots');
    const asked: string[] = [];
    playOn(
      match,
      'bot',
      ({ pending }) => {
        const [one] = pending;
        if (one?.ask.key === 'ask.stage') asked.push(String(one.ask.args['card']));
        return one?.ask.key === 'ask.squad';
      },
      events,
    );
    expect(asked).toEqual(ONE_SHOTS.slice(0, 3));
    const { mission, terrain } = match.table;
    expect(mission.staged.map(({ card }) => card)).toEqual(ONE_SHOTS.slice(0, 3));
    for (const { terrain: id } of mission.staged) expect(terrain.some((one) => one.id === id)).toBe(true);
    const threat = events.find((event) => event.kind === 'threat-chosen')?.args['threat'] as {
      parts: { amount: number }[];
    };
    expect(threat.parts.slice(1).map(({ amount }) => amount)).toEqual([-1, -1, 1, -1]);
    // And the game plays on to its end with them.
    playOn(match, 'bot', () => false, events);
    expect(match.outcome).not.toBeNull();
  },
);
