import { parentPort } from 'node:worker_threads';

export type PdfAnswer = { pdf: Uint8Array } | { failed: string };

/** What the script of a thread does: draws what it is sent, and sends the file. */
export function answerDrawings<Content>(draw: (content: Content) => Promise<Buffer>): void {
  const answer = async (content: Content): Promise<PdfAnswer> => {
    try {
      return { pdf: new Uint8Array(await draw(content)) };
    } catch (error) {
      return { failed: String(error) };
    }
  };
  parentPort?.on('message', (content: Content) => {
    void answer(content).then((said) => parentPort?.postMessage(said));
  });
}
