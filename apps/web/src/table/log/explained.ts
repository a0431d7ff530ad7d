import type { Explained, Json } from '@assemble/kernel';

const isRecord = (value: Json | undefined): value is { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPart = (value: Json): boolean =>
  isRecord(value) &&
  typeof value['amount'] === 'number' &&
  typeof value['rule'] === 'string' &&
  isRecord(value['source']) &&
  typeof value['source']['key'] === 'string';

const isExplained = (value: Json): value is Json & Explained =>
  isRecord(value) &&
  typeof value['value'] === 'number' &&
  Array.isArray(value['parts']) &&
  value['parts'].length > 0 &&
  value['parts'].every(isPart);

/** The numbers in what an event carries that unfold into their sources. */
export const explainedIn = (args: { readonly [name: string]: Json }): readonly Explained[] =>
  Object.values(args).filter(isExplained);
