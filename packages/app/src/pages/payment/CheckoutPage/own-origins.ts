import { readBackendConfig } from '../../../env';

/** The page's own origin, and that of a backend elsewhere, which may serve the sandbox. */
export function ownOrigins(): string[] {
  const config = readBackendConfig(import.meta.env);
  return config.kind === 'supabase' ? [location.origin, new URL(config.url).origin] : [location.origin];
}
