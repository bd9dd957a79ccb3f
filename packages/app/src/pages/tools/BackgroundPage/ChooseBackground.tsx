import { inspectPicture, type PictureRejection } from '@verapix/engines';
import { decodeMaxPixels, pictureAccept, pictureFormatsInWords, uploadMaxBytes } from '@verapix/facts';
import { Alert, Button, Icon, Stack, Text } from '@verapix/ui';
import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatBytes } from '../../../content/format';

interface ChooseBackgroundProps {
  /** Whether a picture lies behind the subject already. */
  chosen: boolean;
  onChosen: (file: File) => void;
}

/** Takes a picture of one's own to lie behind the subject, looked at as carefully as the first one. */
export function ChooseBackground({ chosen, onChosen }: ChooseBackgroundProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [rejection, setRejection] = useState<PictureRejection>();
  const take = async (files: readonly File[]) => {
    if (files.length === 0) return;
    const found = await inspectPicture(files, { maxBytes: uploadMaxBytes, maxPixels: decodeMaxPixels });
    setRejection(found.ok ? undefined : found.rejection);
    if (found.ok) onChosen(found.picture.file);
  };
  return (
    <Stack gap="s">
      <input
        ref={picker}
        type="file"
        hidden
        aria-label="Background picture"
        accept={pictureAccept}
        onChange={({ currentTarget }) => {
          const files = Array.from(currentTarget.files ?? []);
          currentTarget.value = '';
          void take(files);
        }}
      />
      <Button icon={<Icon of={ImagePlus} />} onClick={() => picker.current?.click()}>
        {chosen ? 'Choose another picture' : 'Choose a picture'}
      </Button>
      <Text size="s" tone="textMuted">
        {pictureFormatsInWords}, up to {formatBytes(uploadMaxBytes)}. It fills the area and is cut at its
        sides.
      </Text>
      {rejection && (
        <Alert tone="danger" title={rejection.message} live>
          {rejection.fix}
        </Alert>
      )}
    </Stack>
  );
}
