import { headshotsPerRun } from '@verapix/domain';
import type { PictureSource } from '@verapix/engines';
import * as messages from '@verapix/messages/tool-headshots';
import { Skeleton } from '@verapix/ui';
import { lazy, Suspense } from 'react';
import { defineTool } from '../../workspace/define-tool';
import { FileView, pictures } from '../../workspace/FileView';

/** A chunk of its own: the first load has no room for it. It is part of the prerendered HTML. */
const PhotoAdvice = lazy(async () => ({ default: (await import('./PhotoAdvice')).PhotoAdvice }));

const advice = (
  <Suspense fallback={<Skeleton shape="block" style={{ blockSize: '12rem' }} />}>
    <PhotoAdvice />
  </Suspense>
);

export const headshotGenerator = defineTool({
  id: 'headshot-generator',
  lead: messages.lead,
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
    uploaded: messages.uploaded,
    done: messages.done({ headshotsPerRun }),
    saved: messages.saved,
  },
  // No samples: the photo shows the user's own face.
  View: (props) => <FileView {...props} label={messages.drop} samples="none" advice={advice} />,
  Workspace: () => import('./Workspace'),
});
