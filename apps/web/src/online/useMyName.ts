import { useEffect, useState } from 'react';
import { api } from './api.ts';

/** What the server knows one as; null while it was not asked, or does not answer: then no name is suggested. */
export function useMyName(wanted: boolean): string | null {
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    if (!wanted) return;
    api.me().then(
      (me) => setName(me.name),
      () => setName(null),
    );
  }, [wanted]);
  return name;
}
