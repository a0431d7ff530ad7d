import { readFileSync } from 'node:fs';
import { CARDS, Content } from '@assemble/champions';
import { CARDS as CRISIS } from '@assemble/crisis-protocol';
import { expect, test } from 'vitest';
import { GENERATED, placeOf } from '../scripts/emblems.ts';
import { emblemOf as championsEmblem } from '../src/games/champions/emblem-of.ts';
import { CRISES as crisisCrises, EMBLEMS as crisisEmblems } from '../src/games/crisis-protocol/emblems.ts';
import { cards as diceCards } from '../src/games/dice-masters/data.ts';
import { emblemOf as diceEmblem } from '../src/games/dice-masters/emblem-of.ts';

test.each(Object.keys(GENERATED))('the outlines of %s are up to date (npm run generate)', (room) => {
  expect(readFileSync(placeOf(room), 'utf8')).toBe(GENERATED[room]);
});

test('every card has an emblem with an outline', () => {
  const content = new Content(CARDS);
  const faces = CARDS.flatMap((card) => content.card(card.id).faces.map((face) => face.id));
  const drawn = [...faces.map(championsEmblem), ...diceCards.map(({ title }) => diceEmblem(title))];
  expect(drawn.filter(({ outline }) => outline === '')).toEqual([]);
});

test('a card that lies face down as a drone has the emblem of the drones', () => {
  expect(championsEmblem('drone').icon).toBe(championsEmblem('core/140').icon);
});

test('every character of Crisis Protocol has an emblem of its own', () => {
  const characters = CRISIS.filter(({ card }) => card === 'character').map(({ id }) => id);
  expect(characters.filter((id) => crisisEmblems[id] === undefined)).toEqual([]);
});

test('no two characters of Crisis Protocol look the same, also where their names do', () => {
  const looks = Object.values(crisisEmblems).map(({ icon, colours }) => [icon, ...colours].join(' '));
  expect(looks.filter((look, at) => looks.indexOf(look) !== at)).toEqual([]);
});

test('every crisis of Crisis Protocol has an emblem of its own', () => {
  const crises = CRISIS.filter(({ card }) => card === 'crisis').map(({ id }) => id);
  expect(crises.filter((id) => crisisCrises[id] === undefined)).toEqual([]);
});
