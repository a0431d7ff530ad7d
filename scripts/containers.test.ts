import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { context, readText, stages } from './lib/container-files.mjs';
import { nodeVersions } from './lib/nodes.mjs';
import { root } from './lib/setup.mjs';

const [build = [], final = []] = stages();
const instructions = (stage: typeof build, word: string): string[] =>
  stage.filter((one) => one.word === word).map(({ rest }) => rest);

interface Service {
  readonly image: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly healthcheck?: unknown;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
}

const compose = parse(readText('compose.yaml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
};
const nginx = readText('containers/nginx.conf');

describe('the Dockerfile', () => {
  test('is one, without a warning', () => {
    expect(validate(readText('Dockerfile')).map(({ message }) => message)).toEqual([]);
  });

  test('uses the newest Node that is tested', () => {
    expect(readText('Dockerfile')).toContain(`ARG NODE=${nodeVersions.at(-1)}\n`);
  });

  test('takes into its build what there is, and no secrets or data', () => {
    const { names, isLeftOut } = context();
    for (const name of names) expect(existsSync(join(root, name)), name).toBe(true);
    expect(readText('.dockerignore').split('\n')[0]).toBe('*');
    expect(names).not.toContain('data');
    for (const name of ['node_modules', 'dist', 'test', 'a.test.ts'])
      expect(isLeftOut(name), name).toBe(true);
    expect(isLeftOut('src')).toBe(false);
  });

  test('runs without the libraries of developers, as somebody without rights, with its data in a volume', () => {
    expect(instructions(build, 'RUN').at(-1)).toContain('--omit=dev');
    expect(instructions(final, 'USER')).toEqual(['node']);
    expect(instructions(final, 'VOLUME')).toEqual(['/data']);
    expect(instructions(final, 'ENV')).toContain('DATA_FOLDER=/data');
    expect(instructions(final, 'HEALTHCHECK')[0]).toContain('health.mjs');
  });
});

describe('compose.yaml', () => {
  const { services } = compose;
  const servers = Object.keys(services).filter((name) => name.startsWith('server-'));

  test('has two servers on one database behind a proxy, each started after what it needs', () => {
    expect(servers).toEqual(['server-1', 'server-2']);
    for (const name of servers) {
      expect(services[name]?.depends_on).toEqual({ database: { condition: 'service_healthy' } });
      expect(services[name]?.environment).toMatchObject({
        DATABASE_URL: expect.stringMatching(/^postgres:.*@database:5432\/assemble$/),
        TRUST_PROXY: 'uniquelocal',
      });
    }
    expect(Object.keys(services['proxy']?.depends_on ?? {})).toEqual(servers);
    expect(services['database']?.healthcheck).toBeDefined();
  });

  test('publishes the proxy and nothing else', () => {
    const published = Object.keys(services).filter((name) => services[name]?.ports !== undefined);
    expect(published).toEqual(['proxy']);
    expect(nginx).toContain(`listen ${services['proxy']?.ports?.[0]?.split(':').at(-1)};`);
  });

  test('keeps what is stored, and knows no password', () => {
    expect(services['database']?.volumes).toEqual(['database:/var/lib/postgresql/data']);
    expect(compose.volumes).toHaveProperty('database');
    for (const service of Object.values(services))
      for (const [name, value] of Object.entries(service.environment ?? {}))
        if (/PASSWORD|URL|SECRET/.test(name)) expect(value, name).toContain('${POSTGRES_PASSWORD:?');
  });

  test('names a version of every image that is not ours', () => {
    const images = Object.values(services).map(({ image }) => image);
    for (const image of images) expect(image === 'assemble' || /:\d+\.\d+/.test(image), image).toBe(true);
  });
});

describe('the proxy', () => {
  test('knows both servers, and does not show their figures', () => {
    for (const name of ['server-1', 'server-2']) expect(nginx).toContain(`server ${name}:4680 `);
    expect(nginx).toMatch(/location = \/metrics \{\s*return 404;/);
  });

  test.each(['Host', 'X-Forwarded-Host', 'X-Forwarded-For', 'X-Forwarded-Proto', 'Upgrade', 'Connection'])(
    'sets %s, whatever a stranger sends',
    (name) => {
      expect(nginx).toMatch(new RegExp(`proxy_set_header ${name} \\$`));
    },
  );
});
