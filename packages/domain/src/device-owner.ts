/**
 * Whose results, recipes, drafts, chat and free uses this browser shows and keeps: a user's, or those of visitors without an
 * account, who share theirs. What belongs to one is never read for another.
 */
import { createEmitter } from './emitter';
import { storedUserId } from './stored-session';

/** A user's id, or `visitors`. */
export type DeviceOwner = string;

export const visitors: DeviceOwner = '';

let owner: DeviceOwner | undefined;
let departures = 0;
const { emit, subscribe } = createEmitter();

/** Who uses this browser now. Until the session is checked, it is the user of the stored one: what visitors have made never flashes. */
export function deviceOwner(): DeviceOwner {
  owner ??= storedUserId(() => localStorage) ?? visitors;
  return owner;
}

/** How many users have left since the page was opened. When it changes, a page drops what it holds in memory. */
export const ownerDepartures = (): number => departures;

/** Sets whose things are shown from now on. */
export function setDeviceOwner(next: DeviceOwner): void {
  const before = deviceOwner();
  if (next === before) return;
  if (before !== visitors) departures += 1;
  owner = next;
  emit();
}

/** Calls back when the owner has changed. Returns how to unsubscribe. */
export const onDeviceOwner = subscribe;

/** The key under which something is stored for an owner: in local or session storage, or the name of a database. */
export const ownKey = (key: string, of = deviceOwner()): string => (of === visitors ? key : `${key}@${of}`);

/** How much of each kind this browser keeps for an owner. */
export interface OwnedData {
  results: number;
  batches: number;
  recipes: number;
  /** Own models of the upscaler. */
  models: number;
  /** 1 if there is a conversation. */
  chats: number;
  /** Messages to the team that were not sent. */
  drafts: number;
}

export const isEmptyData = (data: OwnedData): boolean => Object.values(data).every((count) => count === 0);
