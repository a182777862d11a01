import { parentPort } from 'node:worker_threads';
import type { DocumentContent } from '../document-content';
import { drawDocument } from './draw-document';

export type PdfAnswer = { pdf: Uint8Array } | { failed: string };

const answer = async (content: DocumentContent): Promise<PdfAnswer> => {
  try {
    return { pdf: new Uint8Array(await drawDocument(content)) };
  } catch (error) {
    return { failed: String(error) };
  }
};

parentPort?.on('message', (content: DocumentContent) => {
  void answer(content).then((said) => parentPort?.postMessage(said));
});
