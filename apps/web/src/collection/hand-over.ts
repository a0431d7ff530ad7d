/** Hands a text over as a file. */
export function handOverFile(text: string, name: string, ending: string): void {
  const url = URL.createObjectURL(
    new Blob([text], { type: ending.endsWith('json') ? 'application/json' : 'text/plain' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name.replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase()}.${ending}`;
  link.click();
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
