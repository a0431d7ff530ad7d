import type { Node } from '@assemble/kernel';

/** What the rules themselves do when they are heard: status cards, keywords, and what waited for its moment. */
export const RULES = {
  tough: { node: 'status', status: 'tough' },
  stunned: { node: 'status', status: 'stunned' },
  confused: { node: 'status', status: 'confused' },
  retaliate: { node: 'retaliate' },
  quickstrike: { node: 'quickstrike' },
  waiting: { node: 'waiting' },
} as const satisfies { readonly [address: string]: Node & { readonly status?: string } };
