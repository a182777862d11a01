import type { RegisterBody, User } from '@vidyapath/http/auth';
import { paths } from '@vidyapath/http/paths';
import { publicApi } from '../../../lib/public-api';
import { usePublicDispatch } from '../../../lib/use-public-dispatch';

const registerApi = publicApi.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation<User, RegisterBody>({
      query: (body) => ({ url: paths.register, method: 'POST', body, once: true }),
    }),
  }),
});

export type NewUser = Omit<RegisterBody, 'provider' | 'role'>;

/** Not tracked: the password is not kept in the store. */
export function useRegister(): (user: NewUser) => Promise<User> {
  const dispatch = usePublicDispatch();
  return (user) =>
    dispatch(
      registerApi.endpoints.register.initiate({ ...user, provider: 'local', role: 'User' }, { track: false }),
    ).unwrap();
}
