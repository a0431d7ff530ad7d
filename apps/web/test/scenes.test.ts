import { readFileSync } from 'node:fs';
import { botsByName } from '@assemble/bots';
import { isRuleId } from '@assemble/rules';
import { describe, expect, test } from 'vitest';
import { moduleOf, placeOf, WORDS } from '../scripts/scenes.ts';
import { scenes as champions } from '../src/games/champions/book/generated/scenes.ts';
import { scenes as crisisProtocol } from '../src/games/crisis-protocol/book/generated/scenes.ts';
import { scenes as diceMasters } from '../src/games/dice-masters/book/generated/scenes.ts';
import type { FromScene, SceneNow } from '../src/rules/scenes/messages.ts';
import type { Scenes } from '../src/rules/scenes/scene.ts';
import { SceneHost } from '../src/rules/scenes/scene-host.ts';

const all: Readonly<Record<string, Scenes>> = {
  champions,
  'crisis-protocol': crisisProtocol,
  'dice-masters': diceMasters,
};

function hosted(game: string, rule: string) {
  const said: FromScene[] = [];
  const words = WORDS[game];
  const scene = all[game]?.scenes[all[game]?.of[rule] ?? -1];
  if (words === undefined || scene === undefined) throw new Error(`no scene shows ${rule}`);
  const host = new SceneHost(
    words,
    scene,
    { game, rule, names: ['Ann', 'Ben', 'Cat', 'Dan'] },
    {
      post: (message) => said.push(message),
      bots: botsByName,
      now: () => 0,
    },
  );
  const now = (): SceneNow => {
    const last = said.filter((one) => one.type === 'scene').at(-1);
    if (last?.type !== 'scene') throw new Error('the scene has not begun');
    return last.now;
  };
  return { host, scene, said, now };
}

describe.each(Object.keys(all))('scenes of %s', (game) => {
  test('are made of the scenario files (else: npm run generate)', () => {
    expect(readFileSync(placeOf(game), 'utf8') === moduleOf(game)).toBe(true);
  });

  test('show rules that there are', () => {
    const rules = Object.keys(all[game]?.of ?? {});
    expect(rules.length).toBeGreaterThan(30);
    expect(rules.filter((rule) => !isRuleId(rule))).toEqual([]);
  });

  test('are played to their end; what is to be refused is refused and told why', () => {
    const seen = new Set<number>();
    for (const [rule, index] of Object.entries(all[game]?.of ?? {})) {
      if (seen.has(index)) continue;
      seen.add(index);
      const { host, scene, said, now } = hosted(game, rule);
      scene.when.forEach(({ refused }, i) => {
        host.next();
        expect([rule, i, now().refused]).toEqual([rule, i, refused !== undefined]);
        if (refused !== undefined) expect(said.at(-1)?.type).toBe('refused');
      });
      expect(now()).toMatchObject({ step: scene.when.length, of: scene.when.length, own: false });
    }
  });
});

test('whoever does something else leaves the scene, and may begin it anew', () => {
  const { host, said, now } = hosted('dice-masters', 'DM-BLOCKING-2');
  const asked = said.flatMap((one) => (one.type === 'update' ? one.asked : []));
  const [first] = asked;
  if (first === undefined) throw new Error('nobody is asked');
  host.say({ type: 'decide', seat: 0, n: first.decision.n, answer: 'nonsense' });
  expect(now()).toMatchObject({ step: 0, own: false });
  host.next();
  expect(now().step).toBe(1);
  host.again();
  expect(now()).toMatchObject({ step: 0, own: false, refused: false });
});
