import type { LoginState } from '@vidyapath/platform-api/login-state';
import { useLocation, useSearchParams } from 'react-router';
import { offersPath, type Plan, planNamed, withPlan } from './plans';

interface AccountLinks {
  plan: Plan | undefined;
  /** Another account screen, with the plan. */
  to: (path: string) => string;
  /** For the history entry of another account screen. */
  state: unknown;
}

/** Links to another account screen, which keep the chosen plan (in the address) and the page to return to (in the history entry). */
export function useAccountLinks(): AccountLinks {
  const state: unknown = useLocation().state;
  const [query] = useSearchParams();
  const plan = planNamed(query.get('plan'));
  const planned: LoginState | undefined = plan && { next: withPlan(offersPath(plan), plan) };
  return { plan, to: (path) => withPlan(path, plan), state: state ?? planned };
}
