import { describe, expect, it } from 'vitest';
import { mistakeLine } from '../src/commander-words.ts';
import { spokenLocale } from '../src/commands/locale.ts';
import { faceWord } from '../src/games/dice-masters-table.ts';
import { assemble } from './assemble.ts';

describe('the language of the command line', () => {
  it.each([
    [['--locale', 'es'], { LANG: 'de_DE.UTF-8' }, 'es'],
    [['--locale=de'], {}, 'de'],
    [['-l', 'es'], {}, 'es'],
    [[], { LANG: 'de_DE.UTF-8' }, 'de'],
    [[], { LC_ALL: 'es', LANG: 'de_DE.UTF-8' }, 'es'],
    [[], { LC_MESSAGES: 'de_AT', LANG: 'es_ES' }, 'de'],
    [[], { LANG: 'C.UTF-8' }, 'en'],
    [[], { LANG: 'fr_FR' }, 'en'],
    [[], {}, 'en'],
  ] as const)('%j in %j is %s', (typed, env, locale) => {
    expect(spokenLocale(typed, env)).toBe(locale);
  });

  it('helps in it', async () => {
    const { out } = await assemble(['cards', '--help', '--locale', 'de']);
    expect(out).toContain('Aufruf: assemble cards');
    expect(out).toContain('listet die Karten eines Spiels auf');
  });

  it('tells mistakes in it', async () => {
    const { err } = await assemble(['cards', 'dicemasters', '--locale', 'de']);
    expect(err.trim()).toMatch(
      /^Fehler: „dicemasters“ ist kein Wert für das Argument „game“\. Es gibt .+ Meintest du „dice-masters“\?$/u,
    );
  });

  it.each([
    [
      "error: unknown option '--sed'\n(Did you mean --seed?)",
      'Fehler: die Option „--sed“ gibt es nicht (Meintest du --seed?)',
    ],
    ["error: missing required argument 'game'", 'Fehler: das Argument „game“ fehlt'],
    [
      "error: option '-l, --locale <locale>' argument 'fr' is invalid. Allowed choices are en, es, de.",
      'Fehler: „fr“ ist kein Wert für die Option „-l, --locale <locale>“. Zur Wahl stehen en, es, de.',
    ],
    [
      "error: too many arguments for 'cards'. Expected 2 arguments but got 3.",
      'Fehler: zu viele Argumente: erwartet 2, angegeben 3.',
    ],
    ['error: something new', 'Fehler: something new'],
  ])('says what commander says: %j', (text, german) => {
    const { argv } = process;
    process.argv = [...argv, '--locale', 'de'];
    expect(mistakeLine(text)).toBe(german);
    process.argv = [...argv, '--locale', 'en'];
    expect(mistakeLine(text)).toBe(text.replace('\n', ' '));
    process.argv = argv;
  });

  it('shows faces of dice in it', () => {
    const level = { kind: 'character', level: 2, cost: 1, attack: 5, defense: 4, bursts: 1 } as const;
    expect(faceWord(level, 'es')).toBe('N2 5A/4D*');
    expect(faceWord(level, 'de')).toBe('S2 5A/4V*');
    expect(faceWord({ kind: 'energy', energy: 'mask', count: 2 }, 'es')).toBe('antifaz×2');
  });
});
