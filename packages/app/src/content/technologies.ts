import { resolutions, upscaleFactors } from '@verapix/domain';
import { Palette, Scaling, ScanEye } from 'lucide-react';

const largestFactor = Math.max(...upscaleFactors);

/** The technologies on the about page. */
export const technologies = [
  {
    icon: ScanEye,
    title: 'AI analysis',
    text: 'Small trained networks look at a picture before anything is changed: where the subject ends and the background begins, where a face and its eyes are, what the letters say. They are loaded by your browser, their content is checked, and they run on your device.',
  },
  {
    icon: Scaling,
    title: 'Intelligent upscaling',
    text: `A picture becomes up to ${largestFactor} times as wide and as high, to ${resolutions['4K'].longestSidePx} pixels on its longer side. A network trained on pictures rebuilds edges and texture; where only exactness counts, a filter weighs the pixels that are there and invents none. You choose, and compare before you keep it.`,
  },
  {
    icon: Palette,
    title: 'Colour optimization',
    text: 'Headshots are freed of a colour cast and of too little light, by what skin looks like in good light, and not all the way. Where a subject is cut out, the old background is taken out of its edges, so that no green rim is left on a new ground. And logo colours are matched so that words stay readable on them.',
  },
] as const;
