import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DeviceTexts, deviceName as nameOf } from './device-name';

const texts: DeviceTexts = {
  unknownDevice: 'Unknown device',
  browserOn: ({ browser, system }) => `${browser} on ${system}`,
};
const deviceName = (userAgent: string) => nameOf(userAgent, texts);

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('the name of a device', () => {
  it.each([
    [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/147.0.0.0 Safari/537.36`, 'Chrome on Linux'],
    [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/147.0.0.0 Safari/537.36`, 'Chrome on Linux'],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/147.0.0.0 Safari/537.36 Edg/147.0`,
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0',
      'Firefox on Windows',
    ],
    [
      `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/147.0.0.0 Mobile Safari/537.36`,
      'Chrome on Android',
    ],
    [
      `Mozilla/5.0 (Linux; Android 14) ${webkit} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
      'Samsung Internet on Android',
    ],
    [
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/147.0.0.0 Safari/537.36`,
      'Chrome on ChromeOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/147.0 Mobile/15E148 Safari/604.1',
      'Chrome on iPhone',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
      'Safari on macOS',
    ],
    [`Mozilla/5.0 (Macintosh) ${webkit} Chrome/147.0.0.0 Safari/537.36 OPR/118.0`, 'Opera on macOS'],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/64.0 Safari/537.36 Edge/17.17134', 'Edge on Windows'],
    ['Mozilla/5.0 (Linux; Android 10) Chrome/147.0 Mobile Safari/537.36 EdgA/147.0', 'Edge on Android'],
    ['Mozilla/5.0 (iPhone) Version/18.0 EdgiOS/147.0 Mobile/15E148 Safari/604.1', 'Edge on iPhone'],
    ['Mozilla/5.0 (iPhone) Version/18.5 Mobile/15E148 Safari/604.1 OPT/5.4', 'Opera on iPhone'],
    ['Opera/9.80 (X11; Linux x86_64) Presto/2.12.388 Version/12.16', 'Opera on Linux'],
    ['Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) FxiOS/150.0 Safari/605.1.15', 'Firefox on iPad'],
    ['Mozilla/5.0 (X11; Linux x86_64) Chromium/147.0 Safari/537.36', 'Chrome on Linux'],
    ['Mozilla/5.0 (Intel Mac OS X 10_15) Chrome/147.0', 'Chrome on macOS'],
    ['Mozilla/5.0 (Intel MacOS X 15) Firefox/150.0', 'Firefox on macOS'],
    ['Firefox/150.0', 'Firefox'],
    ['Mozilla/5.0 (Windows NT 10.0)', 'Windows'],
    // Safari names its version, others only name Safari.
    ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1', 'iPhone'],
    ['curl/8.5.0', 'curl/8.5.0'],
    ['  my\r\n\u0085app\u007f ', 'my app'],
    ['x'.repeat(60), 'x'.repeat(60)],
    ['x'.repeat(61), `${'x'.repeat(59)}…`],
    ['😀'.repeat(60), '😀'.repeat(60)],
    ['😀'.repeat(61), `${'😀'.repeat(59)}…`],
    ['', 'Unknown device'],
    [' \u0000\n ', 'Unknown device'],
  ])('of %s is %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });

  it.each(['NotChrome/1.0', 'Knowledge/1.0', 'MyEdge/1.0', 'iPhones', 'Windowsill', 'GNULinux', 'Edge'])(
    'is an unknown name as it is, if a known one is only a part of it: %s',
    (userAgent) => {
      expect(deviceName(userAgent)).toBe(userAgent);
    },
  );

  it('is one line of at most 60 characters for any header', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (userAgent) => {
        const name = deviceName(userAgent);
        expect([...name].length).toBeLessThanOrEqual(60);
        expect(name.trim()).not.toBe('');
        expect(name).not.toMatch(/[\n\r]/);
      }),
    );
  });
});
