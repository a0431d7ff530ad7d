/** Cards that lie face down; the words beside it tell how many. */
export function Backs({ count }: { readonly count: number }) {
  return (
    <span className="mc-back-row" aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one back is like another.
        <span key={at} className="mc-back" />
      ))}
    </span>
  );
}
