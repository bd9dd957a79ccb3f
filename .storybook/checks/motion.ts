import { nameElement } from './elements';

/** Lists what moves although the user prefers reduced motion: endless animations, and videos that play by themselves. */
export function motionFaults(): string[] {
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return [];
  const animated = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations === Infinity)
    .flatMap(({ effect }) => (effect instanceof KeyframeEffect && effect.target ? [effect.target] : []));
  const playing = [...document.querySelectorAll('video')].filter((video) => video.autoplay || !video.paused);
  return [
    ...animated.map((element) => `${nameElement(element)} is animated without end.`),
    ...playing.map((video) => `${nameElement(video)} plays by itself.`),
  ];
}
