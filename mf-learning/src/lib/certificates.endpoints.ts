import type { AnswerMeta } from '@vidyapath/client/requests/send-request';
import type {
  Certificate,
  CertificateKeys,
  CertificateListQuery,
  OwnCertificate,
} from '@vidyapath/http/learning-certificates';
import { paths } from '@vidyapath/http/paths';
import { api } from './api';

const certificatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownCertificates: build.query<{ rows: OwnCertificate[]; total: number }, CertificateListQuery>({
      query: (params) => ({ url: paths.certificates, params: { ...params } }),
      transformResponse: (rows: OwnCertificate[], meta: AnswerMeta | undefined) => ({
        rows,
        total: meta?.totalCount ?? rows.length,
      }),
      providesTags: ['Certificates'],
    }),
    certificate: build.query<Certificate, string>({
      query: (serial) => ({ url: paths.certificate(encodeURIComponent(serial)) }),
      providesTags: ['Certificates'],
    }),
    certificateKeys: build.query<CertificateKeys, void>({ query: () => ({ url: paths.certificateKeys }) }),
  }),
});

export const { useOwnCertificatesQuery, useCertificateQuery, useLazyCertificateKeysQuery } = certificatesApi;
