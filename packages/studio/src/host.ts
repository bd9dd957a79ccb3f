import type { ImageRequest, PlanId, Problem, ToolId } from '@verapix/domain';
import type { CloudResult, LibraryResult, NavigateTo, ToastOptions } from '@verapix/machines';
import { type ComponentType, createContext, use, useEffect, useSyncExternalStore } from 'react';

/** Who uses the studio. */
export interface StudioAccount {
  /** `loading` while a stored session is being read; `signing-out` while the server ends one. */
  status: 'loading' | 'signed-out' | 'signed-in' | 'signing-out';
  /** Null for a visitor. */
  user: { id: string } | null;
  /** The plan that applies: free until another one is read. */
  planId: PlanId;
  planStatus: 'pending' | 'known' | 'failed';
  /** No limit applies. */
  hasFullAccess: boolean;
}

/**
 * Whether the user may use the paid features. `pending`: the plan is being read. `unknown`: it could not be read, so
 * access is denied without an offer to buy what the user may already have. `signing-out`: the session is ending.
 */
export type Entitlement = 'granted' | 'denied' | 'pending' | 'unknown' | 'signing-out';

/** The entitlement, which follows the plan. `isRetrying`: the plan is read again after a failure. */
export interface PlanAccess {
  entitlement: Entitlement;
  isRetrying: boolean;
  retry: () => void;
}

/** What a call to the host's backend returns: its value, or why it failed. */
type Answer<Value extends object> = Promise<({ ok: true } & Value) | { ok: false; problem: Problem }>;

/** What is uploaded of a result. */
export interface ResultToKeep
  extends Pick<LibraryResult, 'id' | 'tool' | 'steps' | 'size' | 'excerpt' | 'madeAt'> {
  files: readonly { name: string; blob: Blob }[];
}

/** The user's results in the cloud. */
export interface CloudApi {
  /** Newest first. */
  listCloudResults: (userId: string, signal: AbortSignal) => Answer<{ results: readonly CloudResult[] }>;
  keepResult: (result: ResultToKeep, signal: AbortSignal) => Answer<{ result: CloudResult }>;
  /** Downloads a file of a result by its number. */
  readCloudFile: (
    wanted: { id: string; file: number; mime: string },
    signal: AbortSignal,
  ) => Answer<{ blob: Blob }>;
  deleteCloudResult: (id: string, signal: AbortSignal) => Answer<object>;
}

/** The image service. */
export interface PictureApi {
  /** `left`: how many more pictures the plan has; null for no limit. */
  generateImage: (
    request: ImageRequest,
    signal: AbortSignal,
  ) => Answer<{ picture: Blob; left: number | null }>;
}

/** A picture of the site that can be opened in a tool. */
export interface SampleFile {
  fileName: string;
  url: string;
}

/** What would be lost: a running tool, or an unsaved result. */
export type Losing = 'run' | 'result';

/** A value that changes, for `useSyncExternalStore`. */
interface Store<Value> {
  read: () => Value;
  /** Calls back after each change. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

/** What the studio needs of the app around it. It keeps its identity as long as the app runs. */
export interface StudioHost {
  account: Store<StudioAccount>;
  /** A hook. */
  useAccess: () => PlanAccess;
  /** Starts what the account needs, so that the plan is read. Rejects if its code cannot be loaded. */
  startAccount: () => Promise<unknown>;
  /** Loads the client of the backend. */
  backend: () => Promise<CloudApi & PictureApi>;
  /** Shows a toast. */
  notify: (toast: ToastOptions) => void;
  navigate: NavigateTo;
  /** The path of the page with the plans, about a feature if one is given. */
  plansPath: (feature?: string) => string;
  /** The path of the page to sign in, which leads back to a path. */
  signInPath: (returnTo: string) => string;
  /** Whether the user allows what is functional, but not essential, to be stored. */
  mayStore: () => boolean;
  /** Receives how long each successful run on the device took, in milliseconds, with the time to load what it needs. */
  noteRun: (run: { tool: ToolId; milliseconds: number }) => void;
  /** The bytes that the page has sent since it was opened. */
  sentBytes: Store<number>;
  /** The server's time in milliseconds since 1970. */
  now: () => number;
  /** Files that other apps have shared, once. */
  takeSharedFiles: () => Promise<readonly File[]>;
  /** The picture that a link to a tool names besides the tool's own samples. */
  findSample: (name: string) => Promise<SampleFile | undefined>;
  /** Whether a cache of the browser holds pages and scripts of the app, which can be deleted. */
  isAppCache: (name: string) => boolean;
  /** Loads what the host shows beside a run, so that it works offline. */
  prepare: () => Promise<unknown>;
  /** Asks before the page is left or closed while `active`. */
  LeaveGuard: ComponentType<{ active: boolean; losing: Losing }>;
  /** Names what would be lost, and asks whether to go on. */
  LeaveQuestion: ComponentType<{ losing: Losing; onLeave: () => void; onStay: () => void }>;
}

/** The host of the studio. The app provides it around each page of the studio. */
export const StudioHostContext = createContext<StudioHost | null>(null);

export function useHost(): StudioHost {
  const host = use(StudioHostContext);
  if (!host) throw new Error('The studio found no host: render it within StudioHostContext.');
  return host;
}

/** The account in prerendered HTML. */
const visitor: StudioAccount = {
  status: 'signed-out',
  user: null,
  planId: 'free',
  planStatus: 'known',
  hasFullAccess: false,
};

/** Who uses the studio now. */
export function useStudioAccount(): StudioAccount {
  const { read, subscribe } = useHost().account;
  return useSyncExternalStore(subscribe, read, () => visitor);
}

/** Starts the account with the page. */
export function useStartedAccount(): void {
  const { startAccount } = useHost();
  useEffect(() => void startAccount().catch(console.error), [startAccount]);
}
