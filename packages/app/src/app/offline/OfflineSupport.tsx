import { tools, whenIdle } from '@verapix/domain';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { addressOf } from '../../content/address';
import { AppUpdate } from './AppUpdate';
import { type AppWorker, registerAppWorker, type VersionEvent } from './app-worker';

/** Only the build has a service worker; it marks its pages. */
const hasWorker = () =>
  'serviceWorker' in navigator && document.getElementById('root')?.dataset.page !== undefined;

/** An installed app is to work offline with all of its tools, a page in a tab with those that were opened. */
const isInstalled = () => matchMedia('(display-mode: standalone)').matches;

/** The paths of the tools whose code is kept from now on. */
const toolsToKeep = (path: string) =>
  tools.map((tool) => tool.path).filter((toolPath) => toolPath === path || isInstalled());

/**
 * Registers the service worker once the page is idle, unless the user saves data; keeps the pages that the user visits, and
 * offers newer versions. Without a worker the app works with a network only.
 */
export function OfflineSupport() {
  const path = useLocation().pathname;
  const [worker, setWorker] = useState<AppWorker>();
  const [event, setEvent] = useState<VersionEvent>();
  useEffect(() => {
    if (!hasWorker()) return;
    const register = async () => {
      setWorker(await registerAppWorker(setEvent));
    };
    // The browser or the host may have no worker for the page.
    return whenIdle(() => void register().catch(() => {}));
  }, []);
  useEffect(() => {
    void worker?.keep(addressOf(path), toolsToKeep(path));
  }, [worker, path]);
  return worker && event && <AppUpdate worker={worker} event={event} />;
}
