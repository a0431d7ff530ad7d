/** What a key can do at a table, in the order of the list. */
export const keyActions = [
  'confirm',
  'cancel',
  'pass',
  'undo',
  'redo',
  'log',
  'rules',
  'hint',
  'odds',
  'inspect',
  'peek',
  'help',
] as const;
export type KeyAction = (typeof keyActions)[number];

/** Which key does what: as `KeyboardEvent.key` names it, letters small. */
export type Bindings = Readonly<Record<KeyAction, string>>;

export const defaultBindings: Bindings = {
  confirm: 'Enter',
  cancel: 'Escape',
  pass: ' ',
  undo: 'z',
  redo: 'y',
  log: 'l',
  rules: 'r',
  hint: 'h',
  odds: 'o',
  inspect: 'i',
  peek: 'v',
  help: '?',
};

/** The name of a key without regard to the shift that letters may come with. */
export const keyName = (key: string): string => (key.length === 1 ? key.toLowerCase() : key);

/** Keys that stay the browser's, or have a meaning of their own here: digits choose, Control hurries. */
const taken = /^(Tab|Shift|Control|Alt|AltGraph|Meta|CapsLock|Dead|Unidentified|Process|F\d+|Arrow.+|[0-9])$/;

export const mayBind = (key: string): boolean => key !== '' && !taken.test(key);

export function readBindings(value: unknown): Bindings {
  const stored: { readonly [name: string]: unknown } =
    typeof value === 'object' && value !== null ? { ...value } : {};
  const read = (action: KeyAction): string => {
    const key = stored[action];
    return typeof key === 'string' && mayBind(key) ? keyName(key) : defaultBindings[action];
  };
  return Object.fromEntries(keyActions.map((action) => [action, read(action)])) as Bindings;
}

/** What a key does; the first of those that share it. */
export const actionOf = (bindings: Bindings, key: string): KeyAction | null =>
  keyActions.find((action) => bindings[action] === keyName(key)) ?? null;

/** The other actions that have the same key. */
export const rivalsOf = (bindings: Bindings, action: KeyAction): readonly KeyAction[] =>
  keyActions.filter((other) => other !== action && bindings[other] === bindings[action]);
