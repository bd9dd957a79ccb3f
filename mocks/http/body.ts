import type { Refusal } from './refusal';

/** Most bytes of a request's body. */
export const maxBodyBytes = 1024 * 1024;

/** How a family speaks of a body it cannot take. */
export interface BodyRules {
  tooLarge: () => Refusal;
  notJson: (reason: string) => Refusal;
  /** What no body at all stands for; where absent, no body is no JSON. */
  whenEmpty?: unknown;
}

/** Reads a request's body as JSON and stops at the limit. Keys named `__proto__` are left out. */
export async function readJson(request: Request, rules: BodyRules): Promise<unknown> {
  const text = await readText(request, rules);
  if (text.trim() === '' && 'whenEmpty' in rules) return rules.whenEmpty;
  try {
    return JSON.parse(text, (key, value) => (key === '__proto__' ? undefined : value));
  } catch (error) {
    throw rules.notJson(error instanceof Error ? error.message : 'unexpected input');
  }
}

async function readText(request: Request, rules: BodyRules): Promise<string> {
  if (!request.body) return '';
  const decoder = new TextDecoder();
  const reader = request.body.getReader();
  let text = '';
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > maxBodyBytes) {
      // Not waited for: a request that was cloned on its way here is let go only when the other copy is.
      void reader.cancel().catch(() => undefined);
      throw rules.tooLarge();
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
