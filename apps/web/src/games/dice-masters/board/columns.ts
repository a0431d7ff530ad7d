/** So many columns the arena always has; more stand closer together. */
const COLUMNS = 8;

/** How many columns a row of so many is laid out in. */
export const columnsFor = (count: number): number => Math.max(COLUMNS, count);

/** The middle of a column as a share of the row. */
export const middleOf = (column: number, count: number): number => (column + 0.5) / columnsFor(count);
