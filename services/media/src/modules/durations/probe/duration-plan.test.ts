import { planMediaDuration } from './duration-plan';
import { parseAllowedHosts } from './probe-url';
import { RefusedAddressError } from './probe-error';

const name = `${'a'.repeat(64)}.mp4`;
const plan = (url: string, host = 'localhost:4200') => planMediaDuration(url, host, parseAllowedHosts(''));

describe('planMediaDuration', () => {
  it.each([`/media/${name}`, `http://localhost:4200/media/${name}`])('reads %s as a stored file', (url) => {
    expect(plan(url)).toEqual({ kind: 'stored', name });
  });

  it('knows its own address with the default port', () => {
    expect(plan(`https://vidyapath.example/media/${name}`, 'vidyapath.example')).toEqual({ kind: 'stored', name });
    expect(plan(`http://vidyapath.example/media/${name}`, 'vidyapath.example:80')).toEqual({ kind: 'stored', name });
  });

  it.each([
    'http://localhost:4200/media/../auth',
    'http://localhost:4200/health/ready',
    `http://localhost:4201/media/${name}`,
    `http://user@localhost:4200/media/${name}`,
    '/media/other',
    '/auth/users',
  ])('refuses %s', (url) => {
    expect(() => plan(url)).toThrow(RefusedAddressError);
  });

  it('reads an archive.org page as an item and anything else as a file', () => {
    expect(plan('https://archive.org/details/film')).toEqual({ kind: 'archive', item: { id: 'film' } });
    expect(plan('https://archive.org/a.mp4')).toEqual({ kind: 'remote', url: 'https://archive.org/a.mp4' });
  });
});
