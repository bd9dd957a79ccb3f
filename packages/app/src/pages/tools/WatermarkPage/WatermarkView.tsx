import type { VideoSupport } from '@verapix/engines/watermark';
import type { PictureMask } from '@verapix/ui';
import { lazyPart } from '../../../wiring/lazy-part';
import { ToolFrame } from '../shared/ToolFrame';
import type { SuggestAccess } from './SuggestArea';
import type { WatermarkAsks } from './watermark-asks';
import type { WatermarkSend, WatermarkSnapshot } from './watermark-machine';
import type { WatermarkKind } from './watermark-options';

export interface WatermarkViewProps {
  /** Which of the two tabs is open. */
  kind: WatermarkKind;
  onKind: (kind: WatermarkKind) => void;
  /** Undefined before the machine has started: nothing was chosen yet. */
  snapshot: WatermarkSnapshot | undefined;
  send: WatermarkSend;
  /** The run was asked for without a file. */
  onMissing: (words: string) => void;
  /** What the latest run removed. */
  lastMask: PictureMask | undefined;
  /** Whether this browser can work on videos; undefined until it was looked at. */
  support: VideoSupport | undefined;
  asks: WatermarkAsks;
  /** Whether the person may have an area suggested. */
  access: SuggestAccess;
}

/** Fetched right after the page: its tabs are more than a first load should hold. */
const WatermarkTabs = lazyPart(async () => (await import('./WatermarkTabs')).WatermarkTabs);

/** The watermark remover as its machine's state shows it. */
export function WatermarkView(props: WatermarkViewProps) {
  return (
    <ToolFrame
      tool="watermark-remover"
      lead="Mark a watermark in a picture or a video, and it is filled in from what is around it. The work is done on this device."
      state={props.snapshot?.value}
      takes={props.kind === 'video' ? 'video' : 'picture'}
    >
      <WatermarkTabs {...props} />
    </ToolFrame>
  );
}
