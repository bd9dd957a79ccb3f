import * as v from 'valibot';
import { dataSchema } from './data-schema';
import type { Data } from './schema';

/** Counts up when older data can no longer be read as it is. */
const version = 1;

const storedSchema = v.object({ version: v.literal(version), data: dataSchema });

function refusePrototype(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError('A key named __proto__ would reach the prototype.');
  return value;
}

/** The data as one text. */
export function toText(data: Data): string {
  return JSON.stringify({ version, data });
}

/** The data of such a text; `null` for junk, for data of another version, and for what would reach the prototype. */
export function fromText(text: string): Data | null {
  try {
    const stored = v.safeParse(storedSchema, JSON.parse(text, refusePrototype));
    return stored.success ? stored.output.data : null;
  } catch {
    return null;
  }
}
