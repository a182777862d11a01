import type { LoginAnswer, LoginBody } from '@vidyapath/http/auth';
import { paths } from '@vidyapath/http/paths';
import { useCall } from '../../../lib/use-call';

/** Returns a function that resolves to the access token. */
export function useLogIn(): (body: LoginBody) => Promise<string> {
  const call = useCall();
  return async (body) => {
    const answer = await call({ url: paths.login, method: 'POST', body });
    return (answer as LoginAnswer).access_token;
  };
}
