import { resolutions, upscaleFactors } from '@verapix/domain';
import * as messages from '@verapix/messages/about';
import { Palette, Scaling, ScanEye } from 'lucide-react';

const largestFactor = Math.max(...upscaleFactors);

/** The technologies on the about page. */
export const technologies = [
  {
    icon: ScanEye,
    title: messages.analysis,
    text: messages.analysisText,
  },
  {
    icon: Scaling,
    title: messages.upscaling,
    text: messages.upscalingText({ largestFactor, longestSidePx: resolutions['4K'].longestSidePx }),
  },
  {
    icon: Palette,
    title: messages.colour,
    text: messages.colourText,
  },
] as const;
