// Who may import whom. Imports go one way: kernel <- language <- games <- scenario, bots <- protocol <- apps.
const swc = require('@swc/core');

// dependency-cruiser asks swc to read TypeScript without JSX; the files of the page need it.
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: /[.][jt]sx$/.test(file) });

const games = '^packages/(champions|crisis-protocol|dice-masters)/';

// Test files and test kits may use tools that the sources may not.
const tests =
  '[.]test[.]tsx?$|^packages/[^/]+/(test|scripts|src/testing)/|^rules/(test|scripts|src/testing)/';

/** Everything in the repository but the named rooms. */
const allBut = (...rooms) => ({
  path: '^(packages/[^/]+|apps/[^/]+|rules|scripts|e2e)/',
  pathNot: rooms.map((room) => `^${room}/`),
});

module.exports = {
  forbidden: [
    {
      name: 'kernel-imports-nothing',
      severity: 'error',
      from: { path: '^packages/kernel/', pathNot: tests },
      to: allBut('packages/kernel'),
    },
    {
      name: 'tests-of-the-base-cite-rules',
      comment: 'Tests of kernel and language may cite the ledger, and see no game.',
      severity: 'error',
      from: { path: '^packages/(kernel|language)/' },
      to: allBut('packages/$1', 'packages/kernel', 'rules'),
    },
    {
      name: 'rules-import-nothing',
      severity: 'error',
      from: { path: '^rules/' },
      to: allBut('rules'),
    },
    {
      name: 'language-on-kernel',
      severity: 'error',
      from: { path: '^packages/language/', pathNot: tests },
      to: allBut('packages/language', 'packages/kernel'),
    },
    {
      name: 'games-on-kernel-language-rules',
      comment: 'A game never imports another game. Its tests may use the scenario kit and the bots.',
      severity: 'error',
      from: { path: games, pathNot: tests },
      to: {
        path: '^(packages/[^/]+|apps/[^/]+|rules|scripts|e2e)/',
        pathNot: ['^packages/$1/', '^packages/(kernel|language)/', '^rules/'],
      },
    },
    {
      name: 'game-tests-on-no-other-game',
      severity: 'error',
      from: { path: games },
      to: {
        path: '^(packages/[^/]+|apps/[^/]+|scripts|e2e)/',
        pathNot: ['^packages/$1/', '^packages/(kernel|language|scenario|bots)/'],
      },
    },
    {
      name: 'rules-import-no-builder-nor-scenario',
      comment: 'What rules share with the builder or with scenarios stands in rules or below them.',
      severity: 'error',
      from: { path: `${games}src/rules/` },
      to: { path: `${games}src/(builder|scenario)/` },
    },
    {
      name: 'scenario-imports-no-game',
      severity: 'error',
      from: { path: '^packages/scenario/' },
      to: allBut('packages/scenario', 'packages/(kernel|language)', 'rules'),
    },
    {
      name: 'lessons-import-no-game',
      comment:
        'Lessons are data, and whoever follows them is handed the words of a game. Their tests play them.',
      severity: 'error',
      from: { path: '^packages/lessons/', pathNot: tests },
      to: allBut('packages/(lessons|kernel|language)'),
    },
    {
      name: 'puzzles-import-no-game',
      comment: 'Puzzles are data, and their solver is handed a game. Their tests solve them.',
      severity: 'error',
      from: { path: '^packages/puzzles/', pathNot: tests },
      to: allBut('packages/(puzzles|kernel|language|scenario|bots)'),
    },
    {
      name: 'bots-import-no-game',
      severity: 'error',
      from: { path: '^packages/bots/' },
      to: allBut('packages/bots', 'packages/(kernel|language)'),
    },
    {
      name: 'protocol-on-kernel',
      severity: 'error',
      from: { path: '^packages/protocol/' },
      to: allBut('packages/protocol', 'packages/kernel'),
    },
    {
      name: 'table-imports-no-game',
      severity: 'error',
      from: { path: '^packages/table/', pathNot: tests },
      to: allBut('packages/(table|kernel|bots|protocol)'),
    },
    {
      name: 'shared-rooms-of-the-page-know-no-game',
      comment:
        'A game plugs into the page through apps/web/src/games; the shared rooms never reach into one.',
      severity: 'error',
      from: {
        path: '^apps/web/src/(collection|learn|puzzles|table|play|shell|rules|strings|ui|online|replay|offline|worker)/',
      },
      to: { path: ['^apps/web/src/games/[^/]+/', '^packages/(champions|crisis-protocol|dice-masters)/'] },
    },
    {
      name: 'packages-import-no-app',
      comment: 'Also for packages that the rules above do not name yet.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(apps|scripts|e2e)/' },
    },
    {
      name: 'packages-run-anywhere',
      comment:
        'The sources of packages use neither the modules of Node nor, in kernel, rules and games, any library.',
      severity: 'error',
      from: { path: '^(packages|rules)/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'pure-rooms-have-no-library',
      severity: 'error',
      from: {
        path: '^(packages/(kernel|language|champions|crisis-protocol|dice-masters)|rules)/src/',
        pathNot: tests,
      },
      to: { dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'declared',
      comment: 'What is imported stands in the package.json of the room.',
      severity: 'error',
      from: { path: '^(packages|apps|rules)/', pathNot: tests },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'packages-by-their-name',
      comment: 'Another package is imported by its name, not by a path into it.',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: { path: '^(packages|rules)/', pathNot: '^packages/$2/', dependencyTypesNot: ['aliased-workspace'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^apps/[^/]+/dist/' },
    combinedDependencies: true,
    // TypeScript 7 has no compiler interface for JavaScript tools; swc reads the sources instead. It does not tell
    // imports of types from others, so cycles are left to the linter, which does.
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
};
