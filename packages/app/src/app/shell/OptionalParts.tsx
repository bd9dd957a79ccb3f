import { useEffect } from 'react';
import { NoticeArea } from '@verapix/ui';
import { chooseEngines } from '@verapix/studio/lib/engine-choice';
import { GuestData } from '../device-data/GuestData';
import { SignOutQuestion } from '../device-data/SignOutQuestion';
import { CodePromptQuestion } from '../code-prompt/CodePromptQuestion';
import { DemoBackend } from '../demo-backend/DemoBackend';
import { OfflineSupport } from '../offline/OfflineSupport';
import { AwaitedReply } from './AwaitedReply';
import { CommandKeys } from './commands/CommandKeys';
import { ConsentView } from './ConsentView';
import { RefusedStorage } from './RefusedStorage';
import { ThemeColour } from './ThemeColour';

/** The parts of the shell that the first load has no room for, or that only some builds have. They load after the page. */
export function OptionalParts() {
  // The address of any page may choose the engines of this tab.
  useEffect(() => void chooseEngines(location.search), []);
  return (
    <>
      {__EMBEDDED_BACKEND__ && <DemoBackend />}
      <NoticeArea>
        <OfflineSupport />
        <RefusedStorage />
        <GuestData />
        {/* Only a build with an address for events asks. */}
        {import.meta.env.VITE_ANALYTICS_URL && <ConsentView />}
      </NoticeArea>
      <CodePromptQuestion />
      <SignOutQuestion />
      <AwaitedReply />
      <CommandKeys />
      <ThemeColour />
    </>
  );
}
