import type { ToolId } from '@verapix/domain';
import type { IconDrawing } from '@verapix/ui';
import { Eraser, ImageUpscale, PenTool, ScanText, Scissors, Sparkles, UserRound } from 'lucide-react';

/** The icon of each tool. */
export const toolIcons: Record<ToolId, IconDrawing> = {
  'image-upscaler': ImageUpscale,
  'logo-generator': PenTool,
  'ai-image-generator': Sparkles,
  'background-remover': Scissors,
  'headshot-generator': UserRound,
  'image-to-text': ScanText,
  'watermark-remover': Eraser,
};
