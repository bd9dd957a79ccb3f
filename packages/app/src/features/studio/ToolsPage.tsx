import * as common from '@verapix/messages/common';
import * as messages from '@verapix/messages/tool-overview';
import { ToolsPage } from '@verapix/studio/ToolsPage';
import { Page } from '../../app/shell/Page';
import { StudioFrame } from './StudioFrame';
import { useQuery } from '../../lib/use-query';
import { receivedParameter } from '../../service-worker/received-files';

/** `/tools`. With `?received`, another app has shared pictures. */
export function Component() {
  const [query] = useQuery();
  return (
    <StudioFrame>
      <Page title={common.tools} description={messages.description}>
        <ToolsPage isReceiving={query.has(receivedParameter)} />
      </Page>
    </StudioFrame>
  );
}
