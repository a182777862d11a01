const outOfSight = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const;
const name = 'website';

/** A field for programs that fill in whatever they find; no person sees it, reaches it or has it read out. */
export function Honeypot() {
  return (
    <div aria-hidden="true" style={outOfSight}>
      <input name={name} type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  );
}

/** What stands in the form's honeypot, as the body carries it. */
export function honeypotOf(form: HTMLFormElement | null): Record<string, string> {
  const input = form?.elements.namedItem(name);
  return input instanceof HTMLInputElement && input.value !== '' ? { [name]: input.value } : {};
}
