const outOfSight = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const;
const name = 'website';

/** A field for programs that fill in every field; no person sees or reaches it, and screen readers skip it. */
export function Honeypot() {
  return (
    <div aria-hidden="true" style={outOfSight}>
      <input name={name} type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  );
}

/** The honeypot's value, as a member of the body. */
export function honeypotOf(form: HTMLFormElement | null): Record<string, string> {
  const input = form?.elements.namedItem(name);
  return input instanceof HTMLInputElement && input.value !== '' ? { [name]: input.value } : {};
}
