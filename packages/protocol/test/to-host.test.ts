import { describe, expect, it } from 'vitest';
import { BadMessage, MOST_CHARACTERS, parseToHost } from '../src/index.ts';

const complaint = (text: string): string => {
  try {
    parseToHost(text);
  } catch (error) {
    if (error instanceof BadMessage) return error.message;
    throw error;
  }
  return 'accepted';
};

describe('messages to a host', () => {
  it('reads what a page may say', () => {
    const decide = { type: 'decide', seat: 0, n: 7, answer: { with: [[3, 1]], markers: 0 } };
    expect(parseToHost(JSON.stringify(decide))).toEqual(decide);
    expect(parseToHost('{"type":"undo","seat":1,"steps":2}')).toEqual({ type: 'undo', seat: 1, steps: 2 });
    const probe = { type: 'probe', seat: 0, n: 7, answer: { x: 1.5, y: 2 } };
    expect(parseToHost(JSON.stringify(probe))).toEqual(probe);
  });

  it('says what is wrong with anything else', () => {
    expect(complaint('{"type":"decide"')).toBe('a message is JSON');
    expect(complaint('"hello"')).toContain('expected object');
    expect(complaint('{"type":"cheat"}')).toContain('type');
    expect(complaint('{"type":"decide","seat":"0","n":1,"answer":null}')).toContain('seat');
    expect(complaint('{"type":"decide","seat":0,"n":1.5,"answer":null}')).toContain('n');
    expect(complaint('{"type":"probe","seat":0,"answer":null}')).toContain('n');
    expect(complaint('{"type":"undo","seat":0,"steps":0}')).toContain('steps');
    expect(complaint('{"type":"redo","seat":0,"admin":true}')).toContain('admin');
    expect(complaint(`"${'x'.repeat(MOST_CHARACTERS)}"`)).toContain(String(MOST_CHARACTERS));
    const deep = `${'['.repeat(9900)}${']'.repeat(9900)}`;
    expect(complaint(`{"type":"decide","seat":0,"n":1,"answer":${deep}}`)).toContain('deep');
  });
});
