import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import type { ComparisonSliderProps } from '../ComparisonSlider';
import type { Picture } from '../zoom-pan';

/** How far below the window the slider is fetched. */
const ahead = '25% 0%';

/** Resolves when the picture could be drawn at once, or never will be: the slider says that itself. */
async function fetchPicture({ src, srcSet = '', sizes = '' }: Picture): Promise<void> {
  const image = new Image();
  Object.assign(image, { sizes, srcset: srcSet, src });
  await image.decode().catch(() => {});
}

/** The slider once `ref` has come near the window, and its code and the pictures it will show are there. */
export function useSliderInView(pictures: readonly Picture[]): {
  ref: RefObject<HTMLElement | null>;
  Slider: ComponentType<ComparisonSliderProps> | undefined;
} {
  const ref = useRef<HTMLElement>(null);
  const [Slider, setSlider] = useState<ComponentType<ComparisonSliderProps>>();
  // Only what is shown when it comes into view is fetched ahead; a later change loads in the slider.
  const atFirst = useRef(pictures);

  useEffect(() => {
    const place = ref.current;
    if (!place) return;
    let gone = false;
    const observer = new IntersectionObserver(
      async (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        // Offline, the picture stays as it is.
        const [loaded] = await Promise.all([
          import('../ComparisonSlider').catch(() => undefined),
          ...atFirst.current.map(fetchPicture),
        ]);
        if (loaded && !gone) setSlider(() => loaded.ComparisonSlider);
      },
      { rootMargin: ahead },
    );
    observer.observe(place);
    return () => {
      gone = true;
      observer.disconnect();
    };
  }, []);

  return { ref, Slider };
}
