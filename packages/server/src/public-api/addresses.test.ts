import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAddress, isPublicAddress } from './addresses';

const isAllowed = (address: string) => {
  try {
    checkAddress(new URL(address));
    return true;
  } catch (error) {
    expect(error).toMatchObject({ code: 'forbidden_address', more: { field: 'image_url' } });
    return false;
  }
};

describe('the address of a picture', () => {
  it.each([
    'https://example.com/boats.jpg',
    'http://example.com:8080/boats.jpg?size=2#top',
    'https://pictures.example.com./boats.jpg',
    'https://93.184.215.14/boats.jpg',
    'https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/boats.jpg',
    'https://localhost.example.com/boats.jpg',
    'https://bücher.example/boats.jpg',
  ])('may be public: %s', (address) => {
    expect(isAllowed(address)).toBe(true);
  });

  it.each([
    // Loopback.
    'http://localhost/',
    'http://LOCALHOST:80/',
    'http://localhost./',
    'http://localhost../',
    'http://127.0.0.1../',
    'http://printer.local../',
    'http://a.localhost/',
    'http://127.0.0.1/',
    'http://127.0.0.1./',
    'http://127.1/',
    'http://2130706433/',
    'http://017700000001/',
    'http://0x7f000001/',
    'http://0x7f.0.0.1/',
    'http://0177.0.0.1/',
    'http://127.0.0.1%2e/',
    'http://%31%32%37.0.0.1/',
    'http://①②⑦.0.0.1/',
    'http://0/',
    'http://0.0.0.0/',
    'http://[::1]/',
    'http://[::]/',
    'http://[0:0:0:0:0:0:0:1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[2001:0:0:0:0:0:0:1]/',
    // Private networks.
    'http://10.0.0.1/',
    'http://172.16.0.1/',
    'http://172.31.255.255/',
    'http://192.168.1.1/',
    'http://100.64.0.1/',
    'http://[fc00::1]/',
    'http://[fdff::1]/',
    'http://[fe80::1]/',
    'http://[fec0::1]/',
    'http://[ff02::1]/',
    'http://router/',
    'http://printer.local/',
    'http://wiki.corp/',
    'http://nas.home.arpa/',
    // Metadata services of cloud providers.
    'http://169.254.169.254/latest/meta-data/',
    'http://[::ffff:169.254.169.254]/',
    'http://[fd00:ec2::254]/',
    'http://metadata.google.internal/',
    'http://168.63.129.16/',
    'http://100.100.100.200/',
    // Documentation, multicast and broadcast.
    'http://192.0.2.1/',
    'http://198.51.100.1/',
    'http://203.0.113.1/',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
    'http://[2001:db8::1]/',
    // Credentials and other protocols.
    'https://name:password@example.com/boats.jpg',
    'https://name@example.com/boats.jpg',
    'ftp://example.com/boats.jpg',
    'file:///etc/passwd',
    'blob:https://example.com/1',
  ])('may not be %s', (address) => {
    expect(isAllowed(address)).toBe(false);
  });

  it('is never private, in any notation', () => {
    const privateAddress = fc
      .tuple(fc.constantFrom(10, 127, 0), fc.nat(255), fc.nat(255), fc.nat(255))
      .map((parts) => parts.reduce((number, part) => number * 256 + part, 0));
    const notations = [
      (number: number) => String(number),
      (number: number) => `0x${number.toString(16)}`,
      (number: number) => `0${number.toString(8)}`,
      (number: number) => `${number >>> 24}.${number & 0xffffff}`,
      (number: number) =>
        `0x${(number >>> 24).toString(16)}.0${((number >>> 16) & 255).toString(8)}.${number & 0xffff}`,
      (number: number) => `[::ffff:${(number >>> 16).toString(16)}:${(number & 0xffff).toString(16)}]`,
    ];
    fc.assert(
      fc.property(
        privateAddress,
        fc.constantFrom(...notations),
        fc.constantFrom('', '.'),
        (number, write, dot) => {
          const host = write(number);
          const end = host.startsWith('[') ? '' : dot;
          expect(isAllowed(`http://${host}${end}/`)).toBe(false);
        },
      ),
    );
  });
});

describe('the IP address of a name', () => {
  it.each(['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])('may be public: %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each(['127.0.0.1', '::1', '::ffff:10.0.0.1', 'fe80::1%eth0', '', 'example.com', '1.2.3.4.5'])(
    'may not be %j',
    (address) => {
      expect(isPublicAddress(address)).toBe(false);
    },
  );

  it('is checked without an error for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => void expect([true, false]).toContain(isPublicAddress(text))),
    );
  });
});
