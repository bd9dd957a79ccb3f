import { claims } from '@verapix/domain';
import * as messages from '@verapix/messages/home';
import { locale } from '@verapix/messages/locale';
import type { Review } from '@verapix/ui';

/** Sample content: the reviews and names are invented, to be replaced by real ones. The page labels them as samples. */
export const testimonials: readonly Review[] = [
  {
    name: messages.photographer,
    title: messages.photographerTitle,
    content: messages.photographerText,
  },
  {
    name: messages.archivist,
    title: messages.archivistTitle,
    content: messages.archivistText,
  },
  {
    name: messages.shop,
    title: messages.shopTitle,
    content: messages.shopText,
  },
  {
    name: messages.student,
    title: messages.studentTitle,
    content: messages.studentText,
  },
  {
    name: messages.traveler,
    title: messages.travelerTitle,
    content: messages.travelerText,
  },
];

const { rating, professionals } = claims;
const number = new Intl.NumberFormat(locale);

/** Sample content: the rating. The page labels it as a sample. */
export const sampleRating = messages.sampleRating({
  rating: number.format(rating.value),
  count: number.format(rating.count),
  millions: number.format(professionals / 1_000_000),
});
