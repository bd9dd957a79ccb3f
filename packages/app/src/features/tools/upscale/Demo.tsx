import { demoUploadMaxBytes, pictureFormatsInWords } from '@verapix/domain';
import type { PictureSource } from '@verapix/engines';
import type { UpscaleOutput } from '@verapix/engines/upscale';
import { Stack } from '@verapix/ui';
import { formatBytes } from '../../../content/format';
import { lazyWorkspace, pictures } from '../define-tool';
import { LeaveRunGuard, machineStates, type ToolRun, ToolRunView, useToolRun } from '../ToolPage';
import { upscaler } from './tool';
import { readThroughput, suitedOptions, type UpscaleEnv, type UpscaleOptions } from './upscale-options';

/** The upscaler with smaller files, nothing to set, and a PNG as its result. */
export const demo: typeof upscaler = {
  ...upscaler,
  source: pictures({
    maxBytes: demoUploadMaxBytes,
    firstOnly: true,
    dropsOnlyImages: true,
    hint: `${pictureFormatsInWords}, max ${formatBytes(demoUploadMaxBytes)}`,
  }),
  messages: {
    processing: 'Processing your image...',
    done: 'Image enhanced successfully!',
    saved: 'Image downloaded successfully!',
  },
  onSource: (picture, { send }) => {
    send({
      type: 'options.changed',
      options: { ...suitedOptions(picture, readThroughput()), format: 'png' },
    });
  },
  Workspace: lazyWorkspace(() => import('./DemoWorkspace')),
};

/** The upscaler on the home page. Nothing is loaded ahead, since a home page is mostly read. */
export function Demo() {
  const run = useToolRun(demo, { prepareWhenIdle: false });
  return (
    <>
      <DemoView {...run} />
      <LeaveRunGuard snapshot={run.snapshot} />
    </>
  );
}

/** The demo in one state of its machine. */
export function DemoView(run: ToolRun<PictureSource, UpscaleOptions, UpscaleOutput, UpscaleEnv>) {
  return (
    <Stack gap="l" data-machine-state={machineStates(demo, run.snapshot?.value)}>
      <ToolRunView tool={demo} {...run} />
    </Stack>
  );
}
