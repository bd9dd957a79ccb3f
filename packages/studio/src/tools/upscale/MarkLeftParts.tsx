import * as messages from '@verapix/messages/tool-upscale-workspace';
import { createMask, MaskEditor, type PictureMask } from '@verapix/ui';
import { useMemo } from 'react';
import { useObjectUrl } from '../../lib/object-url';
import type { UpscaleWorkspaceProps } from './upscale-options';

interface MarkLeftPartsProps {
  source: UpscaleWorkspaceProps['source'];
  mask: PictureMask | undefined;
  disabled: boolean;
  onMark: (mask: PictureMask) => void;
}

/** The picture, to brush over the parts that are left as they are. */
export function MarkLeftParts({ source, mask, disabled, onMark }: MarkLeftPartsProps) {
  const { file, name, width, height } = source;
  const url = useObjectUrl(file);
  const empty = useMemo(() => createMask(width, height), [width, height]);
  if (!url) return null;
  return (
    <MaskEditor
      src={url}
      alt={name}
      {...{ width, height, disabled }}
      value={mask ?? empty}
      onChange={onMark}
      aria-label={messages.leaveParts}
    />
  );
}
