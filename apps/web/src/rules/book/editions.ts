import type { EditionId } from '@assemble/rules';

/** How an edition is marked beside a text: by the language of its book. */
export const EDITION_MARKS: Readonly<Record<EditionId, string>> = { en: 'EN', de: 'DE', es13: 'ES 1.3' };
