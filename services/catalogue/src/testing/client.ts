import type { Problem } from '@vidyapath/http/problem';
import type { Role } from '@vidyapath/http/roles';
import type { LightMyRequestResponse } from 'fastify';
import type { TestCatalogue } from './test-catalogue';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Caller = Role | 'nobody';

/** Calls as the given caller, by default as Staff. */
export function createClient(catalogue: Pick<TestCatalogue, 'app' | 'tokens'>) {
  const headersOf = (caller: Caller) => (caller === 'nobody' ? {} : catalogue.tokens.as(caller));
  const call =
    (method: Method) =>
    (url: string, body?: object, caller: Caller = 'Staff', headers: Record<string, string> = {}) =>
      catalogue.app.inject({
        method,
        url,
        headers: { ...headersOf(caller), ...headers },
        ...(body ? { payload: body } : {}),
      });
  return {
    get: (url: string, caller: Caller = 'Staff', headers: Record<string, string> = {}) =>
      call('GET')(url, undefined, caller, headers),
    post: call('POST'),
    put: call('PUT'),
    delete: (url: string, caller: Caller = 'Staff', headers: Record<string, string> = {}) =>
      call('DELETE')(url, undefined, caller, headers),
  };
}
export type Client = ReturnType<typeof createClient>;

/** The names of the fields that a 400 is about. */
export function fieldsOf(response: LightMyRequestResponse): string[] {
  return (response.json<Problem>().errors ?? []).map(({ field }) => field);
}
