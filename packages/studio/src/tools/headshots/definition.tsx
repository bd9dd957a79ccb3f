import { headshotFileName, headshotsPerRun } from '@verapix/domain';
import type { PictureSource } from '@verapix/engines';
import * as messages from '@verapix/messages/tool-headshots';
import { loadable } from '../../lib/loadable';
import { pictureParts } from '../../store/keep-result';
import { defineTool } from '../../workspace/define-tool';
import { FileView, pictures } from '../../workspace/FileView';
import { toolModule } from '../../workspace/ToolRunner';
import { loadEngine } from './load-engine';
import { PhotoAdvice } from './PhotoAdvice';

/** Loaded with the first file. */
const Workspace = loadable(async () => (await import('./Workspace')).Workspace);

export const headshotGenerator = defineTool({
  id: 'headshot-generator',
  lead: messages.lead,
  source: pictures(),
  engine: {
    load: loadEngine,
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
  kept: ({ headshots, method }) =>
    method === 'simulated'
      ? []
      : headshots.map((headshot) =>
          pictureParts(headshot, { name: headshotFileName(headshot.id), blob: headshot.blob }),
        ),
  prepare: Workspace.load,
  View: (props) => (
    <FileView
      {...props}
      Workspace={Workspace}
      label={messages.drop}
      samples="portrait"
      advice={<PhotoAdvice />}
    />
  ),
});

export const module = toolModule(headshotGenerator);
