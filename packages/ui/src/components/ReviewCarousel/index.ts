export type { Review } from './ReviewCarousel';
export { ReviewCarousel, type ReviewCarouselProps } from './ReviewCarousel';
