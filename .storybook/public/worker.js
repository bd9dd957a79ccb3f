// MSW's worker asks the page about every request. A story's modules, styles and fonts are never mocked: the browser loads
// them without it.
addEventListener('fetch', (event) => {
  if (/^(script|style|font)$/.test(event.request.destination)) event.stopImmediatePropagation();
});

importScripts('mockServiceWorker.js');
