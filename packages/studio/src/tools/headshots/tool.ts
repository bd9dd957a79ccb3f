import * as card from '@verapix/messages/tools';
import { UserRound } from 'lucide-react';
import type { ToolEntry } from '../../workspace/tool-entry';
import picture from './picture.avif?url';

/** Makes portraits from a photo. */
export const tool: ToolEntry = {
  id: 'headshot-generator',
  title: card.headshotGenerator,
  description: card.headshotGeneratorDescription,
  features: [card.headshotGeneratorStyles, card.headshotGeneratorSource, card.headshotGeneratorUse],
  icon: UserRound,
  picture,
  keywords: ['headshot'],
  takes: ['picture'],
};
