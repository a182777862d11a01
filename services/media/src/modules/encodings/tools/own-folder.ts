import { chown } from 'node:fs/promises';
import { otherUser, type SandboxStep } from './sandbox';

/** Gives a folder to the user as which tools run. */
export async function ownFolder(path: string, holds: readonly SandboxStep[]): Promise<void> {
  if (holds.includes('other user')) await chown(path, otherUser, otherUser);
}
