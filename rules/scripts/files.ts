import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type GameId, gameIds } from '../src/types.ts';
import { readDifferences, readGlossary, readLedger, readTerms } from './read-ledger.ts';
import { renderDifferences, renderLedger, renderLimited, renderTerms } from './render.ts';

const root = new URL('../', import.meta.url);

export interface GeneratedFile {
  /** The YAML file, relative to this workspace. */
  readonly from: string;
  /** The module to write: an absolute path. */
  readonly path: string;
  readonly text: string;
  readonly problems: readonly string[];
}

/** Every generated module as it should be, with what is wrong with the file it comes from. */
export function generatedFiles(): readonly GeneratedFile[] {
  const yaml = (name: string) => readFileSync(new URL(`${name}.yaml`, root), 'utf8');
  const ledgerOf = (game: GameId) =>
    readLedger(game, yaml(game), { es: yaml(`${game}-es`), de: yaml(`${game}-de`) });
  const path = (name: string) => fileURLToPath(new URL(`src/generated/${name}.ts`, root));
  const editions = 'crisis-protocol-editions';
  const entries = ledgerOf('crisis-protocol').items;
  const ids = entries.map(({ id }) => id);
  const differences = readDifferences(
    { en: yaml(editions), es: yaml(`${editions}-es`), de: yaml(`${editions}-de`) },
    ids,
  );
  const games = gameIds.flatMap((game) => {
    const rules = ledgerOf(game);
    const explained = readGlossary(yaml('glossary'), game);
    const terms = readTerms(
      yaml(`${game}-terms`),
      explained,
      rules.items.map(({ id }) => id),
    );
    return [
      {
        from: `${game}.yaml`,
        path: path(game),
        text: renderLedger(game, rules.items),
        problems: rules.problems,
      },
      {
        from: `${game}-terms.yaml`,
        path: path(`${game}-terms`),
        text: renderTerms(game, terms.items),
        problems: terms.problems,
      },
    ];
  });
  return [
    ...games,
    {
      from: `${editions}.yaml`,
      path: path(editions),
      text: renderDifferences(differences.items),
      problems: differences.problems,
    },
    {
      from: 'crisis-protocol.yaml',
      path: path('crisis-protocol-limited'),
      text: renderLimited(entries),
      problems: [],
    },
  ];
}
