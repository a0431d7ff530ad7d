// A disk of memory that can be filled to its last byte; only the superuser of Linux can mount one.
import { spawnSync } from 'node:child_process';
import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const MEGABYTES = 512;

export class SmallDisk {
  readonly #folder: string;
  readonly #ballast: string;

  private constructor(folder: string) {
    this.#folder = folder;
    this.#ballast = join(folder, 'ballast');
  }

  /** Mounts a disk at the folder; null where that is not possible. */
  static at(folder: string): SmallDisk | null {
    const options = ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tmpfs', folder];
    return spawnSync('mount', options).status === 0 ? new SmallDisk(folder) : null;
  }

  /** Leaves no byte free. */
  fill(): void {
    for (let bytes = 1 << 20; bytes >= 1; bytes >>= 1) this.#add(Buffer.alloc(bytes));
  }

  makeRoom(): void {
    rmSync(this.#ballast, { force: true });
  }

  remove(): void {
    spawnSync('umount', ['-l', this.#folder]);
  }

  #add(block: Buffer): void {
    try {
      for (;;) appendFileSync(this.#ballast, block);
    } catch (error) {
      if (!(error instanceof Error) || !('code' in error) || error.code !== 'ENOSPC') throw error;
    }
  }
}
