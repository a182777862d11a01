import type { KeptValues } from '../../../lib/kept-values';
import { logWarning } from '../../../lib/log';
import { parseOverride, type RemoteOverride } from './parse-override';

export const overrideKey = 'remote-override';
const parameter = 'remote';

/** Takes the parameter out of the address, so that neither a reload nor a copied link repeats it. */
function takeAsked(): string | null {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  const asked = query.get(parameter);
  if (asked === null) return null;
  query.delete(parameter);
  window.history.replaceState(
    window.history.state,
    '',
    `${pathname}${query.size > 0 ? `?${query.toString()}` : ''}${hash}`,
  );
  return asked;
}

/** What this tab asks for in its address now, or did before. A kept value is checked again, since the platform may allow something else by now. */
export function keptOverride(allowed: readonly string[], values: KeptValues): RemoteOverride | undefined {
  const asked = takeAsked();
  if (asked !== null) {
    if (parseOverride(asked, allowed)) values.setItem(overrideKey, asked);
    else logWarning(`[shell] ${asked} is no remote@address that this platform allows: ${allowed.join(' ')}`);
  }
  const kept = values.getItem(overrideKey);
  const override = kept === null ? undefined : parseOverride(kept, allowed);
  if (!override) values.removeItem(overrideKey);
  return override;
}
