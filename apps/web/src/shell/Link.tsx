import type { ComponentProps } from 'react';
import { follow } from './router.ts';

/** A link within the page. */
export function Link(props: Omit<ComponentProps<'a'>, 'onClick'> & { readonly href: string }) {
  return <a {...props} onClick={follow} />;
}
