export type { Act, PersonAct } from './act.ts';
export type { Handled } from './handled.ts';
export { Table } from './table.ts';
export type { BotsByName, Sitter, TableTerms } from './terms.ts';
