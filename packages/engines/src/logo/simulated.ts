import { delays, logoLayouts, simulatedProgressCap } from '@verapix/facts';
import type { Engine, EnginePhase } from '../engine';
import { createProgressReporter } from '../progress';
import { type Wait, wait } from '../simulated/wait';
import { brandNameOf } from './brand-name';
import { logoFailure } from './failures';
import { placeholderTile } from './placeholder';
import type { Logo, LogoRequest, LogoRound } from './types';

const phases = [
  { id: 'simulate', label: 'Generating (simulated)', weight: 1 },
] as const satisfies readonly EnginePhase[];

export interface SimulatedLogoOptions {
  /** The clock; a test gives a fake. */
  wait?: Wait;
  /** 0 up to 1: how far the progress jumps, and the number on a tile. */
  random?: () => number;
  /** Makes the PNG of a tile; a test without a canvas gives a fake. */
  rasterise?: (svg: Blob, width: number, height: number) => Promise<Blob>;
}

/** Draws an SVG as the page would, and keeps it as PNG. */
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

/** The logo generator as the specification simulates it: three tiles, each after 700 ms, no network. */
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
    const alt = `${brandName}: placeholder, layout ${layout}`;
    return { layout, alt, width, height, svg: blob, png, darkSvg: blob, faviconSvg: blob };
  };
  return {
    id: 'simulated',
    phases,
    async run(request, { signal, onProgress }) {
      signal.throwIfAborted();
      const report = createProgressReporter(phases, onProgress);
      const cap = simulatedProgressCap.tools / 100;
      let done = 0;
      const logos: Logo[] = [];
      for (const layout of logoLayouts) {
        report({ phase: 'simulate', done });
        await pause(delays.simulatedLogo, signal);
        // By chance, but never past the cap before the last one is there.
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
