import { createServiceServer, type ServiceServer } from '@vidyapath/service-kit/http/service-app';

/** The server that services run in, silent and without a request limit. */
export function createTestServer(name = 'test'): Promise<ServiceServer> {
  return createServiceServer({ name, config: { LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: 0, TRUST_PROXY: '' } });
}
