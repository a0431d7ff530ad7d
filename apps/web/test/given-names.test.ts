import { describe, expect, it } from 'vitest';
import { namesOf } from '../src/play/seating.ts';
import { nameIn } from '../src/strings/given-names.ts';

describe('names that the page gives', () => {
  const seating = { kinds: ['person', 'normal', 'normal', 'random'], typed: ['', '', '', ' Ana '] } as const;

  it('are kept in English, whatever language laid the table', () => {
    expect(namesOf(seating, null)).toEqual(['Player 1', 'Clever bot', 'Clever bot 3', 'Ana']);
    expect(namesOf(seating, 'Eva')).toEqual(['Eva', 'Clever bot', 'Clever bot 3', 'Ana']);
  });

  it('are read in the language of whoever looks', () => {
    expect(nameIn('de', 'Clever bot 3')).toBe('Schlauer Bot 3');
    expect(nameIn('es', 'Player 1')).toBe('Jugador 1');
    expect(nameIn('en', 'Zufallsbot')).toBe('Random bot');
  });

  it('leaves what people typed as it is', () => {
    expect(nameIn('de', 'Ana')).toBe('Ana');
    expect(nameIn('de', 'Player of the Year')).toBe('Player of the Year');
    expect(nameIn('es', 'Ana 2')).toBe('Ana 2');
    expect(nameIn('es', '')).toBe('');
  });
});
