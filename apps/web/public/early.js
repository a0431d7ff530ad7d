// Runs before the first paint, so that no page flashes in the other theme. src/shell/preferences.ts takes over.
(() => {
  let theme = 'dark';
  try {
    theme = localStorage.getItem('assemble.theme') ?? theme;
  } catch {
    // Storage may be forbidden; then the page is dark, as at first.
  }
  if (theme === 'system') theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  document.documentElement.dataset.theme = theme;
})();
