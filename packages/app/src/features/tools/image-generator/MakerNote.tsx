import { Alert } from '@verapix/ui';
import { SimulationNote } from '../parts/run-controls';
import type { ImageMaker } from './image-provider';

/** Says who makes the pictures, before any is made. */
export function MakerNote({ maker }: { maker: ImageMaker }) {
  if (maker === 'simulated') {
    return <SimulationNote>You get a placeholder that shows nothing of your description.</SimulationNote>;
  }
  if (maker === 'provider') {
    return (
      <Alert tone="info" title="Your description leaves this device">
        It is sent to the image service that this site was set up with, which makes the picture.
      </Alert>
    );
  }
  return (
    <Alert tone="info" title="A procedural preview, not an AI image">
      No model that turns any description into a picture fits into a browser. Verapix paints the scenery it
      knows by rules instead, such as mountains, lakes, cities, forests, hours of the day and weather, and
      tells you which words it could not paint. Nothing is sent anywhere.
    </Alert>
  );
}
