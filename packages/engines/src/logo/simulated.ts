import { delays, type LogoLayout, logoLayouts, simulatedProgressCap } from '@verapix/domain';
import type { Engine, EnginePhase } from '../engine';
import { createProgressReporter } from '../progress';
import { type Wait, wait } from '../simulated-engine';
import { escapeXml } from './artwork';
import { contrast } from './colour/colour';
import { brandNameOf, type Logo, type LogoRequest, type LogoRound, logoFailure } from './contract';
import * as messages from '@verapix/messages/engines-logo';

interface Placeholder {
  svg: string;
  width: number;
  height: number;
}

const [width, height] = [400, 300];

const wordsOf: Record<LogoLayout, (name: string) => string> = {
  icon: (name) => ([...name][0] ?? '').toLocaleUpperCase('en'),
  text: (name) => name,
  full: (name) => `${([...name][0] ?? '').toLocaleUpperCase('en')} · ${name}`,
};

/** The specified placeholder of a logo: brand name, chosen colour, layout and a random number. */
function placeholderTile(
  { brandName, colours }: LogoRequest,
  layout: LogoLayout,
  random: number,
): Placeholder {
  const [background = '#3a86ff'] = colours;
  const ink = contrast('#ffffff', background) >= 3 ? '#ffffff' : '#12141a';
  const words = wordsOf[layout](brandName);
  const size = layout === 'icon' ? 140 : Math.min(56, 560 / Math.max(1, [...words].length));
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${background}"/>`,
    `<text x="200" y="150" fill="${ink}" font-family="sans-serif" font-size="${Math.round(size)}" font-weight="700" text-anchor="middle" dominant-baseline="central">${escapeXml(words)}</text>`,
    `<text x="200" y="280" fill="${ink}" font-family="sans-serif" font-size="14" text-anchor="middle">${layout} ${random}</text>`,
    '</svg>',
  ].join('');
  return { svg, width, height };
}

const phases = [
  { id: 'simulate', label: messages.simulating, weight: 1 },
] as const satisfies readonly EnginePhase[];

interface SimulatedLogoOptions {
  /** The clock; tests pass a fake. */
  wait?: Wait;
  /** Returns 0 to below 1, for the steps of the progress and the number on a tile. */
  random?: () => number;
  /** Renders a tile as PNG; tests without a canvas pass a fake. */
  rasterise?: (svg: Blob, width: number, height: number) => Promise<Blob>;
}

/** Renders an SVG as PNG. */
async function rasteriseTile(svg: Blob, width: number, height: number): Promise<Blob> {
  const url = URL.createObjectURL(svg);
  try {
    const image = new Image(width, height);
    image.src = url;
    await image.decode();
    const canvas = new OffscreenCanvas(width * 2, height * 2);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await canvas.convertToBlob({ type: 'image/png' });
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The logo generator as specified for the simulation: three tiles, each after 700 ms, without a network. */
export function createSimulatedLogoMaker(options: SimulatedLogoOptions = {}): Engine<LogoRequest, LogoRound> {
  const { wait: pause = wait, random = Math.random, rasterise = rasteriseTile } = options;
  const tile = async (request: LogoRequest, layout: (typeof logoLayouts)[number]): Promise<Logo> => {
    const brandName = brandNameOf(request.brandName);
    const { svg, width, height } = placeholderTile(
      { ...request, brandName },
      layout,
      Math.floor(random() * 1000),
    );
    const blob = new Blob([svg], { type: 'image/svg+xml' });
    const png = await rasterise(blob, width, height);
    const alt = messages.altPlaceholder({ name: brandName, layout });
    return { layout, alt, width, height, svg: blob, png, darkSvg: blob, markSvg: blob, simpleSvg: blob };
  };
  return {
    async run(request, { signal, onProgress }) {
      signal.throwIfAborted();
      const report = createProgressReporter(phases, onProgress);
      const cap = simulatedProgressCap.tools / 100;
      let done = 0;
      const logos: Logo[] = [];
      for (const layout of logoLayouts) {
        report({ phase: 'simulate', done });
        await pause(delays.simulatedLogo, signal);
        // Random steps, which stay below the cap until the last logo.
        done = Math.min(cap, done + random() * (cap - done) * 0.9);
        const logo = await tile(request, layout).catch(() => undefined);
        signal.throwIfAborted();
        if (!logo) return { ok: false, failure: logoFailure('encode-failed') };
        logos.push(logo);
      }
      report({ phase: 'simulate', done: 1 });
      const durationMs = delays.simulatedLogo * logoLayouts.length;
      return { ok: true, value: { logos, request, method: 'simulated', durationMs } };
    },
  };
}
