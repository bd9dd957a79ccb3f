import * as messages from '@verapix/messages/tool-lab';
import { LabPage } from '@verapix/studio/LabPage';
import { Page } from '../../app/shell/Page';
import { StudioFrame } from './StudioFrame';

/** `/lab` */
export function Component() {
  return (
    <StudioFrame>
      <Page title={messages.title} description={messages.description}>
        <LabPage />
      </Page>
    </StudioFrame>
  );
}
