import { expect, test } from 'vitest';
import { readSettings, SettingsError } from '../src/settings.ts';

test('the data folder lies in the repository unless it is named', () => {
  expect(readSettings({}).dataFolder).toMatch(/[\\/]data$/);
  expect(readSettings({ DATA_FOLDER: 'elsewhere' }).dataFolder).toMatch(/[\\/]elsewhere$/);
  expect(readSettings({ DATA_FOLDER: '/var/lib/assemble' }).dataFolder).toBe('/var/lib/assemble');
});

test.each(['postgres://a:b@db:5432/x', 'postgresql://db/x'])('DATABASE_URL may be %s', (url) => {
  expect(readSettings({ DATABASE_URL: url }).databaseUrl).toBe(url);
});

test('without DATABASE_URL the database is embedded', () => {
  expect(readSettings({}).databaseUrl).toBeNull();
  expect(readSettings({ DATABASE_URL: '' }).databaseUrl).toBeNull();
});

test.each(['mysql://a:hush@db/x', 'data/hush.sqlite', 'postgres://hush@:x'])(
  'DATABASE_URL may not be %s, and is not repeated',
  (url) => {
    const read = () => readSettings({ DATABASE_URL: url });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(/^(?!.*hush).*DATABASE_URL/);
  },
);
