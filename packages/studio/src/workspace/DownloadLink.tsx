import { Button, type ButtonProps, Icon } from '@verapix/ui';
import { Download } from 'lucide-react';

const variants = {
  primary: { tone: 'accent', variant: 'solid' },
  secondary: { tone: 'accent', variant: 'outline' },
  plain: {},
} as const satisfies Record<string, Pick<ButtonProps, 'tone' | 'variant'>>;

interface DownloadLinkProps {
  /** Undefined until the file has an object URL. */
  url: string | undefined;
  fileName: string;
  variant?: keyof typeof variants;
  size?: 's' | 'm' | 'l';
  /** For screen readers, where several links have the same text. */
  label?: string;
  onSaved: () => void;
  children: string;
}

/** Saves a file that a run made. */
export function DownloadLink({
  url,
  fileName,
  variant = 'primary',
  size = 'l',
  label,
  onSaved,
  children,
}: DownloadLinkProps) {
  return (
    <Button asChild wide={size !== 's'} size={size} {...variants[variant]}>
      <a href={url} download={fileName} aria-label={label} onClick={onSaved}>
        <Icon of={Download} {...(size === 's' && { size })} />
        {children}
      </a>
    </Button>
  );
}
