import type { Readable } from 'node:stream';
import { DataStore, Upload } from '@tus/server';
import { lessonLimits } from '@vidyapath/http/lesson-limits';
import type { AuditContext } from '@vidyapath/service-kit/audit/audit';
import { HttpProblem, notFound } from '@vidyapath/service-kit/http/errors';
import type { MediaContext } from '../../context';
import type { AssetFileRow } from '../assets/assets';
import { findUpload } from './uploads.repository';
import { cancelUpload, receive } from './uploads.service';

/** The protocol's library reads rows of the database and writes to the storage. Of one request. */
export class UploadStore extends DataStore {
  override extensions = ['creation', 'termination', 'expiration'];
  private file: AssetFileRow | undefined;
  private upload: Upload | undefined;

  constructor(
    private readonly ctx: MediaContext,
    private readonly by: AuditContext,
  ) {
    super();
  }

  /** Its row was written before: {@link createUpload}. */
  override async create(upload: Upload): Promise<Upload> {
    const { storage, db } = this.ctx;
    try {
      await storage.lessons.beginOriginal(upload.id, upload.size ?? 0);
    } catch (error) {
      const file = await findUpload(db, upload.id);
      if (file) await cancelUpload(this.ctx, file, this.by).catch(() => undefined);
      throw error;
    }
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const { db, storage } = this.ctx;
    this.file = await findUpload(db, id);
    if (!this.file) throw notFound('There is no such upload.');
    const { size_bytes, state, file_name, last_byte_at } = this.file;
    const size = Number(size_bytes);
    const offset = state === 'uploading' ? await storage.lessons.lengthOfOriginal(id) : size;
    if (offset === undefined) throw new HttpProblem(410, 'The upload is gone. Please begin again.');
    // The process before may have ended between the last byte and its row.
    if (offset === size && state === 'uploading') await receive(this.ctx, this.file, offset);
    this.upload = new Upload({
      id,
      size,
      offset,
      metadata: { filename: file_name },
      creation_date: last_byte_at.toISOString(),
    });
    return this.upload;
  }

  override async write(bytes: Readable, id: string, offset: number): Promise<number> {
    const { file, upload, ctx } = this;
    if (!file || !upload) throw notFound('There is no such upload.');
    if (offset === upload.size) return offset;
    try {
      const received = await ctx.storage.lessons.appendOriginal(id, bytes, offset);
      await receive(ctx, file, received);
      upload.creation_date = new Date().toISOString();
      return received;
    } catch (error) {
      // What arrived before is kept.
      const received = await ctx.storage.lessons.lengthOfOriginal(id).catch(() => undefined);
      if (received !== undefined && received < Number(file.size_bytes)) await receive(ctx, file, received);
      throw bytes.errored ?? error;
    }
  }

  override async remove(id: string): Promise<void> {
    const file = await findUpload(this.ctx.db, id);
    if (file?.state !== 'uploading') throw notFound('There is no such upload.');
    await cancelUpload(this.ctx, file, this.by);
  }

  /** Of the library from `creation_date`, which is the time of the last byte here. */
  override getExpiration(): number {
    return lessonLimits.unfinishedHours * 3_600_000;
  }
}
