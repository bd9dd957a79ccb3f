// Runs before the first paint. It applies the stored theme, and marks the document while a stored session is still to be
// read: pages are prerendered for visitors, and the header hides what it offers them until then.
(() => {
  try {
    const { dataset } = document.documentElement;
    const theme = localStorage.getItem('verapix.theme');
    if (theme === 'light' || theme === 'dark') dataset.theme = theme;
    if (localStorage.getItem('verapix-auth') !== null) dataset.session = 'stored';
  } catch {
    // Storage is blocked: the theme follows the system.
  }
})();
