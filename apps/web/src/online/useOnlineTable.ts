import { useEffect, useState } from 'react';
import type { TableState } from '../table/client.ts';
import { useClientState } from '../table/home-client.ts';
import { api, socketAddress } from './api.ts';
import { SocketClient } from './socket-client.ts';

function later(action: () => void, wait: number): () => void {
  const timer = setTimeout(action, wait);
  return () => clearTimeout(timer);
}

/** Comes back as soon as there is reason to hope, and gives up a line that cannot stand. */
function followNetwork(client: SocketClient): () => void {
  const retry = (): void => client.retry();
  const lost = (): void => client.lost();
  const seen = (): void => {
    if (document.visibilityState === 'visible') client.retry();
  };
  window.addEventListener('online', retry);
  window.addEventListener('offline', lost);
  document.addEventListener('visibilitychange', seen);
  return () => {
    window.removeEventListener('online', retry);
    window.removeEventListener('offline', lost);
    document.removeEventListener('visibilitychange', seen);
  };
}

/** The line to an online match for as long as the screen is there. */
export function useOnlineTable(id: string): { client: SocketClient | null; state: TableState | null } {
  const [client, setClient] = useState<SocketClient | null>(null);
  useEffect(() => {
    const opened = new SocketClient({
      connect: () => new WebSocket(socketAddress(id)),
      file: () => api.replay(id),
      later,
    });
    setClient(opened);
    const unfollow = followNetwork(opened);
    return () => {
      unfollow();
      opened.close();
    };
  }, [id]);
  return { client, state: useClientState(client) };
}
