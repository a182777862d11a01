import type { KeptValues } from '../../../lib/kept-values';
import { logWarning } from '../../../lib/log';
import { parseOverride, type RemoteOverride } from './parse-override';

export const overrideKey = 'remote-override';
const parameter = 'remote';

/** Removes the parameter from the address, so that neither a reload nor a copied link repeats it. */
function takeParameter(): string | null {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  const value = query.get(parameter);
  if (value === null) return null;
  query.delete(parameter);
  window.history.replaceState(
    window.history.state,
    '',
    `${pathname}${query.size > 0 ? `?${query.toString()}` : ''}${hash}`,
  );
  return value;
}

/** The override of this tab's address, or the stored one. A stored value is checked again, since the platform's policy may have changed. */
export function keptOverride(allowed: readonly string[], values: KeptValues): RemoteOverride | undefined {
  const value = takeParameter();
  if (value !== null) {
    if (parseOverride(value, allowed)) values.setItem(overrideKey, value);
    else logWarning(`[shell] ${value} is not a remote@address that this platform allows: ${allowed.join(' ')}`);
  }
  const kept = values.getItem(overrideKey);
  const override = kept === null ? undefined : parseOverride(kept, allowed);
  if (!override) values.removeItem(overrideKey);
  return override;
}
