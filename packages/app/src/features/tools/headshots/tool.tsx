import { headshotsPerRun } from '@verapix/domain';
import type { PictureSource } from '@verapix/engines';
import { Skeleton } from '@verapix/ui';
import { lazy, Suspense } from 'react';
import { defineTool } from '../define-tool';
import { FileView, pictures } from '../parts/FileView';
import { ToolPage } from '../ToolPage';

/** A chunk of its own: the first load has no room for it. It is part of the prerendered HTML. */
const PhotoAdvice = lazy(async () => ({ default: (await import('./PhotoAdvice')).PhotoAdvice }));

const advice = (
  <Suspense fallback={<Skeleton shape="block" style={{ blockSize: '12rem' }} />}>
    <PhotoAdvice />
  </Suspense>
);

export const headshotGenerator = defineTool({
  id: 'headshot-generator',
  lead: 'Four portraits from one photo of yourself: levelled, cropped to head and shoulders, relit, and on a studio backdrop. It stays your own photo, without new clothes, poses or faces. The work is done on this device.',
  source: pictures(),
  engine: {
    load: () => import('@verapix/engines/headshots'),
    device: ({ createDeviceHeadshots }, weightsAt) =>
      createDeviceHeadshots({
        weights: {
          face: weightsAt('blazeFace'),
          people: weightsAt('modnet'),
          enlarge: weightsAt('swin2sr'),
        },
      }),
    simulated: ({ createSimulatedHeadshots }) => createSimulatedHeadshots(),
    input: (picture: PictureSource) => ({ picture }),
  },
  options: {},
  messages: {
    uploaded: 'Image uploaded successfully!',
    done: `${headshotsPerRun} headshots generated.`,
    saved: 'Headshot downloaded.',
  },
  // No samples: the photo shows the user's own face.
  View: (props) => (
    <FileView {...props} label="Drop a photo of yourself here" samples="none" advice={advice} />
  ),
  Workspace: () => import('./Workspace'),
});

/** `/tools/headshot-generator` */
export function Component() {
  return <ToolPage tool={headshotGenerator} />;
}
