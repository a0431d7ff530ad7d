/** A mistake of the person who starts the server: told in one line, without a stack. */
export class SettingsError extends Error {}

export interface Settings {
  readonly port: number;
  readonly host: string;
}

const defaultPort = 4680;

/** Reads PORT and HOST. Without HOST the server listens on all addresses, so that a phone at home can reach it. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const text = env['PORT'] || String(defaultPort);
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65535)
    throw new SettingsError(`PORT must be a number from 0 to 65535, not "${text}".`);
  return { port, host: env['HOST'] || '::' };
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** What a failed start means for the person who typed the command; null where we do not know. */
export function startFailure(error: unknown, { port, host }: Settings): string | null {
  if (error instanceof SettingsError) return error.message;
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `Port ${port} is taken. Stop what runs there, or choose another: PORT=${port + 1} npm start`;
    case 'EACCES':
      return `Port ${port} may not be used by this user. Choose another: PORT=${defaultPort} npm start`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address "${host}". Correct HOST, or leave it out.`;
    default:
      return null;
  }
}
