import { readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { lessonPathPrefix } from '@vidyapath/http/media';
import type { RemotesManifest } from '@vidyapath/platform-api/remotes-manifest';
import { bearer, call, expectStatus, logIn } from './api';
import { bucket } from './backing';

export const clip = resolve(__dirname, '../../../platform/demo/clips/lesson-1.mp4');

/** Stores the file of a lesson like the demo data; returns its path and its bytes. */
export async function storeClip(endpoint: string): Promise<{ path: string; bytes: Buffer }> {
  const bytes = await readFile(clip);
  const name = `${createHash('sha256').update(bytes).digest('hex')}.mp4`;
  const { region, accessKeyId, secretAccessKey } = bucket;
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
  await client.send(
    new PutObjectCommand({ Bucket: bucket.name, Key: `lesson-${name}`, Body: bytes, ContentLength: bytes.length }),
  );
  client.destroy();
  return { path: join(lessonPathPrefix, name), bytes };
}

/** Registers a new learner and logs in. */
export async function newLearner(url: string): Promise<{ token: string; email: string; password: string }> {
  const account = { email: `${crypto.randomUUID()}@learner.example`, password: 'Learn#2026' };
  const body = { name: 'Asha', ...account, phone: '9876543210', provider: 'local', role: 'User' };
  await expectStatus(201, call(`${url}/auth/register`, { method: 'POST', body }));
  return { ...account, token: await logIn(url, account) };
}

/** A module with one lesson, at the end of a course. */
export async function addLesson(
  url: string,
  token: string,
  course: { course_id: number; course_name: string },
  videoUrl: string,
): Promise<void> {
  const init = { method: 'POST', headers: bearer(token) };
  const created = {
    CourseId: course.course_id,
    CourseName: course.course_name,
    ModuleName: 'First steps',
    ModuleDescription: 'How to begin',
    Status: 'Active',
  };
  const { ModuleId } = await expectStatus(
    201,
    call<{ ModuleId: number }>(`${url}/api/courseModule`, { ...init, body: created }),
  );
  const video = {
    course_id: course.course_id,
    module_id: ModuleId,
    video_title: 'Welcome',
    video_url: videoUrl,
    duration_in_seconds: 14,
  };
  await expectStatus(201, call(`${url}/api/courseModule/moduleVideo/`, { ...init, body: video }));
}

export async function remotesOf(url: string): Promise<RemotesManifest['remotes']> {
  return (await expectStatus(200, call<RemotesManifest>(`${url}/remotes.json`))).remotes;
}

/** The files of a slice that a browser fetches first: the manifest and the preloaded files. */
export async function openSlice(url: string, id: keyof RemotesManifest['remotes']): Promise<string> {
  const remote = (await remotesOf(url))[id];
  if (!remote) throw new Error(`${id} is not in /remotes.json`);
  for (const path of [remote.manifest, ...remote.preload]) await expectStatus(200, call(url + path));
  return remote.version ?? '';
}
