import { demoUploadMaxBytes } from '@verapix/domain';
import { basicFormatsInWords } from '@verapix/engines/format-names';
import type { PictureSource } from '@verapix/engines';
import type { UpscaleOutput } from '@verapix/engines/upscale';
import { formatBytes } from '@verapix/messages/formats/sizes';
import * as messages from '@verapix/messages/tool-upscale';
import { Stack } from '@verapix/ui';
import { loadable } from '../../lib/loadable';
import { FileView, pictures } from '../../workspace/FileView';
import { LeaveRunGuard } from '../../workspace/run-controls';
import { machineStates, ToolRunView, useToolRun } from '../../workspace/ToolRunner';
import type { ToolViewProps } from '../../workspace/tool-props';
import { caveatOf, defineUpscaler } from './definition';
import type { UpscaleEnv, UpscaleOptions } from './upscale-options';

/** Loaded with the first file. */
const Workspace = loadable(async () => (await import('./DemoWorkspace')).Workspace);

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
      Workspace={Workspace}
      dropsOnlyImages
      hint={messages.demoHint({ formats: basicFormatsInWords, size: formatBytes(demoUploadMaxBytes) })}
    />
  ),
});

/** The upscaler on the home page. Nothing is loaded ahead, since a home page is mostly read. */
export function Demo() {
  const run = useToolRun(demo);
  return (
    <>
      <DemoView {...run} />
      <LeaveRunGuard snapshot={run.snapshot} />
    </>
  );
}

/** The demo in one state of its machine. */
export function DemoView(run: ToolViewProps<PictureSource, UpscaleOptions, UpscaleOutput, UpscaleEnv>) {
  return (
    <Stack gap="l" data-machine-state={machineStates(run.snapshot.value)}>
      <ToolRunView tool={demo} {...run} />
    </Stack>
  );
}
