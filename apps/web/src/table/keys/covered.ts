/** Whether a sheet or a menu lies over the table: then the keys are its own, Escape above all. */
export const isCovered = (): boolean => document.querySelector('dialog[open], :popover-open') !== null;
