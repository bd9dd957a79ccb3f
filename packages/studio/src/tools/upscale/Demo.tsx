import { basicFormatsInWords, demoUploadMaxBytes } from '@verapix/domain';
import type { PictureSource } from '@verapix/engines';
import type { UpscaleOutput } from '@verapix/engines/upscale';
import * as messages from '@verapix/messages/tool-upscale';
import { Stack } from '@verapix/ui';
import { Suspense } from 'react';
import { formatBytes } from '@verapix/messages/formats/sizes';
import { FileView, pictures } from '../../workspace/FileView';
import {
  LeaveRunGuard,
  machineStates,
  type ToolRun,
  ToolRunView,
  useToolRun,
} from '../../workspace/ToolRunner';
import { caveatOf, defineUpscaler } from './tool';
import type { UpscaleEnv, UpscaleOptions } from './upscale-options';

/** The upscaler with smaller files, nothing to set, and a PNG as its result. */
export const demo = defineUpscaler({
  source: pictures({ maxBytes: demoUploadMaxBytes }),
  messages: {
    processing: messages.processing,
    done: messages.done,
    caveat: caveatOf,
    saved: messages.saved,
  },
  View: (props) => (
    <FileView
      {...props}
      dropsOnlyImages
      hint={messages.demoHint({ formats: basicFormatsInWords, size: formatBytes(demoUploadMaxBytes) })}
    />
  ),
  Workspace: () => import('./DemoWorkspace'),
});

/** The upscaler on the home page. Nothing is loaded ahead, since a home page is mostly read. */
export function Demo() {
  const run = useToolRun(demo, { prepareWhenIdle: false });
  return (
    <>
      <DemoView {...run} />
      <Suspense>{run.snapshot && <LeaveRunGuard snapshot={run.snapshot} />}</Suspense>
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
