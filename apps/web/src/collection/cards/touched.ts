/** For each property and value in what a card says and does, the rules to read. */
export type RulesBehind<Id extends string> = Readonly<
  Record<string, Readonly<Record<string, readonly Id[]>>>
>;

/** The rules that parts of a card touch, each once, in the order of the card. */
export function touchedBy<Id extends string>(behind: RulesBehind<Id>, parts: unknown): readonly Id[] {
  const found = new Set<Id>();
  const look = (key: string, value: unknown): void => {
    for (const id of behind[key]?.[String(value)] ?? []) found.add(id);
  };
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) walk(each);
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) {
        if (Array.isArray(inner)) for (const each of inner) look(key, each);
        else look(key, inner);
        walk(inner);
      }
  };
  walk(parts);
  return [...found];
}
