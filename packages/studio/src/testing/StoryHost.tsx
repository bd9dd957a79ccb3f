import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { type StudioHost, StudioHostContext } from '../host';
import * as css from './StoryPage.css';

const visitor = {
  status: 'signed-out',
  user: null,
  planId: 'free',
  planStatus: 'known',
  hasFullAccess: false,
} as const;

const never = () => new Promise<never>(() => {});

/** An app around the studio in which nothing happens: a visitor, whose backend never answers. */
const quietHost: StudioHost = {
  account: { read: () => visitor, subscribe: () => () => {} },
  useAccess: () => ({ entitlement: 'denied', isRetrying: false, retry: () => {} }),
  startAccount: never,
  backend: never,
  notify: () => {},
  navigate: () => {},
  plansPath: (feature) => (feature === undefined ? '/pricing' : `/pricing?feature=${feature}`),
  signInPath: (returnTo) => `/signin?redirect=${returnTo}`,
  mayStore: () => true,
  noteRun: () => {},
  sentBytes: { read: () => 0, subscribe: () => () => {} },
  now: Date.now,
  takeSharedFiles: async () => [],
  findSample: async () => undefined,
  isAppCache: () => false,
  prepare: async () => {},
  LeaveGuard: () => null,
  LeaveQuestion: () => null,
};

interface StoryHostProps extends Partial<StudioHost> {
  children: ReactNode;
}

/** The studio in a story, with parts of its host of the story's own. */
export function StoryHost({ children, ...parts }: StoryHostProps) {
  const [host] = useState(() => ({ ...quietHost, ...parts }));
  return <StudioHostContext value={host}>{children}</StudioHostContext>;
}

/** A decorator: the story is shown in the studio. */
export const inStudio: Decorator = (Story) => (
  <StoryHost>
    <Story />
  </StoryHost>
);

/** The frame that the app puts around a page. */
export function StoryPage({ children }: { children: ReactNode }) {
  return <div className={css.page}>{children}</div>;
}
