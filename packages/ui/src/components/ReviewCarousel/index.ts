export { ReviewCarousel, type ReviewCarouselProps } from './ReviewCarousel';
export type { Review } from './ReviewList';
