import { Type } from 'typebox';
import { registerTokenCheck } from '../auth/auth-token';
import { sendCall } from '../client/send-call';
import { httpLink } from '../client/service-link';
import { commonVariables, loadConfig } from '../process/config';
import { createDatabase } from '../database/database';
import { runService } from '../process/run-service';
import { createServiceServer } from '../http/service-app';
import { createTestTokens } from '@vidyapath/kit-testing/tokens';

/** A service that a test runs in a separate process: jest does not support the way in which OpenTelemetry is loaded. */
void runService(async () => {
  const [DATABASE_URL, OTEL_EXPORTER_OTLP_ENDPOINT] = process.argv.slice(2);
  const given = {
    PORT: '0',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_PER_MINUTE: '0',
    DATABASE_URL,
    OTEL_EXPORTER_OTLP_ENDPOINT,
  };
  const config = loadConfig(Type.Object(commonVariables), given);
  const app = await createServiceServer({ name: 'traced', config });
  const db = createDatabase({ url: config.DATABASE_URL, schema: 'public' });
  const tokens = createTestTokens();
  await app.register(async (scope) => {
    await registerTokenCheck(scope, tokens);
    scope.post('/items/:id', { config: { access: 'signed-in' } }, () =>
      db.transaction((trx) => trx.raw("select 'hunter2' as word, ?::text", ['a@b.in'])),
    );
    scope.get('/broken', { config: { access: 'public' } }, () => db.raw("select 'hunter2' from nowhere"));
    scope.get('/loaded', { config: { access: 'public' } }, async () =>
      Object.keys(require.cache).filter((file) => /@opentelemetry.(?!api.)/.test(file)),
    );
  });
  app.get<{ Querystring: { origin: string } }>(
    '/calls',
    { config: { access: 'public' }, schema: { querystring: Type.Object({ origin: Type.String() }) } },
    async ({ query: { origin } }) => {
      const path = {
        target: 'other',
        link: httpLink(origin),
        tokens: { get: async () => 'token', discard: () => undefined },
        answerBytesMax: 1_000,
      };
      const request = new Request(`${origin}/health/live`);
      const answer = await sendCall(path, request, AbortSignal.timeout(10_000), () => undefined);
      return { status: answer.status };
    },
  );
  app.addHook(
    'onListen',
    async () =>
      void process.stdout.write(`${JSON.stringify({ origin: app.listeningOrigin, ...tokens.as('Staff') })}\n`),
  );
  app.addHook('onClose', () => db.destroy());
  return { app, config };
});
