// What the container files say, as far as we need it to try them without Docker.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

/** @param {string} name */
export const readText = (name) => readFileSync(join(root, name), 'utf8');

/**
 * The instructions of the Dockerfile, stage by stage; lines that end with a backslash go on in the next one.
 * @returns {{ word: string, rest: string }[][]}
 */
export function stages(text = readText('Dockerfile')) {
  const lines = text.replace(/\\\n\s*/g, '').split('\n');
  const instructions = lines
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => ({ word: line.split(' ')[0] ?? '', rest: line.slice(line.indexOf(' ') + 1).trim() }));
  /** @type {{ word: string, rest: string }[][]} */
  const found = [];
  for (const instruction of instructions) {
    if (instruction.word === 'FROM') found.push([]);
    found.at(-1)?.push(instruction);
  }
  return found;
}

/** What gets into the image's build: the names at the top, and a test for everything below them. */
export function context(text = readText('.dockerignore')) {
  const lines = text.split('\n').filter(Boolean);
  const names = lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
  const endings = lines.filter((line) => line.startsWith('**/')).map((line) => line.slice(3));
  /** @param {string} name the last part of a path */
  const isLeftOut = (name) =>
    endings.some((one) => (one.startsWith('*') ? name.endsWith(one.slice(1)) : name === one));
  return { names, isLeftOut };
}
