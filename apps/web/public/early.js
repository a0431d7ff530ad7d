// Runs before the first paint, so that a dark page never flashes white. src/shell/preferences.ts takes over.
(() => {
  let theme = 'system';
  try {
    theme = localStorage.getItem('assemble.theme') ?? 'system';
  } catch {
    // Storage may be forbidden; then the system decides.
  }
  if (theme !== 'light' && theme !== 'dark')
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme;
})();
