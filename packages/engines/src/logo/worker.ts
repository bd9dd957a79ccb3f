import { serveRun } from '../worker/serve-run';
import type { LogoPhase } from './phases';
import { toPng } from './render/png';
import { runLogo } from './run-logo';
import { fetchFont } from './text/font-files';
import { typefaceIds } from './text/typefaces';
import type { LogoRequest } from './types';

const japaneseRanges = () => import('@fontsource/noto-sans-jp/unicode.json');

/** Every template's Latin letters. Other letters are many, and come with the first name written in them. */
const prepare = () => Promise.all([japaneseRanges(), ...typefaceIds.map(fetchFont)]);

serveRun<LogoRequest, object, LogoPhase>(async (request, report) => {
  const { default: japanese } = await japaneseRanges();
  return runLogo(request, report, { loadFont: fetchFont, japanese, toPng });
}, prepare);
