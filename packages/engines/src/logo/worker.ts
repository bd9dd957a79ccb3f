import { serveRun } from '../worker/serve-run';
import { toPng } from './artwork';
import type { LogoPhase, LogoRequest } from './contract';
import { runLogo } from './run-logo';
import { fetchFont } from './text/font-files';
import { typefaceIds } from './text/typefaces';

const japaneseRanges = () => import('@fontsource/noto-sans-jp/unicode.json');

/** Loads the Latin letters of every template. Files for other scripts are loaded with the first name that needs them. */
const prepare = () => Promise.all([japaneseRanges(), ...typefaceIds.map(fetchFont)]);

serveRun<LogoRequest, object, LogoPhase>(async (request, report) => {
  const { default: japanese } = await japaneseRanges();
  return runLogo(request, report, { loadFont: fetchFont, japanese, toPng });
}, prepare);
