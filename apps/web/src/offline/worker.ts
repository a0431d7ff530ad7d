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

/**
 * Keeps the page for when there is no network. Browsers allow it over safe connections and on this machine only;
 * elsewhere the page works for as long as there is a network.
 */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  if (serviceWorker.controller !== null)
    // Every tab goes over together: the files of the old version are gone. Matches are kept after every decision.
    serviceWorker.addEventListener('controllerchange', () => location.reload());
  window.addEventListener('load', () => {
    serviceWorker.register('/sw.js').then(follow, (error: unknown) => {
      console.warn('the page could not be kept for offline use', error);
    });
  });
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useNewVersion = (): NewVersion | null => useSyncExternalStore(subscribe, () => waiting);
