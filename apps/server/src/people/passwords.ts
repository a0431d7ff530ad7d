import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the library's defaults, which follow OWASP. */
export const hashPassword = (password: string): Promise<string> => hash(password);

let nobody: Promise<string> | null = null;

/** Whether a password is right. Without a hash it takes as long and is wrong: nobody learns which logins exist. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  nobody ??= hash('the password of nobody');
  const isRight = await verify(passwordHash ?? (await nobody), password);
  return isRight && passwordHash !== null;
}
