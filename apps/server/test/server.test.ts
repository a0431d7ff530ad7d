import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer } from '../src/server.ts';
import { readSettings, SettingsError, startFailure } from '../src/settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'assemble-page-'));
let server: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Assemble</title>');
  const script = 'console.log(1);'.repeat(100);
  writeFileSync(join(folder, 'assets/main-1a2b.js'), script);
  writeFileSync(join(folder, 'assets/main-1a2b.js.gz'), gzipSync(script));
  writeFileSync(join(folder, 'assets/main-1a2b.js.br'), brotliCompressSync(script));
  server = await createServer(folder);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

describe('the server', () => {
  test('is healthy', async () => {
    const response = await server.inject('/health');
    expect(response.json()).toEqual({ status: 'ok' });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('serves the page, to be asked for again, without inline scripts', async () => {
    const response = await server.inject('/');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toMatch(/^text\/html/);
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    expect(response.headers['referrer-policy']).toBe('same-origin');
    expect(response.headers['content-security-policy']).toContain("default-src 'self'");
    expect(response.headers['content-security-policy']).not.toContain('unsafe');
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('serves built files for "%s" and for ever', async (accepted, encoding) => {
    const response = await server.inject({
      url: '/assets/main-1a2b.js',
      headers: { 'accept-encoding': accepted },
    });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers['content-type']).toMatch(/javascript/);
    expect(response.headers['cache-control']).toContain('immutable');
  });

  test('has nothing elsewhere, and nothing outside the page', async () => {
    for (const url of ['/nothing', '/../package.json', '/%2e%2e/package.json', '/assets/%2e%2e/%2e%2e/x']) {
      const response = await server.inject(url);
      expect(response.statusCode, url).toBeGreaterThanOrEqual(400);
      expect(response.statusCode, url).toBeLessThan(500);
      expect(response.headers['x-content-type-options']).toBe('nosniff');
    }
  });

  test('says what to do when the page is not built', async () => {
    await expect(createServer(join(folder, 'assets'))).rejects.toThrow(/not built/);
  });
});

describe('settings', () => {
  test('have a default and read PORT and HOST', () => {
    expect(readSettings({})).toEqual({ port: 4680, host: '::' });
    expect(readSettings({ PORT: '8080', HOST: '127.0.0.1' })).toEqual({ port: 8080, host: '127.0.0.1' });
  });

  test.each(['x', '70000', '-1', '80.5', '0x10'])('refuse PORT=%s', (text) => {
    expect(() => readSettings({ PORT: text })).toThrow(SettingsError);
  });

  test('name the port that is taken and the way out', async () => {
    await server.listen({ port: 0, host: '127.0.0.1' });
    const address = server.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const second = await createServer(folder);
    const error: unknown = await second
      .listen({ port, host: '127.0.0.1' })
      .catch((reason: unknown) => reason);
    expect(startFailure(error, { port, host: '127.0.0.1' })).toMatch(new RegExp(`${port} is taken.*PORT=`));
    await second.close();
  });
});
