import { nameElement } from './name-element';

/** What still moves although the person asked for stillness: an animation without end, or a picture that plays itself. */
export function motionFaults(): string[] {
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return [];
  const restless = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations === Infinity)
    .flatMap(({ effect }) => (effect instanceof KeyframeEffect && effect.target ? [effect.target] : []));
  const playing = [...document.querySelectorAll('video')].filter((video) => video.autoplay || !video.paused);
  return [
    ...restless.map((element) => `${nameElement(element)} is animated without end.`),
    ...playing.map((video) => `${nameElement(video)} plays by itself.`),
  ];
}
