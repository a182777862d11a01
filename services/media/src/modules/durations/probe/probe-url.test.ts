import { checkProbeUrl, parseAllowedHosts } from './probe-url';
import { RefusedAddressError } from './probe-error';

const none = parseAllowedHosts('');

describe('checkProbeUrl', () => {
  it.each(['https://example.org/a.mp4', 'http://example.org:80/', 'https://8.8.8.8/', 'http://[2606:4700::1111]/'])(
    'takes %s',
    (url) => {
      expect(checkProbeUrl(url, none).href).toBe(new URL(url).href);
    },
  );

  it.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://0/',
    'http://0x7f000001/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[0:0:0:0:0:ffff:7f00:1]/',
    'http://[::]/',
    'http://localhost/',
    'http://localhost./',
    'http://LOCALHOST/',
    'http://a.localhost/',
    'http://10.0.0.1/',
    'http://169.254.169.254/latest/',
    'http://100.64.1.1/',
    'http://224.0.0.1/',
    'http://[fd00::1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[fe80::1]/',
    'http://１２７.０.０.１/',
    'http://user@example.org/',
    'http://user:pass@example.org/',
    'http://example.org:8080/',
    'https://example.org:22/',
    'ftp://example.org/',
    'file:///etc/passwd',
    'gopher://example.org/',
    'javascript:1',
    '//example.org',
    'example',
    '',
  ])('refuses %s', (url) => {
    expect(() => checkProbeUrl(url, none)).toThrow(RefusedAddressError);
  });

  it('excepts exactly the host and port that are allowed', () => {
    const allowed = parseAllowedHosts('127.0.0.1:5301, [::1]:5302');
    expect(checkProbeUrl('http://127.0.0.1:5301/a', allowed).pathname).toBe('/a');
    expect(checkProbeUrl('http://[::1]:5302/a', allowed).pathname).toBe('/a');
    for (const url of [
      'http://127.0.0.1:5302/',
      'http://localhost:5301/',
      'http://user@127.0.0.1:5301/',
      'ftp://127.0.0.1:5301/',
    ]) {
      expect(() => checkProbeUrl(url, allowed)).toThrow(RefusedAddressError);
    }
  });
});
