import { useEffect, useState } from 'react';
import { App } from '../App';
import { type StoryApp, startStoryApp } from './start-story-app';

interface AppAtProps {
  /** An address of the app, with what follows its path: `/pricing?feature=api-keys`. Another one is a new visit. */
  path: string;
}

/**
 * The whole app in a story, opened at an address: its own routes and wiring, against the backend of the story's
 * `parameters.standIn`. It ends with the story.
 */
export function AppAt({ path }: AppAtProps) {
  const [app, setApp] = useState<StoryApp>();
  useEffect(() => {
    const started = startStoryApp(path);
    setApp(started);
    return () => {
      setApp(undefined);
      started.stop();
    };
  }, [path]);
  return app && <App {...app.parts} />;
}
