import * as messages from '@verapix/messages/tool-intake';
import { Button, Icon, Inline } from '@verapix/ui';
import { FolderOpen } from 'lucide-react';
import { SamplePictures, type SampleSet } from './SamplePictures';
import { filesOfPicker } from './several-files';

interface IntakeExtrasProps {
  samples: SampleSet | 'none';
  disabled: boolean;
  onSample: (file: File) => void;
  /** Called with the files of a folder, at least one. Absent where no folder is offered. */
  onFolder: ((files: readonly File[]) => void) | undefined;
}

/** What an upload area offers besides: a whole folder, and pictures for users who have none at hand. */
export function IntakeExtras({ samples, disabled, onSample, onFolder }: IntakeExtrasProps) {
  return (
    <Inline gap="m">
      {onFolder && (
        <Button
          size="s"
          disabled={disabled}
          icon={<Icon of={FolderOpen} size="s" />}
          onClick={() => chooseFolder(onFolder)}
        >
          {messages.chooseFolder}
        </Button>
      )}
      {samples !== 'none' && <SamplePictures of={samples} disabled={disabled} onChoose={onSample} />}
    </Inline>
  );
}

/** Lets the user choose a folder in the browser's own dialog. */
function chooseFolder(onFiles: (files: readonly File[]) => void): void {
  const picker = document.createElement('input');
  picker.type = 'file';
  picker.webkitdirectory = true;
  picker.onchange = () => {
    const files = filesOfPicker(Array.from(picker.files ?? []));
    if (files.length > 0) onFiles(files);
  };
  picker.click();
}
