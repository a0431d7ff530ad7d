import type { Command } from 'commander';
export function addPlay(_program: Command): void {}
