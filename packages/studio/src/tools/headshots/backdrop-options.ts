import type { ImageServiceAccess } from '../../image-service/use-image-service';

export interface BackdropOptions {
  description: string;
  /** Another for each run, so that the backdrops differ. */
  seed: number;
  /** The person alone, from the run that made the headshots. */
  person: Blob | undefined;
}

export interface BackdropEnv {
  service: ImageServiceAccess;
}
