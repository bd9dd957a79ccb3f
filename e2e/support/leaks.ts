import type { CDPSession, Page } from '@playwright/test';

/** Resources that a page must release. */
export interface Held {
  /** Object URLs that are not revoked. */
  urls: number;
  workers: number;
  /** Bytes of script objects, of the page's own objects and of array buffers in use after garbage was collected. */
  bytes: number;
  /** Elements and texts, shown or kept. */
  nodes: number;
}

/** Counts object URLs, which browsers do not report. Call it before the page is opened. */
export async function countObjectUrls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const live = new Set<string>();
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (blob) => {
      const url = createObjectURL(blob);
      live.add(url);
      return url;
    };
    URL.revokeObjectURL = (url) => {
      live.delete(url);
      revokeObjectURL(url);
    };
    Object.assign(window, { liveObjectUrls: live });
  });
}

/** A heap snapshot by Chromium: a fixed count of numbers per node. */
interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

/** Memory of the JavaScript engine itself: it grows to a limit, independent of the scripts. */
const ofTheEngine = ['code', 'hidden', 'object shape'];

/** Bytes of the page's heap without the engine's own memory. */
async function bytesOfObjects(browser: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const collect = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  browser.on('HeapProfiler.addHeapSnapshotChunk', collect);
  await browser.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  browser.off('HeapProfiler.addHeapSnapshotChunk', collect);
  const { snapshot, nodes }: HeapSnapshot = JSON.parse(chunks.join(''));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    const kind = types[0][nodes[at + type] ?? 0] ?? '';
    if (!ofTheEngine.includes(kind)) bytes += nodes[at + size] ?? 0;
  }
  return bytes;
}

/** The page's resources now. */
export async function heldBy(page: Page): Promise<Held> {
  const browser = await page.context().newCDPSession(page);
  // Later collections free what earlier ones made unreachable.
  for (let times = 0; times < 3; times++) await browser.send('HeapProfiler.collectGarbage');
  const bytes = await bytesOfObjects(browser);
  const { nodes } = await browser.send('Memory.getDOMCounters');
  await browser.detach();
  const urls = await page.evaluate(
    () => (window as unknown as { liveObjectUrls: Set<string> }).liveObjectUrls.size,
  );
  return {
    urls,
    workers: page.workers().length,
    bytes,
    nodes,
  };
}
