import { useStudioAccount } from '../../host';
import type { ResultDownload } from '../PictureWorkspace';
import { SaveAs, SaveButton } from './SaveAs';
import { type SaveAsInput, useSaveAs } from './use-save-as';

interface PictureDownloadInput extends Pick<SaveAsInput, 'picture' | 'format' | 'nameOf'> {
  /** On the button. */
  label: string;
  source: { file: File; original?: File | undefined };
  send: (event: { type: 'result.saved'; caveat: string | undefined }) => void;
}

/** How a picture is downloaded: in the format, size and quality that the user chooses. */
export function usePictureDownload({
  label,
  source,
  send,
  ...picture
}: PictureDownloadInput): ResultDownload {
  const { planId } = useStudioAccount();
  const saveAs = useSaveAs({
    ...picture,
    original: source.original ?? source.file,
    planId,
    onSaved: (caveat) => send({ type: 'result.saved', caveat }),
  });
  return {
    options: <SaveAs saveAs={saveAs} />,
    button: (variant) => (
      <SaveButton saveAs={saveAs} primary={variant === 'primary'}>
        {label}
      </SaveButton>
    ),
  };
}
