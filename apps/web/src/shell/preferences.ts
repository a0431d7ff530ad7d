import { type Locale, locales } from '@assemble/language';
import { useSyncExternalStore } from 'react';
import { DESCRIPTIONS, manifestOf } from './description.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

interface Preferences {
  readonly locale: Locale;
  readonly theme: Theme;
}

const stored = (name: string): string | null => {
  try {
    return localStorage.getItem(`assemble.${name}`);
  } catch {
    return null;
  }
};

function store(name: string, value: string): void {
  try {
    localStorage.setItem(`assemble.${name}`, value);
  } catch {
    // Storage may be full or forbidden: then the choice lasts as long as the page.
  }
}

/** The first language of the list that we speak: "es-MX" is Spanish. */
function preferredLocale(wanted: readonly string[]): Locale {
  const spoken = wanted.map((tag) => locales.find((locale) => tag.toLowerCase().split('-')[0] === locale));
  return spoken.find((locale) => locale !== undefined) ?? 'en';
}

let preferences: Preferences = {
  locale:
    locales.find((locale) => locale === stored('locale')) ??
    preferredLocale(globalThis.navigator?.languages ?? []),
  theme: themes.find((theme) => theme === stored('theme')) ?? 'dark',
};
const listeners = new Set<() => void>();
/** Nothing where boards are drawn without a window, as tests do. */
const dark = globalThis.matchMedia?.('(prefers-color-scheme: dark)') as MediaQueryList | undefined;

/** Brings the document in line with the choices; follows the system where that was chosen. */
export function applyPreferences(): void {
  const { locale, theme } = preferences;
  const root = document.documentElement;
  root.lang = locale;
  document.querySelector('meta[name="description"]')?.setAttribute('content', DESCRIPTIONS[locale]);
  document.querySelector('link[rel="manifest"]')?.setAttribute('href', manifestOf(locale));
  root.dataset['theme'] = theme === 'system' ? (dark?.matches ? 'dark' : 'light') : theme;
}
dark?.addEventListener('change', applyPreferences);

function change(changes: Partial<Preferences>): void {
  preferences = { ...preferences, ...changes };
  applyPreferences();
  for (const listener of listeners) listener();
}

/** The language of this moment, for what is not drawn. */
export const localeNow = (): Locale => preferences.locale;

export function setLocale(locale: Locale): void {
  store('locale', locale);
  change({ locale });
}

export function setTheme(theme: Theme): void {
  store('theme', theme);
  change({ theme });
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useLocale = (): Locale => useSyncExternalStore(subscribe, () => preferences.locale);
export const useTheme = (): Theme => useSyncExternalStore(subscribe, () => preferences.theme);
