/** In this order: a browser also calls itself by the names of those that it descends from. */
const BROWSERS = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /\bChrom(e|ium)\/|\bCriOS\//],
  ['Safari', /\bSafari\//],
] as const;

const SYSTEMS = [
  ['Android', /\bAndroid\b/],
  ['iPad', /\biPad\b/],
  ['iPhone', /\biPhone\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

const named = (names: typeof BROWSERS | typeof SYSTEMS, text: string): string[] =>
  names.flatMap(([name, sign]) => (sign.test(text) ? [name] : [])).slice(0, 1);

/** A device in words by which its owner knows it again, such as "Firefox, Windows", and nobody else. */
export const deviceLabel = (userAgent = ''): string =>
  [...named(BROWSERS, userAgent), ...named(SYSTEMS, userAgent)].join(', ');
