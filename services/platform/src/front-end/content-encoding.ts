export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that `Accept-Encoding` allows. */
export function encodingFor(accept: string | undefined): Encoding {
  const accepted = new Map<string, number>();
  for (const part of (accept ?? '').toLowerCase().split(',')) {
    const [name = '', quality] = part.trim().split(/\s*;\s*q=/);
    if (name) accepted.set(name, quality === undefined ? 1 : Number(quality));
  }
  const allows = (name: string): boolean => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0;
  if (allows('br')) return 'br';
  return allows('gzip') ? 'gzip' : 'identity';
}
