import { convertedFormats } from '@verapix/domain';
import { canvasOf, encodeCanvas } from '../picture/pixels';
import type { Size } from '../picture/raster';

const namespace = 'http://www.w3.org/2000/svg';
const { mime } = convertedFormats.svg;

/** The size of an SVG that states none, as in browsers. */
const defaultSize: Size = { width: 300, height: 150 };

/** A length in pixels; undefined for percentages, relative units and what is no length. */
function pixelsOf(length: string | null): number | undefined {
  const [, digits, unit = ''] =
    /^\s*\+?(\d*\.?\d+(?:e[+-]?\d+)?)\s*(px|pt|pc|mm|cm|in)?\s*$/i.exec(length ?? '') ?? [];
  const perUnit: Record<string, number> = {
    '': 1,
    px: 1,
    pt: 96 / 72,
    pc: 16,
    in: 96,
    cm: 96 / 2.54,
    mm: 96 / 25.4,
  };
  const pixels = Number(digits) * (perUnit[unit.toLowerCase()] ?? 1);
  return pixels > 0 && Number.isFinite(pixels) ? pixels : undefined;
}

/** The size of the coordinates that the drawing shows. */
function viewSizeOf(root: Element): Size | undefined {
  const [, , width = 0, height = 0] = (root.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/** The size that a drawing states: a missing side follows from the other and from its coordinates. */
function statedSize(root: Element): Size {
  const view = viewSizeOf(root);
  const [width, height] = [pixelsOf(root.getAttribute('width')), pixelsOf(root.getAttribute('height'))];
  if (width && height) return { width, height };
  const { width: across, height: down } = view ?? defaultSize;
  if (width) return { width, height: (width * down) / across };
  if (height) return { width: (height * across) / down, height };
  return { width: across, height: down };
}

/** A drawing that can be made a picture of any size. */
export interface OpenSvg {
  /** The size that it states, in whole pixels. */
  size: Size;
  /** The drawing as a file that states another size. */
  resized: (size: Size) => Blob;
}

/** What a page inside a drawing would be: a canvas with one could not be read. */
const embeddedPages = 'foreignObject';

/** Reads an XML file as the browser reads pages: in its own encoding. Null if it is none. */
function readXml(file: Blob): Promise<Document | null> {
  const address = URL.createObjectURL(new Blob([file], { type: mime }));
  // Trusted Types refuse the parser of strings, because a page could show what it returns.
  const request = new XMLHttpRequest();
  return new Promise((resolve) => {
    request.addEventListener('loadend', () => {
      URL.revokeObjectURL(address);
      resolve(request.responseXML);
    });
    request.responseType = 'document';
    request.open('GET', address);
    request.send();
  });
}

/**
 * Opens an SVG on the page: workers have no element that shows one. The browser runs no script of a picture and loads
 * nothing from outside for it. Resolves with undefined if it is no SVG that can be read.
 */
export async function openSvg(file: Blob): Promise<OpenSvg | undefined> {
  const drawing = await readXml(file);
  const root = drawing?.documentElement;
  if (!root || root.namespaceURI !== namespace || root.localName !== 'svg') return undefined;
  if (drawing.querySelector('parsererror')) return undefined;
  for (const page of [...drawing.getElementsByTagNameNS(namespace, embeddedPages)]) page.remove();
  const stated = statedSize(root);
  // Drawn at another size, the coordinates remain those of the stated one.
  if (!viewSizeOf(root)) root.setAttribute('viewBox', `0 0 ${stated.width} ${stated.height}`);
  return {
    size: { width: Math.max(1, Math.round(stated.width)), height: Math.max(1, Math.round(stated.height)) },
    resized({ width, height }) {
      root.setAttribute('width', `${width}`);
      root.setAttribute('height', `${height}`);
      return new Blob([new XMLSerializer().serializeToString(drawing)], { type: mime });
    },
  };
}

/** Draws an SVG at the size that it states, as a PNG. Rejects if the browser can't. */
export async function drawSvg(file: Blob, { width, height }: Size): Promise<Blob> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const [canvas, context] = canvasOf(width, height);
    context.drawImage(image, 0, 0, width, height);
    return await encodeCanvas(canvas, 'image/png');
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** An SVG as a file whose longer side has that many pixels. Returns the file itself if it can't be read. */
export async function resizeDrawing(file: File, longerSide: number): Promise<File> {
  const drawing = await openSvg(file);
  if (!drawing) return file;
  const { width, height } = drawing.size;
  const scale = longerSide / Math.max(width, height);
  const size = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  return new File([drawing.resized(size)], file.name, { type: mime });
}
