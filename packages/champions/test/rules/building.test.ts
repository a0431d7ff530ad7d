import { proves } from '@assemble/rules/testing';
import { expect } from 'vitest';
import { champions } from '../../src/game.ts';
import { Content, deckVerdict, presetDeck } from '../../src/index.ts';
import { refusals, setupOf } from '../game.ts';
import { INVENTED } from '../invented.ts';

/** What may be played together: decks, identities, encounter sets. */

proves('MC-UNIQUE-2', 'two heroes of one name with different alter-egos may play together', () => {
  const other = champions(new Content(INVENTED));
  const rules = (second: string): string[] => {
    const setup = setupOf(['spider-man', 'she-hulk']) as unknown as { players: { identity: string }[] };
    const players = [setup.players[0], { ...setup.players[1], identity: second }];
    const verdict = other.acceptSetup({ ...setup, players } as never);
    return verdict.yes ? [] : verdict.reasons.map((reason) => reason.rule);
  };
  expect(rules('core/1')).toContain('MC-UNIQUE-1');
  expect(rules('test/47')).not.toContain('MC-UNIQUE-1');
});

proves('MC-ENCDECK-5', 'two modular sets are accepted, the same one twice is not', () => {
  expect(refusals(setupOf(['spider-man'], 'rhino', { modular: ['bomb-scare', 'under-attack'] }))).toEqual([]);
  expect(refusals(setupOf(['spider-man'], 'rhino', { modular: ['bomb-scare', 'bomb-scare'] }))).toEqual([
    'MC-ENCDECK-4',
  ]);
});

proves('MC-DECK-8', 'an identity that asks for an aspect gets no deck of another', () => {
  const invented = new Content(INVENTED);
  const rules = (identity: string, aspect: 'justice' | 'aggression'): string[] => {
    const deck = { ...presetDeck(invented, 'spider-man', aspect), identity };
    const verdict = deckVerdict(invented, deck as never);
    return verdict.yes ? [] : verdict.reasons.map((reason) => reason.rule);
  };
  expect(rules('test/47', 'justice')).toContain('MC-DECK-8');
  expect(rules('test/47', 'aggression')).not.toContain('MC-DECK-8');
  expect(rules('core/1', 'justice')).toEqual([]);
});
