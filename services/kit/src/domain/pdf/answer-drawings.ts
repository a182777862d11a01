import { parentPort } from 'node:worker_threads';

export type PdfAnswer = { pdf: Uint8Array } | { failed: string };

/** The script of a thread: draws each received document, and sends the file. */
export function answerDrawings<Content>(draw: (content: Content) => Promise<Buffer>): void {
  const answer = async (content: Content): Promise<PdfAnswer> => {
    try {
      return { pdf: new Uint8Array(await draw(content)) };
    } catch (error) {
      return { failed: String(error) };
    }
  };
  parentPort?.on('message', (content: Content) => {
    void answer(content).then((result) => parentPort?.postMessage(result));
  });
}
