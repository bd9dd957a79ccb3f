import { Button, type ButtonProps } from '@verapix/ui';
import { useRef } from 'react';

interface FileButtonProps extends Pick<ButtonProps, 'size' | 'wide' | 'icon' | 'disabled'> {
  children: string;
  /** What the file is: `Mask`. */
  fileLabel: string;
  /** As in the `accept` of a file input. */
  accept: string;
  onFile: (file: File) => void;
  pending?: boolean;
  pendingLabel?: string;
}

/** A button that asks for one file. The same file can be chosen again. For the file that a tool works on use `PictureIntake`. */
export function FileButton({ fileLabel, accept, onFile, ...button }: FileButtonProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={fileLabel}
        accept={accept}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          currentTarget.value = '';
        }}
      />
      <Button {...button} onClick={() => picker.current?.click()} />
    </>
  );
}
