import type { EngineChoice } from '../engine-choice';

/** What makes the pictures of a text: rules, a service somebody configured, or the simulation. */
export type ImageMaker = 'procedural' | 'provider' | 'simulated';

/**
 * The address template of a service as it may be used: by https, or of the page's own origin, and without a password;
 * undefined for anything else.
 */
export function acceptedTemplate(template: string | undefined, pageOrigin: string): string | undefined {
  const text = template?.trim() ?? '';
  if (text === '' || !URL.canParse(text, pageOrigin)) return undefined;
  const url = new URL(text, pageOrigin);
  const isAllowed = url.origin === pageOrigin || url.protocol === 'https:';
  return isAllowed && !url.username && !url.password ? text : undefined;
}

/** The service of this build, if it names one that may be used. */
export const imageProvider = (): string | undefined =>
  acceptedTemplate(import.meta.env.VITE_IMAGE_PROVIDER_URL, location.origin);

/** Who makes the pictures on this page. */
export function imageMakerFor(choice: EngineChoice): ImageMaker {
  if (choice === 'simulated') return 'simulated';
  return imageProvider() ? 'provider' : 'procedural';
}
