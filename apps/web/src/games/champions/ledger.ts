/** The rules and words of the game, loaded when somebody reads them. */
export const source = {
  ledger: async () => {
    const [{ championsRules }, { topics }] = await Promise.all([
      import('@assemble/rules/ledger/champions'),
      import('./topics.ts'),
    ]);
    return { rules: championsRules, topics };
  },
  terms: async () => (await import('@assemble/rules/ledger/champions-terms')).championsTerms,
};
