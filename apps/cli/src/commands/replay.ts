import type { Command } from 'commander';
export function addReplay(_program: Command): void {}
