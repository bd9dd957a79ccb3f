import { pdfMaxBytes, pdfMaxPages } from '@verapix/domain';
import * as messages from '@verapix/messages/engines';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import type { EngineOutcome } from '../engine';
import { createFailures, EngineStop } from '../failures';
import { loadFile } from '../network/load-file';
import { openjpeg } from '../picture/openjpeg';
import { createStallLimit } from './stall-limit';

/** Dots per inch of a page's picture: small print has letters about 20 pixels high, as the text reader wants them. */
const dotsPerInch = 250;

/** PDF measures in points. */
const pointsPerInch = 72;

/** The most pixels of a page's picture. A4 has 6 megapixels, A3 12; a larger page is drawn at a lower density. */
const maxPixels = 12_000_000;

/** The longest side of a page's picture: what canvases of common browsers hold. */
const maxSidePx = 16_384;

/** The most pixels of a picture in a page, which a few bytes can claim. A scan of A0 at 300 dots per inch has 139 megapixels. */
const maxImagePixels = 300_000_000;

/** A document whose pages can be drawn. */
export interface OpenDocument {
  pageCount: number;
  /** Draws a page as a PNG or JPEG; the first is 1. Rejects if it can't be drawn. */
  draw: (page: number) => Promise<Blob>;
  /** Draws a page small, to be recognized, as a PNG. Rejects if it can't be drawn. */
  preview: (page: number) => Promise<Blob>;
  /** The text that a page holds as text, line by line; empty if it holds none, as a scan. Rejects if it can't be read. */
  text: (page: number) => Promise<string>;
  /** Frees the memory, and ends a drawing. */
  close: () => void;
}

const failure = createFailures({
  'engine-unavailable': {
    message: messages.pdfNoCode,
    fix: messages.chooseAgain,
  },
  'decode-failed': {
    message: messages.pdfDamaged,
    fix: messages.pdfDamagedFix,
  },
  'too-large': {
    message: messages.pdfTooLarge({ megabytes: pdfMaxBytes / 1024 / 1024 }),
    fix: messages.pdfTooLargeFix,
  },
  'too-many-pages': {
    message: messages.pdfManyPages({ pages: pdfMaxPages }),
    fix: messages.pdfTooLargeFix,
  },
  'too-slow': {
    message: messages.pdfSlow,
    fix: messages.pdfDamagedFix,
  },
  locked: {
    message: messages.pdfLocked,
    fix: messages.pdfLockedFix,
  },
});

const addressesOf = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]));

/** Decoders, fonts and character maps that few documents need: each is fetched when a page does. */
const resources = addressesOf({
  ...import.meta.glob<string>('/node_modules/pdfjs-dist/wasm/*.wasm', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('/node_modules/pdfjs-dist/cmaps/*.bcmap', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
});

/** Fetches resources by the addresses that the build gave them. PDF.js makes an instance. */
class Resources {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    if (filename === 'openjpeg.wasm') return loadFile(openjpeg);
    const address = resources.get(filename);
    if (!address) throw new Error(`There is no ${filename}.`);
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${filename} could not be loaded: ${answer.status}.`);
    return new Uint8Array(await answer.arrayBuffer());
  }
}

/** The longer side of a preview in pixels. */
const previewSidePx = 320;

async function drawPage(page: PDFPageProxy): Promise<Blob> {
  const natural = page.getViewport({ scale: dotsPerInch / pointsPerInch });
  const { width, height } = natural;
  const shrink = Math.min(1, Math.sqrt(maxPixels / (width * height)), maxSidePx / Math.max(width, height));
  return render(page, (dotsPerInch / pointsPerInch) * shrink);
}

async function previewPage(page: PDFPageProxy): Promise<Blob> {
  const { width, height } = page.getViewport({ scale: 1 });
  return render(page, previewSidePx / Math.max(width, height));
}

/** The lines of a page, in the order of the document. */
async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  const parts = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''));
  return parts.join('').trim();
}

/** A page as a PNG, in which letters stay sharp. */
async function render(page: PDFPageProxy, scale: number): Promise<Blob> {
  const viewport = page.getViewport({ scale });
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.floor(viewport.width)),
    Math.max(1, Math.floor(viewport.height)),
  );
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gave no canvas.');
  // PDF.js draws on any canvas; its types name that of the page.
  const canvasContext = context as unknown as CanvasRenderingContext2D;
  await page.render({ canvas: null, canvasContext, viewport }).promise;
  page.cleanup();
  return canvas.convertToBlob({ type: 'image/png' });
}

/**
 * Opens a PDF with PDF.js, which is loaded then, in a worker of its own. Scripts in a document are never run, and nothing
 * that it refers to is fetched. Aborting closes it: what is under way then rejects. So does a document of which nothing comes for a
 * minute.
 */
export async function openPdf(file: Blob, signal?: AbortSignal): Promise<EngineOutcome<OpenDocument>> {
  if (file.size > pdfMaxBytes) return { ok: false, failure: failure('too-large') };
  const library = await import('pdfjs-dist').catch(() => undefined);
  if (!library) return { ok: false, failure: failure('engine-unavailable') };
  signal?.throwIfAborted();
  const { getDocument, PDFWorker } = library;
  const port = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module', name: 'pdf' });
  const stopped = new Promise<never>((_, reject) => {
    port.addEventListener('error', (event) => {
      event.preventDefault();
      reject(new EngineStop('engine-unavailable'));
    });
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
  // It rejects whether or not something waits for it.
  stopped.catch(() => {});
  // Its types say that there is no port.
  const worker = new PDFWorker({ port: port as unknown as null });
  const loading = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    worker,
    useWorkerFetch: false,
    BinaryDataFactory: Resources,
    isEvalSupported: false,
    enableXfa: false,
    maxImageSize: maxImagePixels,
    verbosity: 0,
  });
  const { limit, end } = createStallLimit(() => close());
  const close = () => {
    end();
    void loading.destroy().catch(() => {});
    port.terminate();
    signal?.removeEventListener('abort', close);
  };
  signal?.addEventListener('abort', close);
  try {
    const document: PDFDocumentProxy = await limit(() => Promise.race([loading.promise, stopped]));
    if (document.numPages > pdfMaxPages) throw new EngineStop('too-many-pages');
    const onPage =
      <Value>(work: (page: PDFPageProxy) => Promise<Value>) =>
      (page: number) =>
        limit(() => Promise.race([document.getPage(page).then(work), stopped]));
    return {
      ok: true,
      value: {
        pageCount: document.numPages,
        draw: onPage(drawPage),
        preview: onPage(previewPage),
        text: onPage(textOf),
        close,
      },
    };
  } catch (error) {
    close();
    signal?.throwIfAborted();
    if (error instanceof EngineStop) return { ok: false, failure: failure(error.code) };
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    return { ok: false, failure: failure(isLocked ? 'locked' : 'decode-failed') };
  }
}
