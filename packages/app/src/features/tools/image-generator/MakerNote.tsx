import { Alert, InternalLink } from '@verapix/ui';
import { paths } from '../../../app/paths';
import { SimulationNote } from '../parts/run-controls';
import type { ImageEnv } from './image-options';

/** Says who makes the pictures, before any is made. */
export function MakerNote({ maker, canSignIn }: Pick<ImageEnv, 'maker' | 'canSignIn'>) {
  if (maker === 'simulated') {
    return <SimulationNote>You get a placeholder that shows nothing of your description.</SimulationNote>;
  }
  if (maker === 'service') {
    return (
      <Alert tone="info" title="An AI model makes the picture, and your description leaves this device">
        Verapix sends your description, style and size to the image service that this site was set up with,
        and does not store them. A picture counts once the service has made it, even if you cancel.
      </Alert>
    );
  }
  return (
    <Alert tone="info" title="A procedural preview, not an AI image">
      No model that turns any description into a picture fits into a browser. Verapix paints the scenery it
      knows by rules instead, such as mountains, lakes, cities, forests, hours of the day and weather, and
      tells you which words it could not paint. Nothing is sent anywhere.
      {canSignIn && (
        <>
          {' '}
          <InternalLink to={`${paths.signIn}?redirect=${paths.imageGenerator}`}>Sign in</InternalLink> to have
          an AI model make the picture: a service that your description is then sent to.
        </>
      )}
    </Alert>
  );
}
