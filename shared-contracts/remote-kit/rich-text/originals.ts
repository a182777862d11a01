import type { ContentBlock } from 'draft-js';
import { is } from 'immutable';

/** HTML as it was read, with the blocks that it became. */
interface Original {
  html: string;
  blocks: readonly ContentBlock[];
}

const dataKey = 'originals';

const originalsOf = (block: ContentBlock): readonly Original[] =>
  (block.getData().get(dataKey) as readonly Original[] | undefined) ?? [];

/** The blocks, of which the first one remembers the HTML that they were read from. */
export function remember(blocks: readonly ContentBlock[], html: string): ContentBlock[] {
  const [first, ...others] = blocks;
  if (!first) return [];
  const originals = [{ html, blocks }, ...originalsOf(first)];
  return [first.set('data', first.getData().set(dataKey, originals)) as ContentBlock, ...others];
}

const isUnchanged = (block: ContentBlock | undefined, before: ContentBlock): boolean =>
  block !== undefined &&
  block.getText() === before.getText() &&
  block.getType() === before.getType() &&
  block.getDepth() === before.getDepth() &&
  is(block.getCharacterList(), before.getCharacterList());

/** What the blocks from `at` on were read from, if nobody changed them: the longest such part. */
export const originalAt = (blocks: readonly ContentBlock[], at: number): Original | undefined =>
  originalsOf(blocks[at] as ContentBlock).find((original) =>
    original.blocks.every((before, offset) => isUnchanged(blocks[at + offset], before)),
  );
