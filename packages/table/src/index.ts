export { type Handled, type Sitter, Table } from './table.ts';
