/** Arrow keys go from one thing to the next inside a zone; Tab still goes through all of them. */
export function arrowsIn(event: KeyboardEvent): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  const from = event.target;
  if (step === 0 || !(from instanceof HTMLElement) || !from.classList.contains('thing')) return;
  const all = [...(from.closest('.dm-zone')?.querySelectorAll<HTMLElement>('button.thing') ?? [])];
  const next = all[all.indexOf(from) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
