import type { ComponentType } from 'react';
import { loadable } from '../../lib/loadable';

/** A workspace in whose masks objects can be selected. Loaded with the first file. */
export const selectingWorkspace = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  loadable<Props>(async () => {
    const [Workspace, { SelectionContext }, { deviceSelection }] = await Promise.all([
      load(),
      import('./SelectingEditor'),
      import('./device-selection'),
    ]);
    return (props) => (
      <SelectionContext value={deviceSelection}>
        <Workspace {...props} />
      </SelectionContext>
    );
  });
