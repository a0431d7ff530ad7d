/** A text in which **what matters** is set bold. */
export function Bold({ text }: { readonly text: string }) {
  return text.split('**').map((part, i) =>
    i % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order.
      <b key={i}>{part}</b>
    ) : (
      part
    ),
  );
}
