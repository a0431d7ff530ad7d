export type { Act, PersonAct } from './act.ts';
export { type BotsByName, type Handled, type Sitter, Table, type TableTerms } from './table.ts';
