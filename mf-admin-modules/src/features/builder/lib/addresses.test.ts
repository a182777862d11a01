import { addressesOf, itemOf, itemsOf, lessonsAt, titleOfAddress } from './addresses';

test('each line is an address; other lines are named', () => {
  expect(addressesOf(' https://a.example/1.mp4\n\nohm\r\nhttp://b.example/2.mp4\njavascript:alert(1)')).toEqual({
    addresses: ['https://a.example/1.mp4', 'http://b.example/2.mp4'],
    wrong: ['ohm', 'javascript:alert(1)'],
  });
});

test.each([
  ['https://a.example/films/03%20-%20Ohm.mp4?x=1', 'Ohm'],
  ['https://youtu.be/abcdefghijk', 'YouTube abcdefghijk'],
  ['https://archive.org/details/physics/02%20Volt.mp4', 'Volt'],
  ['https://archive.org/details/physics', 'physics'],
  ['https://a.example/', 'a.example'],
  ['https://a.example/%E0%A4', '%E0%A4'],
  ['https://a.example/%E2%80%8B', 'a.example'],
])('a lesson at %s is called %s', (address, title) => {
  expect(titleOfAddress(address)).toBe(title);
});

test('an item of archive.org whose file is not named', () => {
  expect(itemOf('https://archive.org/details/physics')).toBe('physics');
  expect(itemOf('https://archive.org/download/physics')).toBe('physics');
  expect(itemOf('https://archive.org/download/physics/one.mp4')).toBeUndefined();
  expect(itemOf('https://archive.org/details/physics/one.mp4')).toBeUndefined();
  expect(itemOf('https://a.example/details/physics')).toBeUndefined();
});

test('an item stands for its videos at its first place', () => {
  const addresses = [
    'https://archive.org/details/physics',
    'https://youtu.be/abcdefghijk',
    'https://www.archive.org/details/physics/',
    'https://archive.org/details/physics',
  ];
  const url = 'https://archive.org/download/physics/a/02%20-%20Volt.mp4';
  const volt = { name: 'a/02 - Volt.avi', url, size_bytes: 5, duration_in_seconds: 65 };
  const watt = { name: 'Watt.mp4', url: 'https://archive.org/download/physics/Watt.mp4', size_bytes: null };
  const items = [{ item: 'physics', videos: [volt, { ...watt, duration_in_seconds: null }] }];
  expect(itemsOf(addresses)).toEqual(['physics']);
  expect(lessonsAt(addresses, items)).toEqual([
    { video_title: 'Volt', video_url: url, duration_in_seconds: 65 },
    { video_title: 'Watt', video_url: watt.url },
    { video_title: 'YouTube abcdefghijk', video_url: 'https://youtu.be/abcdefghijk' },
  ]);
  expect(lessonsAt(addresses, [])).toHaveLength(1);
});
