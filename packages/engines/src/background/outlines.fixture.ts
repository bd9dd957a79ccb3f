import astronaut from '../../../../fixtures/photographs/astronaut.jpg?url';
import cat from '../../../../fixtures/photographs/cat.jpg?url';
import coffee from '../../../../fixtures/photographs/coffee.jpg?url';
import astronautOutline from '../../../../fixtures/photographs/outlines/astronaut.svg?url';
import catOutline from '../../../../fixtures/photographs/outlines/cat.svg?url';
import coffeeOutline from '../../../../fixtures/photographs/outlines/coffee.svg?url';

/** Photographs, and their subjects as outlined by hand. */
export const photographs = {
  astronaut: { photograph: astronaut, outline: astronautOutline },
  cat: { photograph: cat, outline: catOutline },
  coffee: { photograph: coffee, outline: coffeeOutline },
} as const;
