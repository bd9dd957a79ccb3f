import type { SizeLimitConfig } from 'size-limit';
import { entryFiles } from './scripts/build-checks/entry-files.ts';

/** First-load JavaScript of each route, gzip. */
const routes = {
  '/': 'src/pages/home/HomePage.tsx',
  '/tools': 'src/pages/tools/ToolsPage/ToolsPage.tsx',
  '/tools/image-upscaler': 'src/pages/tools/UpscalerPage/UpscalerPage.tsx',
  'a page not built yet': 'src/pages/unbuilt/UnbuiltPage.tsx',
  'not found': 'src/pages/not-found/NotFoundPage.tsx',
};

export default Object.entries(routes).map(([name, module]) => ({
  name,
  path: entryFiles([module]),
  gzip: true,
  limit: '130 kB',
})) satisfies SizeLimitConfig;
