import * as common from '@verapix/messages/common';
import * as messages from '@verapix/messages/tool-overview';
import { loadable } from '@verapix/studio/lib/loadable';
import { ToolsPage } from '@verapix/studio/ToolsPage';
import { Skeleton } from '@verapix/ui';
import { Page } from '../../app/shell/Page';
import { useToasts } from '../../app/toasts';
import { useQuery } from '../../lib/use-query';
import { receivedParameter } from '../../service-worker/received-files';

const Received = loadable(
  async () => (await import('./ReceivedFiles')).ReceivedFiles,
  <Skeleton shape="block" style={{ blockSize: '16rem' }} />,
);

/** `/tools`. With `?received`, another app has shared pictures. */
export function Component() {
  const [query] = useQuery();
  const { notify } = useToasts();
  return (
    <Page title={common.tools} description={messages.description}>
      <ToolsPage notify={notify} Received={query.has(receivedParameter) ? Received : undefined} />
    </Page>
  );
}
