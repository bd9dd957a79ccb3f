// MSW's worker asks the page about every request. A story's modules, styles and fonts are never mocked: they pass by here.
addEventListener('fetch', (event) => {
  if (/^(script|style|font)$/.test(event.request.destination)) event.stopImmediatePropagation();
});

importScripts('mockServiceWorker.js');
