import { Button, type ButtonProps, Icon } from '@verapix/ui';
import { Download } from 'lucide-react';

interface DownloadLinkProps extends Pick<ButtonProps, 'size'> {
  /** Undefined for the moment until the file has an address. */
  url: string | undefined;
  fileName: string;
  /** Whether it is the main thing to do. */
  loud?: boolean;
  onTaken: () => void;
  children: string;
}

/** Saves what a run made. */
export function DownloadLink({
  url,
  fileName,
  size = 'l',
  loud = true,
  onTaken,
  children,
}: DownloadLinkProps) {
  return (
    <Button asChild wide size={size} tone="accent" look={loud ? 'solid' : 'outline'}>
      <a href={url} download={fileName} onClick={onTaken}>
        <Icon of={Download} />
        {children}
      </a>
    </Button>
  );
}
