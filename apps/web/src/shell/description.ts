import type { Locale, Localized } from '@assemble/language';

/** What the page tells search engines and shops about itself; its manifests say the same. */
export const DESCRIPTIONS: Localized<string> = {
  en: 'Three Marvel tabletop games in the browser with every rule enforced. An unofficial fan project.',
  es: 'Tres juegos de mesa de Marvel en el navegador en los que se cumplen todas las reglas. Un proyecto no oficial de aficionados.',
  de: 'Drei Marvel-Brettspiele im Browser, in denen jede Regel eingehalten wird. Ein inoffizielles Fanprojekt.',
};

/** Where the manifest of a language is. */
export const manifestOf = (locale: Locale): string =>
  locale === 'en' ? '/manifest.webmanifest' : `/manifest.${locale}.webmanifest`;
