/** The rules and words of the game, loaded when somebody reads them. */
export const source = {
  ledger: async () => {
    const [{ crisisProtocolRules }, { topics }] = await Promise.all([
      import('@assemble/rules/ledger/crisis-protocol'),
      import('./topics.ts'),
    ]);
    return { rules: crisisProtocolRules, topics };
  },
  terms: async () => (await import('@assemble/rules/ledger/crisis-protocol-terms')).crisisProtocolTerms,
};
