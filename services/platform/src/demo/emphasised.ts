/** HTML of a text of the demo; what stands between asterisks is bold. */
export function emphasised(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return escaped.replace(/\*([^*]+)\*/g, '<strong>$1</strong>');
}

/** The text alone. */
export const plain = (text: string): string => text.replaceAll('*', '');
