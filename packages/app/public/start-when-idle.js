// Loads the app of a page that is only read, once the page has loaded and the browser is idle, or after two seconds.
(() => {
  const { app } = document.currentScript.dataset;
  const start = () => import(app);
  addEventListener('load', () => {
    // Safari has no idle callback.
    if (window.requestIdleCallback) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start);
  });
})();
