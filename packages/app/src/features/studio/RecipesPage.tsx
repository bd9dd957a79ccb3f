import * as messages from '@verapix/messages/tool-recipes';
import { RecipesPage } from '@verapix/studio/RecipesPage';
import { useLocation } from 'react-router-dom';
import { Page } from '../../app/shell/Page';
import { StudioFrame } from './StudioFrame';

/** `/recipes` */
export function Component() {
  return (
    <StudioFrame>
      <Page title={messages.title} description={messages.description}>
        <RecipesPage address={useLocation()} />
      </Page>
    </StudioFrame>
  );
}
