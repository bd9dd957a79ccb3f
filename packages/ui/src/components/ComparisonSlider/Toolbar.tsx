import { Pause, Play } from 'lucide-react';
import { ToolbarButton, type ZoomPan, ZoomToolbar } from '../zoom-pan';
import type { Sweeping } from './use-sweep';

interface ToolbarProps {
  zoom: ZoomPan;
  /** `null` when nothing moves by itself. */
  sweeping: Sweeping | null;
}

/** The comparison's tools: pause what moves by itself, and zoom. */
export function Toolbar({ zoom, sweeping }: ToolbarProps) {
  return (
    <ZoomToolbar zoom={zoom}>
      {sweeping && (
        <ToolbarButton
          label={sweeping.playing ? 'Pause the sweep' : 'Play the sweep'}
          icon={sweeping.playing ? Pause : Play}
          onPress={sweeping.toggle}
        />
      )}
    </ZoomToolbar>
  );
}
