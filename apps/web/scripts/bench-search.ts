// npm run bench:search: how long it takes to make the index of all rules, and to search in it.
import { gameIds, ledger, terms } from '@assemble/rules';
import { topics as champions } from '../src/games/champions/topics.ts';
import { topics as crisisProtocol } from '../src/games/crisis-protocol/topics.ts';
import { topics as diceMasters } from '../src/games/dice-masters/topics.ts';
import { RuleIndex } from '../src/rules/search/rule-index.ts';

const topics = { champions, 'crisis-protocol': crisisProtocol, 'dice-masters': diceMasters } as const;
const ledgers = gameIds.map((game) => ({
  game,
  rules: ledger[game],
  topics: topics[game],
  terms: terms[game],
}));

const QUERIES = [
  ...[
    'retaliate',
    'represalia',
    'Vergeltung',
    'attack',
    'ataque',
    'Angriff',
    'a',
    'e',
    'die',
    'verg',
    'Schablone',
  ],
  ...['what happens when a character is dazed', 'línea de visión', 'wuerfel', 'hit points damage', 're-roll'],
];
const TIMES = 50;

const began = performance.now();
const index = new RuleIndex(ledgers);
console.log(
  `index of ${ledgers.flatMap(({ rules }) => rules).length} rules: ${Math.round(performance.now() - began)} ms`,
);

const taken = QUERIES.flatMap((query) =>
  Array.from({ length: TIMES }, () => {
    const from = performance.now();
    index.find(query, 'en');
    return { query, ms: performance.now() - from };
  }),
).sort((a, b) => a.ms - b.ms);
const at = (share: number) => taken[Math.min(taken.length - 1, Math.floor(taken.length * share))];
const told = (one: (typeof taken)[number] | undefined) => `${one?.ms.toFixed(2)} ms (${one?.query})`;
console.log(
  `${taken.length} searches: median ${told(at(0.5))}, 95 % ${told(at(0.95))}, slowest ${told(at(1))}`,
);
