import type { Refusal } from './refusal';

/** Most bytes of a request's body, where its family names no others. */
export const maxBodyBytes = 1024 * 1024;

/** How a family speaks of a body it cannot take. */
export interface BodyRules {
  /** Most bytes, where they are not those of the others. */
  maxBytes?: number;
  tooLarge: () => Refusal;
  notJson: (reason: string) => Refusal;
  /** What no body at all stands for; where absent, no body is no JSON. */
  whenEmpty?: unknown;
}

/** Reads a request's body as JSON and stops at the limit. Keys named `__proto__` are left out. */
export async function readJson(request: Request, rules: BodyRules): Promise<unknown> {
  const text = new TextDecoder().decode(await readBytes(request, rules));
  if (text.trim() === '' && 'whenEmpty' in rules) return rules.whenEmpty;
  try {
    return JSON.parse(text, (key, value) => (key === '__proto__' ? undefined : value));
  } catch (error) {
    throw rules.notJson(error instanceof Error ? error.message : 'unexpected input');
  }
}

/** Reads a request's body as it came and stops at the limit. */
export async function readBytes(request: Request, rules: BodyRules): Promise<Uint8Array<ArrayBuffer>> {
  if (!request.body) return new Uint8Array();
  const { maxBytes = maxBodyBytes } = rules;
  const reader = request.body.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > maxBytes) {
      // Not waited for: a request that was cloned on its way here is let go only when the other copy is.
      void reader.cancel().catch(() => undefined);
      throw rules.tooLarge();
    }
    parts.push(part.value);
  }
  return joined(parts, size);
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.byteLength;
  }
  return whole;
}
