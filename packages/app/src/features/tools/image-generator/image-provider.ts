/** Who makes the pictures: rules on this device, the configured service, or the simulation. */
export type ImageMaker = 'procedural' | 'provider' | 'simulated';

/** A service's address template if it is allowed: https or the page's own origin, without a password. */
export function acceptedTemplate(template: string | undefined, pageOrigin: string): string | undefined {
  const text = template?.trim() ?? '';
  if (text === '' || !URL.canParse(text, pageOrigin)) return undefined;
  const url = new URL(text, pageOrigin);
  const isAllowed = url.origin === pageOrigin || url.protocol === 'https:';
  return isAllowed && !url.username && !url.password ? text : undefined;
}

/** The address template of this build's image service, if it has an allowed one. */
export const imageProvider = (): string | undefined =>
  acceptedTemplate(import.meta.env.VITE_IMAGE_PROVIDER_URL, location.origin);
