import { serveRun } from '../worker/serve-run';
import type { LogoPhase } from './phases';
import { toPng } from './render/png';
import { runLogo } from './run-logo';
import { fetchFont } from './text/font-files';
import type { LogoRequest } from './types';

serveRun<LogoRequest, object, LogoPhase>(async (request, report) => {
  const { default: japanese } = await import('@fontsource/noto-sans-jp/unicode.json');
  return runLogo(request, report, { loadFont: fetchFont, japanese, toPng });
});
