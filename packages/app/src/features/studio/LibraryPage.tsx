import * as messages from '@verapix/messages/library';
import { LibraryPage } from '@verapix/studio/LibraryPage';
import { useParams } from 'react-router-dom';
import { Page } from '../../app/shell/Page';
import { StudioFrame } from './StudioFrame';

/** `/library`: the results that are kept on this device, and `/library/:id`: one of them. */
export function Component() {
  const { id } = useParams();
  return (
    <StudioFrame>
      <Page title={messages.title} description={messages.description}>
        <LibraryPage openId={id} />
      </Page>
    </StudioFrame>
  );
}
