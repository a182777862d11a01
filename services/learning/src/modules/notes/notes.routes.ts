import { NoteBodySchema, NoteChangeSchema, NoteListQuerySchema, NoteSchema } from '@vidyapath/http/learning-notes';
import { paths } from '@vidyapath/http/paths';
import { IdParamsSchema, UuidParamsSchema } from '@vidyapath/http/primitives';
import { idempotencyKeyOf, IdempotencyKeySchema } from '@vidyapath/service-kit/idempotency/idempotency';
import { sendStreamedText, sendList } from '@vidyapath/service-kit/lists/streamed-list';
import { Type } from 'typebox';
import { sendCreated, sendRecord } from '@vidyapath/service-kit/http/answers';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { IfMatchSchema, Nothing, problems } from '@vidyapath/service-kit/http/route-schemas';
import { longAnswerMs } from '@vidyapath/service-kit/http/server-limits';
import { signedIn } from '@vidyapath/service-kit/auth/signed-in';
import type { LearningContext } from '../../context';
import { changeNote, createNote, getNote, listNotes, notesAsText, removeNote } from './notes.service';

const tags = ['notes'];
const config = { access: 'signed-in' } as const;
const one = { tags, params: UuidParamsSchema };
const changeOne = { ...one, headers: IfMatchSchema };

export function notesRoutes(app: TypedApp, ctx: LearningContext): void {
  app.get(
    paths.courseNotes(':id'),
    {
      config,
      schema: {
        tags,
        operationId: 'listNotes',
        params: IdParamsSchema,
        querystring: NoteListQuerySchema,
        response: { 200: Type.Array(NoteSchema), ...problems.guardedRead },
      },
    },
    async (request, reply) => {
      const { params, query } = request;
      const list = await listNotes(ctx, params.id, signedIn(request), query);
      return sendList(reply.header('cache-control', 'no-store'), list);
    },
  );

  app.get(
    paths.courseNotesText(':id'),
    {
      config,
      handlerTimeout: longAnswerMs,
      schema: {
        tags,
        operationId: 'downloadNotes',
        params: IdParamsSchema,
        response: { 200: { content: { 'text/plain': { schema: Type.String() } } }, ...problems.guardedRead },
      },
    },
    async (request, reply) => {
      const text = await notesAsText(ctx, request.params.id, signedIn(request));
      const name = `attachment; filename="notes-${request.params.id}.txt"`;
      void reply
        .type('text/plain; charset=utf-8')
        .headers({ 'content-disposition': name, 'cache-control': 'no-store' });
      return sendStreamedText(reply, text);
    },
  );

  app.post(
    paths.notes,
    {
      config,
      schema: {
        tags,
        operationId: 'createNote',
        headers: IdempotencyKeySchema,
        body: NoteBodySchema,
        response: { 201: NoteSchema, ...problems.create },
      },
    },
    async (request, reply) => {
      const note = await createNote(ctx, request.body, signedIn(request), idempotencyKeyOf(request));
      return sendCreated(reply, paths.note(note.note_id), note);
    },
  );

  app.get(
    paths.note(':id'),
    { config, schema: { ...one, operationId: 'getNote', response: { 200: NoteSchema, ...problems.guardedRead } } },
    async (request, reply) => sendRecord(reply, await getNote(ctx, request.params.id, signedIn(request))),
  );

  app.put(
    paths.note(':id'),
    {
      config,
      schema: {
        ...changeOne,
        operationId: 'changeNote',
        body: NoteChangeSchema,
        response: { 200: NoteSchema, ...problems.change },
      },
    },
    async (request, reply) => {
      const { params, body, headers } = request;
      return sendRecord(reply, await changeNote(ctx, params.id, body, signedIn(request), headers['if-match']));
    },
  );

  app.delete(
    paths.note(':id'),
    { config, schema: { ...changeOne, operationId: 'deleteNote', response: { 204: Nothing, ...problems.change } } },
    async (request, reply) => {
      await removeNote(ctx, request.params.id, signedIn(request), request.headers['if-match']);
      return reply.code(204).send(null);
    },
  );
}
