export type { Act, PersonAct } from './act.ts';
export { type Handled, Table } from './table.ts';
export type { BotsByName, Sitter, TableTerms } from './terms.ts';
