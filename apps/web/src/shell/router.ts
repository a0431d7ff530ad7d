import { useSyncExternalStore } from 'react';

/** Where the page is: `#/rules/DM-ATTACK-1?q=x` is path ['rules', 'DM-ATTACK-1'] with the query q=x. */
export interface Route {
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

export function parseHash(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#/, '').split(/\?(.*)/s);
  return { path: path.split('/').filter(Boolean).map(decoded), query: new URLSearchParams(query) };
}

/** The address of a place; empty parts of the query are left out. */
export function hrefTo(path: readonly string[], query: Readonly<Record<string, string>> = {}): string {
  const filled = Object.entries(query).filter(([, value]) => value !== '');
  const search = new URLSearchParams(filled).toString();
  return `#/${path.map(encodeURIComponent).join('/')}${search ? `?${search}` : ''}`;
}

const listeners = new Set<() => void>();
/** How far each entry of the history was scrolled, by the key in its state. */
const scrolled = new Map<string, number>();
let key = '';
let entries = 0;

interface EntryState {
  readonly key: string;
  /** Whether the entry before it is a place of this page. */
  readonly inside: boolean;
}

function stateOf(state: unknown): EntryState | null {
  if (typeof state !== 'object' || state === null || !('key' in state)) return null;
  return { key: String(state.key), inside: 'inside' in state && state.inside === true };
}

function remember(inside: boolean): EntryState {
  entries += 1;
  return { key: `${performance.timeOrigin}:${entries}`, inside };
}

function arrive(): void {
  const state = stateOf(history.state) ?? remember(false);
  if (stateOf(history.state) === null) history.replaceState(state, '');
  key = state.key;
  for (const listener of listeners) listener();
}

/** Follows the address. Called once, before the first rendering. */
export function startRouter(): void {
  history.scrollRestoration = 'manual';
  arrive();
  window.addEventListener('popstate', arrive);
  document.addEventListener('click', followLinks);
  window.addEventListener('scroll', () => scrolled.set(key, window.scrollY), { passive: true });
}

/** How far the current entry was scrolled when it was left. */
export const scrollOfEntry = (): number => scrolled.get(key) ?? 0;

export function navigate(href: string): void {
  scrolled.set(key, window.scrollY);
  history.pushState(remember(true), '', href);
  arrive();
}

/** Changes the address of this entry: filters and searches make no history. */
export function replace(href: string): void {
  history.replaceState(history.state, '', href);
  arrive();
}

/** One step back, or to `href` where the person came from elsewhere. */
export function leaveTo(href: string): void {
  if (stateOf(history.state)?.inside) history.back();
  else replace(href);
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useHash = (): string => useSyncExternalStore(subscribe, () => location.hash);

/**
 * Follows links within the page: `#/…` is a place, any other `#…` an element that takes the focus. A click that asks
 * for a new tab or window is the browser's.
 */
function followLinks(event: MouseEvent): void {
  const { metaKey, ctrlKey, shiftKey, altKey, button, target } = event;
  if (event.defaultPrevented || metaKey || ctrlKey || shiftKey || altKey || button !== 0) return;
  const href = target instanceof Element ? target.closest('a[href^="#"]')?.getAttribute('href') : null;
  if (!href) return;
  event.preventDefault();
  if (!href.startsWith('#/')) document.getElementById(href.slice(1))?.focus();
  else if (href !== location.hash) navigate(href);
}
