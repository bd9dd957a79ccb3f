import { Demo } from '@verapix/studio/Demo';
import { StudioFrame } from './StudioFrame';

/** The upscaler on the home page. */
export function HomeDemo() {
  return (
    <StudioFrame>
      <Demo />
    </StudioFrame>
  );
}
