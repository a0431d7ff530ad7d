import './emblems.css';
import { type SignName, signOutline } from './signs.ts';

/** A drawing in the colour of the text that it stands beside. */
export function Sign({ name }: { readonly name: SignName }) {
  return (
    <svg viewBox="0 0 512 512" className="sign" aria-hidden="true">
      <path d={signOutline(name)} fill="currentColor" />
    </svg>
  );
}
