import type { Store } from '../src/storage/store.ts';

/** A store with some of its methods replaced: one that breaks, or answers what seldom happens. */
export function bent(store: Store, changes: Partial<Store>): Store {
  return new Proxy(store, {
    get: (target, name) => {
      const change: unknown = Reflect.get(changes, name);
      if (change !== undefined) return change;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
