import { claims, tools } from '@verapix/domain';
import * as messages from '@verapix/messages/home';
import gains from './pictures/home/gains.json';

/** How many languages text is read in: as many as `textLanguages` of the engines, which this page doesn't load. */
const languagesRead = 14;

/** The facts of the home page. */
export const facts = [
  { value: 0, label: messages.bytesUploaded },
  { value: tools.length, label: messages.toolsInOnePlace },
  { value: languagesRead, label: messages.languagesRead },
  { value: gains.fig, unit: messages.decibels, label: messages.closer },
] as const;

/** Sample content: the figures of the home page, to be replaced by measured ones. The page labels them as samples. */
export const sampleFigures = [
  { value: claims.users, label: messages.users },
  { value: claims.images, label: messages.imagesEnhanced },
  { value: claims.satisfactionPercent, unit: messages.percentUnit, label: messages.satisfaction },
  { value: claims.averageSeconds, unit: '\u00a0s', label: messages.averageTime },
] as const;
