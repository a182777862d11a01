import { createScriptThread } from '../../process/script-thread';
import type { PdfAnswer } from './answer-drawings';

/** A document of 20 items takes a tenth of a second; the first one reads the fonts. */
const limits = { timeLimitMs: 20_000, heapMb: 128 };

/** A thread that draws documents, so that no other request waits for it. Call `draw` again only after its answer. */
export interface PdfThread<Content> {
  draw(this: void, content: Content): Promise<Buffer>;
  end(this: void): Promise<void>;
}

/** `script` is `require.resolve('./…-script')`. */
export function startPdfThread<Content>(script: string, nameOf: (content: Content) => string): PdfThread<Content> {
  const { ask, end } = createScriptThread<Content, PdfAnswer>(script, limits);
  return {
    end,
    async draw(content) {
      const result = await ask(content);
      if ('pdf' in result) return Buffer.from(result.pdf);
      // The next document gets a new thread.
      await end();
      throw new Error(`The document ${nameOf(content)} cannot be drawn: ${result.failed}`);
    },
  };
}
