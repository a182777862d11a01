import { useSearchParams } from 'react-router';

/** Parameters of an address after a change; an empty value removes one. */
export function paramsWith(current: URLSearchParams, part: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(current);
  for (const [name, value] of Object.entries(part)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** The parameters of the address, and their change without a scroll. */
export function useAddressParams() {
  const [params, setParams] = useSearchParams();
  const change = (part: Readonly<Record<string, string>>, replace = false): void =>
    setParams((current) => paramsWith(current, part), { replace, preventScrollReset: true });
  return { params, change };
}
