import { claims, tools } from '@verapix/domain';
import { textLanguages } from '@verapix/engines/text-languages';
import * as messages from '@verapix/messages/home';
import gains from './pictures/home/gains.json';

/** The facts of the home page. */
export const facts = [
  { value: 0, label: messages.bytesUploaded },
  { value: tools.length, label: messages.toolsInOnePlace },
  { value: Object.keys(textLanguages).length, label: messages.languagesRead },
  { value: gains.fig, unit: messages.decibels, label: messages.closer },
] as const;

/** Sample content: the figures of the home page, to be replaced by measured ones. The page labels them as samples. */
export const sampleFigures = [
  { value: claims.users, label: messages.users },
  { value: claims.images, label: messages.imagesEnhanced },
  { value: claims.satisfactionPercent, unit: messages.percentUnit, label: messages.satisfaction },
  { value: claims.averageSeconds, unit: '\u00a0s', label: messages.averageTime },
] as const;
