import { ReceivedPictures } from '@verapix/studio/ReceivedPictures';
import type { ReactNode } from 'react';
import { StudioFrame } from './StudioFrame';

/** The files that another app has shared, instead of the page's own content (`children`). */
export const ReceivedFiles = ({ children }: { children: ReactNode }) => (
  <StudioFrame>
    <ReceivedPictures>{children}</ReceivedPictures>
  </StudioFrame>
);
