import type { Replay } from '@assemble/kernel';

/** Hands a replay over as a file. */
export function handOver(replay: Replay, kind: 'replay' | 'report'): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(replay)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${replay.game}-${replay.seedHash.slice(0, 8)}.${kind}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
