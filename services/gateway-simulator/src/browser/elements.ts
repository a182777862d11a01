/** An element with a text or children; text is never read as HTML. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...children: (string | Node)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children);
  return made;
}

export function button(text: string, onClick: () => void, className = ''): HTMLButtonElement {
  const made = element('button', { type: 'button', class: className }, text);
  made.addEventListener('click', onClick);
  return made;
}
