import { useAccountView } from '../../../wiring/account/account';
import { readPace } from '../../../wiring/upscale-pace';
import { useBrowserValue } from '../../../wiring/use-browser-value';
import { ToolPage } from '../../tools/shared/ToolPage';
import { DemoView } from './DemoView';
import { useDemo } from './use-demo';

/** The upscaler on the home page: its run, and the view of it. */
export function Demo() {
  // The plan decides how large a result may be: the view is drawn anew when it changes.
  useAccountView();
  const { snapshot, send, missing } = useDemo();
  return (
    <ToolPage {...{ snapshot, missing }}>
      <DemoView {...{ snapshot, send }} pace={useBrowserValue(readPace, undefined)} />
    </ToolPage>
  );
}
