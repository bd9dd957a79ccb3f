import type { LogoIndustry } from '@verapix/domain';
import * as messages from '@verapix/messages/engines-logo';
import { logoIndustryNames } from '../option-names';
import type { EngineOutcome } from '../engine';
import { EngineStop, outcomeOf, step } from '../failures';
import type { Report } from '../worker/serve-run';
import { type Artwork, toSvg } from './artwork';
import {
  brandNameOf,
  type Logo,
  type LogoPhase,
  type LogoRequest,
  type LogoRound,
  logoFailure,
} from './contract';
import { type DrawnLogo, makeLogos } from './make-logos';
import { styles, typefacesOf } from './style';
import { openLettering } from './text/lettering';
import type { LoadFont } from './text/typefaces';

/** Dependencies of a run; tests without a canvas pass fakes. */
export interface LogoTools {
  loadFont: LoadFont;
  /** The Unicode ranges of the numbered Japanese font files. */
  japanese: Readonly<Record<string, string>>;
  toPng: (artwork: Artwork) => Promise<Blob>;
}

export type LogoResult = Omit<LogoRound, 'durationMs'>;

const svgBlob = (artwork: Artwork) => new Blob([toSvg(artwork)], { type: 'image/svg+xml' });

async function save(
  { layout, alt, light, dark, mark, simple, legibility }: DrawnLogo,
  tools: LogoTools,
): Promise<Logo> {
  return {
    layout,
    alt,
    width: light.width,
    height: light.height,
    svg: svgBlob(light),
    png: await tools.toPng(light),
    darkSvg: svgBlob(dark),
    markSvg: svgBlob(mark),
    simpleSvg: svgBlob(simple),
    legibility,
  };
}

const labelOf = (industry: LogoIndustry | undefined) => (industry ? logoIndustryNames[industry] : '');

/** The note about characters without a glyph. */
function noteFor(missing: readonly string[]): { note?: string } {
  if (missing.length === 0) return {};
  const characters = missing.map((character) => messages.quoted({ character })).join(', ');
  return { note: messages.missing({ characters }) };
}

/** The name without characters that have no glyph. Throws an `EngineStop` if nothing is left. */
function drawableName(name: string, missing: readonly string[]): string {
  const left = [...name].filter((character) => !missing.includes(character)).join('');
  const drawable = left
    .replace(/\ufe0f/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  if (!/[^\s\p{M}]/u.test(drawable)) throw new EngineStop('no-letters');
  return drawable;
}

/** Makes the logos of one request. */
export function runLogo(
  request: LogoRequest,
  report: Report<LogoPhase>,
  tools: LogoTools,
): Promise<EngineOutcome<LogoResult>> {
  return outcomeOf(async () => {
    const { template } = request;
    const typed = brandNameOf(request.brandName);
    report({ phase: 'letters', done: 0 });
    const lettering = await step('model-unavailable', () =>
      openLettering({
        text: typed + labelOf(request.industry),
        typefaces: typefacesOf(styles[template]),
        load: tools.loadFont,
        japanese: tools.japanese,
      }),
    );
    const brandName = drawableName(typed, lettering.missing);
    report({ phase: 'draw', done: 0 });
    const drawn = makeLogos({ ...request, brandName }, lettering);
    report({ phase: 'save', done: 0 });
    const logos: Logo[] = [];
    for (const logo of drawn) {
      logos.push(await step('encode-failed', () => save(logo, tools)));
      report({ phase: 'save', done: logos.length / drawn.length });
    }
    return { logos, request, method: 'device', ...noteFor(lettering.missing) };
  }, logoFailure);
}
