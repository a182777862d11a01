import type { LoginAnswer, LoginBody } from '@vidyapath/http/auth';
import { paths } from '@vidyapath/http/paths';
import { publicApi } from '../../../lib/public-api';
import { usePublicDispatch } from '../../../lib/use-public-dispatch';

const loginApi = publicApi.injectEndpoints({
  endpoints: (build) => ({
    logIn: build.mutation<LoginAnswer, LoginBody>({
      query: (body) => ({ url: paths.login, method: 'POST', body }),
    }),
  }),
});

/** Answers with the access token. Not tracked: neither it nor the password is kept in the store. */
export function useLogIn(): (body: LoginBody) => Promise<string> {
  const dispatch = usePublicDispatch();
  return async (body) => {
    const answer = await dispatch(loginApi.endpoints.logIn.initiate(body, { track: false })).unwrap();
    return answer.access_token;
  };
}
