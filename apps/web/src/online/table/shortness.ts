const SOON = 30_000;
const LAST = 10_000;

/** How short a time is, so that somebody is warned. */
export const shortness = (left: number): 'soon' | 'last' | null =>
  left <= LAST ? 'last' : left <= SOON ? 'soon' : null;
