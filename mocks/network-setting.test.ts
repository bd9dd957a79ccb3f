import { describe, expect, it, vi } from 'vitest';
import { createNetworkSetting } from './network-setting';

function tabStorage(): Storage {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
  } as unknown as Storage;
}

describe('the network of the stand-in', () => {
  it('works until told otherwise, and stays as chosen over a reload', () => {
    const storage = tabStorage();
    const setting = createNetworkSetting(() => storage);
    expect(setting.read()).toBe('ok');
    setting.choose('offline');
    expect(createNetworkSetting(() => storage).read()).toBe('offline');
  });

  it('tells who listens, until they stop', () => {
    const storage = tabStorage();
    const setting = createNetworkSetting(() => storage);
    const listener = vi.fn();
    const stop = setting.subscribe(listener);
    setting.choose('slow');
    stop();
    setting.choose('ok');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('takes junk in the storage for a network that works', () => {
    const storage = tabStorage();
    storage.setItem('verapix-stand-in.network', 'constructor');
    expect(createNetworkSetting(() => storage).read()).toBe('ok');
  });

  it('lasts as long as the page where storage is blocked', () => {
    const setting = createNetworkSetting(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    setting.choose('rate-limited');
    expect(setting.read()).toBe('rate-limited');
  });
});
