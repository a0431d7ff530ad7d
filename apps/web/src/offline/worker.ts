import { useSyncExternalStore } from 'react';

/** A version of the page that is loaded and waits to take over. */
export interface NewVersion {
  /** The rules it plays by, by game. */
  readonly rules: Readonly<Record<string, string>>;
  readonly takeOver: () => void;
}

let waiting: NewVersion | null = null;
const listeners = new Set<() => void>();

function rulesOf(worker: ServiceWorker): Promise<NewVersion['rules']> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<NewVersion['rules']>) => resolve(data);
    worker.postMessage('rules', [port2]);
  });
}

async function offer(worker: ServiceWorker): Promise<void> {
  const rules = await rulesOf(worker);
  waiting = { rules, takeOver: () => worker.postMessage('take-over') };
  for (const listener of listeners) listener();
}

/** Tells of every version that has been loaded beside the one that runs. */
function follow(registration: ServiceWorkerRegistration): void {
  // Without a running one this is the first visit: what is loaded is what is shown.
  if (registration.waiting !== null && navigator.serviceWorker.controller !== null)
    void offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed' && navigator.serviceWorker.controller !== null) void offer(coming);
    });
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible')
      registration.update().catch(() => {
        // Without a network there is no new version.
      });
  });
}

/** Tells the worker which files the page came with: a game among them was opened before anybody kept it. */
async function tellLoaded(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  active?.postMessage({ loaded });
}

/** Asks at once whether there is a new version: a part of this one may be gone from the server. */
export async function lookForNewVersion(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update();
}

/**
 * Keeps the page for when there is no network. Browsers allow it over safe connections and on this machine only;
 * elsewhere the page works for as long as there is a network.
 */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  // On a first visit the worker that takes over is the one of this very page.
  let controlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    // Every tab goes over together: the files of the old version are gone. Matches are kept after every decision.
    if (controlled) location.reload();
    controlled = true;
  });
  window.addEventListener('load', () => {
    serviceWorker.register('/sw.js').then(follow, (error: unknown) => {
      console.warn('the page could not be kept for offline use', error);
    });
    void tellLoaded();
  });
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useNewVersion = (): NewVersion | null => useSyncExternalStore(subscribe, () => waiting);
