import type { Words } from '@assemble/kernel';
import { runFile } from '@assemble/scenario';
import { positionsIn } from '@assemble/scenario/reading';
import { expect, test } from 'vitest';
import { fileOf } from '../src/editor/file.ts';
import { lay } from '../src/editor/lay.ts';
import { cards } from '../src/games/champions/data.ts';
import { editor } from '../src/games/champions/position/editor.ts';
import {
  attached,
  cardsIn,
  changedCard,
  inPlay,
  movedCard,
  type Place,
  SCENARIO_PLACES,
  SIDE_PLACES,
  sideOf,
  standingAt,
  standsAt,
  withCard,
  withoutCard,
  withoutPlayer,
  withPlayer,
  withVillain,
} from '../src/games/champions/position/given.ts';

const { words, first } = editor;
const outcome = (given: Words) => lay(words, { given, edition: null });
const stands = (given: Words): boolean => {
  const { laid, reasons, fault } = outcome(given);
  return laid !== null && reasons.length === 0 && fault === null;
};
const card = (title: string) => cards.find(({ faces: [face] }) => face.title.en === title) ?? null;
const of = (list: keyof typeof SIDE_PLACES): Place => ({ ...SIDE_PLACES[list], who: 'Ann' });
const scenario: Place = { ...SCENARIO_PLACES.scenario, who: null };

test('cards are laid, ordered and taken away', () => {
  expect(stands(first)).toBe(true);
  const more = withCard(first, of('deck'), card('Backflip'), 0);
  expect(cardsIn(more, of('deck')).map((one) => one.card)).toEqual([
    ...['Backflip', 'Genius', 'Web-Shooter', 'Spider-Tracer'],
  ]);
  const lower = movedCard(more, of('deck'), 0, 1);
  expect(cardsIn(lower, of('deck'))[1]?.card).toBe('Backflip');
  expect(cardsIn(withoutCard(lower, of('deck'), 1), of('deck'))).toHaveLength(3);
  expect(stands(lower)).toBe(true);
});

test('everything that no match can stand in is told at once, and shown', () => {
  const wrong = withVillain(
    changedCard(
      withCard(first, scenario, card('Breakin’ & Takin’') ?? card("Breakin' & Takin'")),
      scenario,
      0,
      {
        threat: 0,
      },
    ),
    { damage: 14 },
  );
  const { laid, reasons } = outcome({ ...wrong, scheme: { threat: 7 } });
  expect(reasons.map(({ rule }) => rule).sort()).toEqual(['MC-DAMAGE-10', 'MC-DAMAGE-10', 'MC-MAIN-1']);
  expect(laid).not.toBeNull();
});

test('a card is attached to one of two alike, and leaves it with it', () => {
  const two = [0, 1].reduce((given) => withCard(given, of('minions'), card('Hydra Mercenary')), first);
  const armed = withCard(two, scenario, card('Charge'));
  const host = inPlay(armed).filter(({ name }) => name === 'Hydra Mercenary')[1] ?? null;
  const on = attached(armed, scenario, 0, host);
  expect(cardsIn(on, scenario)[0]).toEqual({ card: 'Charge', on: 'Hydra Mercenary-2' });
  expect(stands(on)).toBe(true);
  const alone = withoutCard(on, of('minions'), 1);
  expect(cardsIn(alone, scenario)[0]).toEqual({ card: 'Charge' });
  expect(stands(alone)).toBe(true);
});

test('players come and go, and the match stands somewhere all the same', () => {
  const two = standingAt(withPlayer(first, 'Iron Man'), 'turn Ben');
  expect(standsAt(two)).toBe('turn Ben');
  expect(stands(two)).toBe(true);
  expect(stands(standingAt(two, 'over'))).toBe(true);
  expect(stands(standingAt(two, 'attack Ben'))).toBe(true);
  expect(stands(standingAt(two, 'villain 1'))).toBe(true);
  const one = withoutPlayer(two, 'Ben');
  expect(standsAt(one)).toBe('turn Ann');
  expect(sideOf(one, 'Ann')['hero']).toBe('Spider-Man');
  expect(stands(one)).toBe(true);
});

test('the runner reads its file, and its file opens again', () => {
  const file = fileOf(words, [{ name: 'one', given: first, edition: null, goal: null }]);
  expect(file).toContain('hero: Spider-Man');
  expect(runFile(file, 'a.yaml', [words])).toEqual([
    { file: 'a.yaml', name: 'one', passed: true, failures: [] },
  ]);
  expect(positionsIn(file, words)).toEqual([{ name: 'one', given: first, edition: null }]);
});

test('a goal is offered where one player has the turn', () => {
  const goals = (given: Words) => editor.goals.filter(({ of: goalOf }) => goalOf(given) !== null).length;
  expect(goals(first)).toBe(3);
  expect(goals(withPlayer(first, 'Iron Man'))).toBe(0);
});
