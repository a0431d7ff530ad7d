export type { Act, PersonAct, TimeOut } from './act.ts';
export type { Handled } from './handled.ts';
export { type Question, thinkOf } from './question.ts';
export type { SavedTable } from './saved.ts';
export { Table } from './table.ts';
export type { BotsByName, Sitter, TableTerms } from './terms.ts';
