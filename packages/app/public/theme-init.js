// Runs before the first paint, so that a remembered theme does not flash. `src/shell/theme.ts` owns the key.
try {
  const theme = localStorage.getItem('verapix.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked: the system's theme it is.
}
