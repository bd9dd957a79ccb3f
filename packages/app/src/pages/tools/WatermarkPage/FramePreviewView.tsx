import type { FramePreview } from '@verapix/engines/watermark';
import { Button, ComparisonSlider, Icon, Skeleton, Stack } from '@verapix/ui';
import { Highlighter } from 'lucide-react';
import { useObjectUrl } from '../../../wiring/use-object-url';

interface FramePreviewViewProps {
  preview: FramePreview;
  onBack: () => void;
}

/** One frame of the video before and after, as the whole will be. */
export function FramePreviewView({ preview, onBack }: FramePreviewViewProps) {
  const before = useObjectUrl(preview.before);
  const after = useObjectUrl(preview.after);
  const { width, height } = preview;
  if (!before || !after) return <Skeleton shape="block" style={{ aspectRatio: `${width} / ${height}` }} />;
  return (
    <Stack gap="s">
      <ComparisonSlider
        before={{ src: before, alt: 'The frame as it is', width, height }}
        after={{ src: after, alt: 'The frame, filled in', width, height }}
        describeShare={(share) => `${share} % of the filled in frame shown`}
      />
      <Button wide look="ghost" icon={<Icon of={Highlighter} />} onClick={onBack}>
        Back to marking
      </Button>
    </Stack>
  );
}
