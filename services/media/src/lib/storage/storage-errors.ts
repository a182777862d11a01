import { StorageAwayError, StorageFullError } from './storage';

const fullCodes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** Runs a file operation and turns the system's failures into the driver's two errors. */
export async function asStorageFailure<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const code = codeOf(error);
    if (code && fullCodes.has(code)) throw new StorageFullError('The storage is full.', { cause: error });
    throw new StorageAwayError('The storage cannot be used.', { cause: error });
  }
}

export function codeOf(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null | undefined)?.code;
  return typeof code === 'string' ? code : undefined;
}
