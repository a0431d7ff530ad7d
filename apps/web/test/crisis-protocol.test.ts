import {
  CARDS,
  Content,
  crisisProtocol,
  type Feature,
  HAND_MADE_MAPS,
  mapProblems,
  readSetup,
  type Squad,
  setupVerdict,
  type Table,
  type View,
} from '@assemble/crisis-protocol';
import type { Decision, Json, Match } from '@assemble/kernel';
import type { Asked } from '@assemble/protocol';
import { describe, expect, test } from 'vitest';
import { added, featureName, middleOf, movedTo, turned } from '../src/games/crisis-protocol/maps/edit.ts';
import { mapCode, mapFile, readMapCode, readMaps } from '../src/games/crisis-protocol/maps/text.ts';
import { about } from '../src/games/crisis-protocol/play/about.ts';
import { unused } from '../src/games/crisis-protocol/play/cautions.ts';
import { configure } from '../src/games/crisis-protocol/play/configuration.ts';
import { crisisOf } from '../src/games/crisis-protocol/play/crisis-of.ts';
import { mapOffers } from '../src/games/crisis-protocol/play/maps.ts';
import { progress } from '../src/games/crisis-protocol/play/progress.ts';
import {
  asJson,
  editions,
  setups,
  titleOfSetup,
  underEdition,
} from '../src/games/crisis-protocol/play/setups.ts';
import { commitments, threatIn, verdictOf } from '../src/games/crisis-protocol/play/squad/squads.ts';

const content = new Content(CARDS);
const game = crisisProtocol(content);
/** Two ready-made rosters, where mission and squads are chosen at the table. */
const firstSetup = (): Json => setups.find(({ id }) => id === 'avengers-cabal')?.setup ?? null;

describe('what can be played', () => {
  test.each(setups.map(({ id, setup }) => ({ id, setup })))(
    '$id starts under each edition, on each map',
    ({ setup }) => {
      expect(editions).toEqual(['es13', 'en', 'de']);
      const value = readSetup(setup);
      for (const edition of editions) {
        const under = underEdition(value, edition);
        expect(setupVerdict(content, asJson(under))).toEqual({ yes: true });
        // A ready-made match is called the same under every rulebook, and keeps its own id.
        expect(titleOfSetup(under)).toBe(titleOfSetup(value));
      }
      expect(mapOffers().length).toBeGreaterThan(3);
      for (const { features } of mapOffers())
        expect(setupVerdict(content, asJson({ ...value, terrain: features }))).toEqual({ yes: true });
    },
  );

  test('a set-up that is against the rules is told with the name of whose roster it is', () => {
    const setup = firstSetup() as unknown as { rosters: [{ tactics: string[] }, unknown] };
    const [first, second] = setup.rosters;
    const broken = { ...setup, rosters: [{ ...first, tactics: first.tactics.slice(1) }, second] };
    const problems = configure.problems(broken as unknown as Json, 'en', ['Ana', 'Ben']);
    expect(problems.map(({ rule }) => rule)).toEqual(['CP-ROSTER-2']);
    expect(problems[0]?.text[0]).toBe('Ana: ');
  });
});

describe('the rulebook of the reader', () => {
  test('every ready-made match is offered under the book of the language, the short one first', () => {
    expect(setups[0]?.id).toBe('first-match');
    for (const [locale, edition] of [
      ['en', 'en'],
      ['es', 'es13'],
      ['de', 'de'],
    ] as const)
      for (const { id, setup } of setups) {
        const local = configure.inLanguage?.(setup, locale) ?? null;
        expect(readSetup(local).edition).toBe(edition);
        expect(setupVerdict(content, local)).toEqual({ yes: true });
        expect(configure.titleOf(local)).toBe(id);
      }
  });

  test('a first match is fixed until its sides are drawn by chance', () => {
    const short = readSetup(setups[0]?.setup ?? null);
    expect(short.agreed?.squads.map(({ characters }) => characters.length)).toEqual([3, 3]);
    expect(configure.say(asJson(short), 'de').text).toMatch(/Etwa 20 Minuten/);
    const drawn = configure.surprise(asJson(short))?.() ?? null;
    expect(readSetup(drawn).agreed).toBeNull();
    expect(setupVerdict(content, drawn)).toEqual({ yes: true });
  });
});

describe('what is drawn beside a line of the set-up', () => {
  const crisis = (id: string) => ({ key: 'option.crisis', args: { card: `crises/${id}` } });
  const view = {
    cards: [{ id: 'crises/fear-grips-world' }, { id: 'crises/cosmic-invasion' }],
    mission: { secure: 1, extraction: 0 },
  } as unknown as View;

  test('a crisis has its own map, a Threat that of its crisis, all others have none', () => {
    expect(crisisOf(crisis('panic-grips-city'), view)?.id).toBe('crises/panic-grips-city');
    for (const [type, id] of [
      ['secure', 'crises/cosmic-invasion'],
      ['extraction', 'crises/fear-grips-world'],
    ] as const)
      expect(crisisOf({ key: 'option.threat', args: { type, threat: 17 } }, view)?.id).toBe(id);
    expect(crisisOf({ key: 'option.edge', args: { edge: 'top' } }, view)).toBeNull();
    expect(crisisOf(crisis('nothing'), view)).toBeNull();
  });
});

describe('maps as text', () => {
  test.each(HAND_MADE_MAPS)('$id is read as it was written', ({ names, features }) => {
    const code = mapCode(features);
    expect(code).toMatch(/^[a-z0-9._-]+$/);
    expect(readMapCode(code)).toEqual({ features, unread: [] });
    const named = { name: names.en, features };
    expect(readMaps(mapFile([named]))).toEqual({ maps: [named], unread: [] });
    const link = `https://example.org/#/crisis-protocol/maps?m=${code}&name=${encodeURIComponent(names.en)}`;
    expect(readMaps(link)).toEqual({ maps: [named], unread: [] });
  });

  test('a part to stand on is kept', () => {
    const [feature] = HAND_MADE_MAPS[0]?.features ?? [];
    if (feature === undefined) throw new Error('no feature');
    const standing: Feature = { ...feature, standing: feature.outline.slice(0, 3), interactive: false };
    expect(readMapCode(mapCode([standing])).features).toEqual([standing]);
  });

  test('what cannot be read is handed back', () => {
    const [one] = mapCode(HAND_MADE_MAPS[0]?.features ?? []).split('_');
    const read = readMapCode(`${one}_car.2.xx.1.2_car.2.io.1`);
    expect(read.features).toHaveLength(1);
    expect(read.unread).toEqual(['car.2.xx.1.2', 'car.2.io.1']);
    expect(readMaps('{"format":"other"}')).toEqual({ maps: [], unread: ['{"format":"other"}'] });
  });
});

describe('editing a map', () => {
  const features = HAND_MADE_MAPS[1]?.features ?? [];

  test('a new feature stands where it breaks no rule', () => {
    const lamppost = added(features, 'lamppost');
    expect(mapProblems([...features, lamppost]).filter(({ kind }) => kind !== 'all-one-size')).toEqual([]);
    expect(features.some(({ id }) => id === lamppost.id)).toBe(false);
    expect(mapProblems([added([], 'building')]).map(({ kind }) => kind)).not.toContain('near-edge');
  });

  test('a full turn and a way there and back change nothing that matters', () => {
    const [feature] = features;
    if (feature === undefined) throw new Error('no feature');
    let now = feature;
    for (let i = 0; i < 24; i++) now = turned(now, 15);
    const at = middleOf(now);
    now = movedTo(movedTo(now, { x: 20, y: 20 }), at);
    now.outline.forEach(({ x, y }, i) => {
      expect(x).toBeCloseTo(feature.outline[i]?.x ?? 0, 2);
      expect(y).toBeCloseTo(feature.outline[i]?.y ?? 0, 2);
    });
  });

  test('a feature stays on the battlefield, and alike ones have numbers', () => {
    const [feature] = features;
    if (feature === undefined) throw new Error('no feature');
    expect(middleOf(movedTo(feature, { x: -5, y: 99 }))).toEqual({ x: 0, y: 36 });
    expect(featureName(feature, features, 'de')).toBe('LKW 1');
    expect(featureName(feature, [feature], 'es')).toBe('camión');
  });
});

describe('the way through the set-up', () => {
  /** The match when a seat is asked like this for the first time; everything else is answered as suggested. */
  function upTo(key: string): { match: Match<Table>; decision: Decision } {
    const match = game.create(firstSetup(), 'the way');
    for (let i = 0; i < 200; i++) {
      const found = match.pending.find(({ ask }) => ask.key === key);
      if (found !== undefined) return { match, decision: found };
      const [decision] = match.pending;
      if (decision === undefined) throw new Error('it is over');
      const applied = game.apply(match, decision.seat, decision.n, game.fallback(match, decision));
      if (!applied.yes) throw new Error('refused');
    }
    throw new Error(`nobody was asked ${key}`);
  }
  const viewOf = (match: Match<Table>, seat: number): View => game.view(match, seat) as View;

  test('is shown step by step', () => {
    const steps = ['ask.crisis-type', 'ask.squad', 'ask.deploy-whom', 'ask.activation'].map((key) => {
      const { match } = upTo(key);
      return progress(viewOf(match, 0), 'en').current;
    });
    expect(steps).toEqual(['mission', 'squad', 'deployment', 'activation']);
  });

  test('says what a choice is about', () => {
    const { match } = upTo('ask.squad');
    const view = viewOf(match, 0);
    const told = (key: string, args: { readonly [name: string]: Json }): string =>
      about({ key, args }, 'en', view) ?? '';
    expect(told('option.crisis', { card: 'crises/infinity-formula-goes-missing' })).toContain(
      'victory point',
    );
    const secure = content.of('crisis', view.cards[view.mission.secure]?.id ?? '');
    expect(told('option.threat', { type: 'secure' })).toBe(secure.name.en);
    expect(about({ key: 'option.move', args: { who: 0 } }, 'en', view)).toBeNull();
  });

  test('offers squads that are legal, as strong as the mission allows, led ones first', () => {
    const { match, decision } = upTo('ask.squad');
    if (decision.shape !== 'commit') throw new Error('no squad');
    const view = viewOf(match, decision.seat);
    const offers = commitments(decision, game.fallback(match, decision), view, 'en');
    expect(offers.at(-1)?.id).toBe('suggested');
    expect(offers.length).toBeGreaterThan(1);
    for (const { answer } of offers)
      expect(verdictOf(view, decision.seat, answer as unknown as Squad)).toEqual({ yes: true });
    const [best] = offers;
    const threat = threatIn(view.rosters[0], best?.answer as unknown as Squad);
    expect(threat).toBeGreaterThanOrEqual(view.mission.maximumThreat - 1);
  });

  test('who ends an activation with actions left is asked', () => {
    const { match, decision } = upTo('ask.activation');
    const view = viewOf(match, decision.seat);
    const asked = {
      decision,
      choices: game.verdicts(match, decision.seat),
      suggestion: null,
    } as unknown as Asked;
    const lines = (answer: string): readonly string[] => unused(asked, answer, view, 'en', ({ key }) => key);
    expect(lines('end')).toEqual(['2 actions are left.', 'option.move', 'option.climb']);
    expect(lines('move')).toEqual([]);
  });
});
