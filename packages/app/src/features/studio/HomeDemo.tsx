import { Demo } from '@verapix/studio/Demo';
import { useAwakening } from '../../lib/early-press';
import { StudioFrame } from './StudioFrame';

/** The upscaler on the home page. */
export function HomeDemo() {
  return (
    <div {...useAwakening<HTMLDivElement>()}>
      <StudioFrame>
        <Demo />
      </StudioFrame>
    </div>
  );
}
