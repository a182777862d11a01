import type { RegisterBody } from '@vidyapath/http/auth';
import { paths } from '@vidyapath/http/paths';
import { useCall } from '../../../lib/use-call';

export type NewUser = Omit<RegisterBody, 'provider' | 'role'>;

export function useRegister(): (user: NewUser) => Promise<unknown> {
  const call = useCall();
  return (user) => {
    const body: RegisterBody = { ...user, provider: 'local', role: 'User' };
    return call({ url: paths.register, method: 'POST', body, once: true });
  };
}
