import { claims } from '@verapix/domain';
import type { Review } from '@verapix/ui';

/** Sample content: the reviews and names are invented, to be replaced by real ones. The page labels them as samples. */
export const testimonials: readonly Review[] = [
  {
    name: 'Sample photographer',
    title: 'I look before I keep it',
    content:
      'I drag the divider over the eyelashes and zoom in until I see single pixels. Then I know whether the enlargement is good enough to print.',
  },
  {
    name: 'Sample archivist',
    title: 'The scans stay with us',
    content:
      'Our prints may not leave the building, and neither may their scans. Here nothing is uploaded, and the page counts what it sends.',
  },
  {
    name: 'Sample shop owner',
    title: 'Clean edges on white',
    content:
      'I photograph mugs on the kitchen table. The table is gone in one step, and where the handle needs it I go over the edge with the brush.',
  },
  {
    name: 'Sample student',
    title: 'Handouts I can search',
    content:
      'A photo of a printed page becomes text that I can copy. It marks the words it is not sure of, so I know where to look again.',
  },
  {
    name: 'Sample traveler',
    title: 'Works on the train',
    content:
      'I run it once at the station and leave the page open. After that it needs no connection: I enlarge my pictures on the way home, tunnels or not.',
  },
];

const { rating, professionals } = claims;
const number = new Intl.NumberFormat('en-US');

/** Sample content: the rating. The page labels it as a sample. */
export const sampleRating = `Rated ${rating.value} out of 5 in ${number.format(rating.count)} ratings, and trusted by ${professionals / 1_000_000}+ million professionals.`;
