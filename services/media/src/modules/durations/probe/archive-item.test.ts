import { archiveItemOf, chooseArchiveFile } from './archive-item';

describe('archiveItemOf', () => {
  it.each([
    ['https://archive.org/details/some_item-1.2', { id: 'some_item-1.2' }],
    ['https://www.archive.org/details/item/', { id: 'item' }],
    ['http://archive.org/embed/item', { id: 'item' }],
    ['https://archive.org/download/item/a%20b/part%201.mp4', { id: 'item', file: 'a b/part 1.mp4' }],
    ['https://archive.org/details/item?autoplay=1', { id: 'item' }],
  ])('reads %s', (url, item) => {
    expect(archiveItemOf(new URL(url))).toEqual(item);
  });

  it.each(['https://archive.org/', 'https://archive.org.example.com/details/x', 'https://example.org/details/x'])(
    'ignores %s',
    (url) => {
      expect(archiveItemOf(new URL(url))).toBeUndefined();
    },
  );
});

describe('chooseArchiveFile', () => {
  const files = [
    { name: 'item.mpeg', length: '10:01' },
    { name: 'item.mp3', length: '600' },
    { name: 'item_512kb.mp4', length: '0:10:02' },
    { name: 'cover.jpg' },
    { name: 'second.mp4' },
  ];

  it('takes the mp4 that has a length', () => {
    expect(chooseArchiveFile({ files }, undefined)).toEqual({ name: 'item_512kb.mp4', duration: 602 });
  });

  it('takes the requested file', () => {
    expect(chooseArchiveFile({ files }, 'item.mp3')).toEqual({ name: 'item.mp3', duration: 600 });
    expect(chooseArchiveFile({ files }, 'second.mp4')).toEqual({ name: 'second.mp4', duration: undefined });
  });

  it.each([{}, null, [], { files: 'x' }, { files: [null, 1, { name: 5 }, { name: 'a.txt' }] }])(
    'finds nothing in %j',
    (metadata) => {
      expect(chooseArchiveFile(metadata, undefined)).toBeUndefined();
    },
  );
});
