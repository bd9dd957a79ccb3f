import { ImageOff } from 'lucide-react';
import { Icon } from '../../primitives/Icon';
import { Spinner } from '../Spinner';
import type { PictureStatus } from './use-picture-load';
import * as css from './zoom-pan.css';

export interface StageStatusProps {
  status: PictureStatus;
  /** What a screen reader hears while the picture is on its way. */
  loadingLabel: string;
  /** What is said when the picture cannot be shown. */
  failedLabel: string;
}

/** Covers the stage until its picture is there, in the same room, so that nothing moves. */
export function StageStatus({ status, loadingLabel, failedLabel }: StageStatusProps) {
  if (status === 'ready') return null;
  return (
    <div className={css.status} data-status={status}>
      {status === 'loading' ? (
        <Spinner label={loadingLabel} />
      ) : (
        <>
          <Icon of={ImageOff} size="l" />
          <p role="alert" className={css.statusText}>
            {failedLabel}
          </p>
        </>
      )}
    </div>
  );
}
