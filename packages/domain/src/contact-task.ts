/**
 * A task that takes a computer about a second: finding the number whose hash, behind the salt, is known. People notice nothing
 * of it; a program that sends thousands of messages takes as many seconds.
 */
export interface ContactTask {
  salt: string;
  /** SHA-256 of the salt and the number, in base64. */
  hash: string;
  /** The number is smaller. */
  max: number;
  /** By which the server knows its own tasks. */
  signature: string;
}

/** A task with its number. */
export interface SolvedContactTask extends Pick<ContactTask, 'salt' | 'signature'> {
  number: number;
}

const encoder = new TextEncoder();

/** SHA-256 of a salt and a number, in base64. */
export async function contactTaskHash(salt: string, number: number): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', encoder.encode(`${salt}.${number}`));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/** Solves a task; `undefined` if it has no solution. Rejects once the signal aborts. */
export async function solveContactTask(
  { salt, hash, max, signature }: ContactTask,
  signal: AbortSignal,
): Promise<SolvedContactTask | undefined> {
  for (let number = 0; number < max; number += 1) {
    signal.throwIfAborted();
    if ((await contactTaskHash(salt, number)) === hash) return { salt, signature, number };
  }
  return undefined;
}
