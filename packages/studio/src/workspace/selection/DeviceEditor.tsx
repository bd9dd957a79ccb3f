import { Skeleton } from '@verapix/ui';
import { loadable } from '../../lib/loadable';
import type { SelectingEditorProps } from './SelectingEditor';

/** The editor of a mask, in which objects are selected on this device. Its code loads when it is first shown. */
export const DeviceEditor = loadable<SelectingEditorProps>(
  async () => {
    const [{ SelectingEditor }, { deviceSelection }] = await Promise.all([
      import('./SelectingEditor'),
      import('./device-selection'),
    ]);
    return (props) => <SelectingEditor create={deviceSelection} {...props} />;
  },
  <Skeleton shape="block" style={{ blockSize: '20rem' }} />,
);
