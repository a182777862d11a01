/** The forms of this slice in which something is typed that is not stored yet. */
const changedForms = new Set<symbol>();

export function markUnsaved(form: symbol, changed: boolean): void {
  if (changed) changedForms.add(form);
  else changedForms.delete(form);
}

const textField =
  'textarea, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="range"], [type="button"], [type="submit"])';

/** Whether the focus is in a text field. */
export const isInTextField = (): boolean => document.activeElement?.matches(textField) === true;

/** Whether the user types, or has typed something that is not stored yet: then the page does not move on by itself. */
export const isWriting = (): boolean => changedForms.size > 0 || isInTextField();
