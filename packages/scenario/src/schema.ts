import type { Json } from '@assemble/kernel';
import { gameIds, ledger } from '@assemble/rules';
import { type GamePieces, merged } from './words/merge.ts';

type Schema = { readonly [word: string]: Json };

const RULE_IDS = gameIds.flatMap((game) => ledger[game].map((entry) => entry.id));

/** The schema of a scenario of one game. */
export function scenarioSchema(pieces: GamePieces): Schema {
  const { game } = pieces;
  const schema = merged(pieces);
  return {
    type: 'object',
    required: ['game', 'name', 'rules', 'when'],
    properties: {
      game: { const: game, description: 'which game is played' },
      ...(pieces.schema.editions.length === 0
        ? {}
        : { edition: { enum: pieces.schema.editions, description: 'which edition of its rules' } }),
      name: { type: 'string', minLength: 1, description: 'what it shows, in one sentence' },
      rules: {
        type: 'array',
        minItems: 1,
        items: { $ref: '#/definitions/rule-id' },
        description: 'the rules it proves: it fails when one of them is broken',
      },
      given: schema.given,
      when: {
        type: 'array',
        description: 'the decisions, one after the other: {Ann: {buy: beast}}',
        items: {
          type: 'object',
          properties: {
            refused: {
              type: 'array',
              minItems: 1,
              items: { $ref: '#/definitions/rule-id' },
              description: 'the decision is refused for these reasons and changes nothing',
            },
            then: schema.then,
          },
          additionalProperties: schema.does,
        },
      },
      then: schema.then,
    },
    additionalProperties: false,
  };
}

/** One schema for the scenarios of all these games, as editors read it. */
export function combinedSchema(games: readonly GamePieces[]): Schema {
  const definitions: { [name: string]: Json } = {
    'rule-id': { type: 'string', enum: RULE_IDS, description: 'an id of the rule ledger' },
  };
  for (const one of games) Object.assign(definitions, merged(one).definitions);
  for (const one of games) definitions[`${one.game}-scenario`] = scenarioSchema(one);
  const names = games.map((one) => one.game);
  definitions['scenario'] = {
    type: 'object',
    required: ['game'],
    properties: { game: { enum: names, description: 'which game is played' } },
    allOf: games.map(({ game }) => ({
      if: { properties: { game: { const: game } }, required: ['game'] },
      then: { $ref: `#/definitions/${game}-scenario` },
    })),
  };
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Assemble scenario',
    description: 'Given, when, then. A file holds one scenario, a list of them, or several documents.',
    if: { type: 'array' },
    then: { items: { $ref: '#/definitions/scenario' } },
    else: { $ref: '#/definitions/scenario' },
    definitions,
  };
}
