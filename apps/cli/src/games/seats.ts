import type { Seat } from '@assemble/kernel';
import type { Locale } from '@assemble/language';

const SEAT: { readonly [L in Locale]: string } = { en: 'Seat', es: 'Asiento', de: 'Platz' };

/** How the terminal calls a player. */
export const seatName = (seat: Seat, locale: Locale): string => `${SEAT[locale]} ${seat}`;
