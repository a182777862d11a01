import {
  CertificateKeysSchema,
  CertificateListQuerySchema,
  CertificateParamsSchema,
  CertificateSchema,
  OwnCertificateSchema,
  RevokeCertificateBodySchema,
} from '@vidyapath/http/learning-certificates';
import { paths } from '@vidyapath/http/paths';
import { problemResponses } from '@vidyapath/http/problem';
import { auditContextOf } from '@vidyapath/service-kit/audit/audit';
import { addressKey } from '@vidyapath/service-kit/http/address-key';
import { ownAddress } from '@vidyapath/service-kit/domain/mail/mail-settings';
import { sendList } from '@vidyapath/service-kit/lists/streamed-list';
import { Type } from 'typebox';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { sendNoStore, sendRecord } from '@vidyapath/service-kit/http/answers';
import { problems } from '@vidyapath/service-kit/http/route-schemas';
import { signedIn } from '@vidyapath/service-kit/auth/signed-in';
import type { LearningContext } from '../../context';
import { createCertificateDrawings } from './certificate-drawings';
import { getCertificate, getCertificateContent, listCertificates, revokeCertificate } from './certificates.service';

const tags = ['certificates'];
const one = { tags, params: CertificateParamsSchema };
/** A certificate waits behind others that are drawn. */
const handlerTimeout = 60_000;
const everybody = { access: 'public' } as const;

export function certificatesRoutes(app: TypedApp, ctx: LearningContext): void {
  const { keys, publicUrl } = ctx.certificates;
  const draw = createCertificateDrawings(app);
  const address = () => publicUrl?.replace(/(?<!\/)\/+$/, '') ?? ownAddress(app);
  const own = { 200: Type.Array(OwnCertificateSchema), ...problems.list };
  app.get(
    paths.certificates,
    {
      config: { access: 'signed-in' },
      schema: { tags, operationId: 'listCertificates', querystring: CertificateListQuerySchema, response: own },
    },
    async (request, reply) => {
      const list = await listCertificates(ctx, signedIn(request).id, request.query);
      return sendList(reply.header('cache-control', 'no-store'), list);
    },
  );

  app.get(
    paths.certificateKeys,
    {
      config: { ...everybody, rateLimit: false },
      schema: {
        tags,
        operationId: 'listCertificateKeys',
        summary: 'Public keys of certificates (RFC 7517).',
        response: { 200: CertificateKeysSchema, ...problemResponses(401) },
      },
    },
    async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=60').send({ keys: keys.inForce().map(({ jwk }) => jwk) }),
  );

  app.get(
    paths.certificate(':serial'),
    {
      config: everybody,
      schema: { ...one, operationId: 'getCertificate', response: { 200: CertificateSchema, ...problems.read } },
    },
    async (request, reply) => sendRecord(reply, await getCertificate(ctx, request.params.serial)),
  );

  const pdf = Type.Unsafe<Buffer>({ type: 'string', format: 'binary' });
  const file = { description: 'PDF', content: { 'application/pdf': { schema: pdf } } };
  app.get(
    paths.certificatePdf(':serial'),
    {
      config: everybody,
      handlerTimeout,
      schema: { ...one, operationId: 'getCertificatePdf', response: { 200: file, ...problems.read } },
    },
    async (request, reply) => {
      const { serial } = request.params;
      const content = await getCertificateContent(ctx, serial, address());
      const drawn = await draw(addressKey(request.ip), content);
      const disposition = `inline; filename="certificate-${serial}.pdf"`;
      return reply
        .headers({ 'cache-control': 'no-store', 'content-disposition': disposition })
        .type('application/pdf')
        .send(drawn);
    },
  );

  app.post(
    paths.certificateRevocation(':serial'),
    {
      config: { access: ['Admin'] },
      schema: {
        ...one,
        operationId: 'revokeCertificate',
        body: RevokeCertificateBodySchema,
        response: { 200: CertificateSchema, ...problems.change },
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      return sendNoStore(reply, await revokeCertificate(ctx, params.serial, body.reason, auditContextOf(request)));
    },
  );
}
