import { Badge, ReviewCarousel, Text } from '@verapix/ui';
import { sampleRating, testimonials } from '../../content/testimonials';
import { HomeSection } from './HomeSection';

/** Five reviews that pass by and a rating, and that they are samples. */
export function Testimonials() {
  return (
    <HomeSection
      title="What people say"
      lead={
        <>
          <Badge tone="warning">Sample reviews</Badge> Nobody wrote them. Real ones will take their place.
        </>
      }
    >
      <ReviewCarousel label="Sample reviews" reviews={testimonials} />
      <Text tone="textMuted">
        <Badge tone="warning">Sample rating</Badge> {sampleRating}
      </Text>
    </HomeSection>
  );
}
