/** The rules and words of the game, loaded when somebody reads them. */
export const source = {
  ledger: async () => {
    const [{ diceMastersRules }, { topics }] = await Promise.all([
      import('@assemble/rules/ledger/dice-masters'),
      import('./topics.ts'),
    ]);
    return { rules: diceMastersRules, topics };
  },
  terms: async () => (await import('@assemble/rules/ledger/dice-masters-terms')).diceMastersTerms,
};
