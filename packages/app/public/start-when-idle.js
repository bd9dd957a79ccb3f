// Loads the app of a page that is only read, once the page has loaded and the browser is idle, or after two seconds.
(() => {
  const { app } = document.currentScript.dataset;
  // As the bundler does with every other import: see `before-paint.js`.
  const start = () =>
    import(app).catch((error) => {
      if (dispatchEvent(new Event('vite:preloadError', { cancelable: true }))) throw error;
    });
  addEventListener('load', () => {
    // Safari has no idle callback.
    if (window.requestIdleCallback) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start);
  });
})();
