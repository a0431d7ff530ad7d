/** Plain data: all that a match may hold. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A record of plain data that its owner may write to. */
export type Data = { [key: string]: Json };

const PLAIN = { enumerable: true, writable: true, configurable: true };

/** Copies plain data of unknown shape: for small values such as frame data, not for whole tables. */
export function copyJson<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyJson) as T;
  const copy: Record<string, unknown> = {};
  for (const key in value) {
    if (key !== '__proto__') copy[key] = copyJson(value[key]);
    else Object.defineProperty(copy, key, { ...PLAIN, value: copyJson(value[key]) });
  }
  return copy as T;
}

/** Finds the first place in a value that is not plain data; null when all of it is. */
export function notPlain(value: unknown, path = '$'): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : path;
  if (typeof value !== 'object') return path;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const place = notPlain(value[i], `${path}[${i}]`);
      if (place !== null) return place;
    }
    return null;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return path;
  for (const [key, part] of Object.entries(value)) {
    const place = notPlain(part, `${path}.${key}`);
    if (place !== null) return place;
  }
  return null;
}
