import type { Messages } from '@vidyapath/platform-api/i18n';

/**
 * `path: parameters` of every message, sorted: the same in every language of a slice.
 * `detail` is left out: it is a service's English sentence, for which other languages have their own texts.
 */
export function messageShape(messages: Messages, prefix = ''): string[] {
  const lines = Object.entries(messages).flatMap(([key, value]) => {
    if (typeof value !== 'string') return messageShape(value, `${prefix}${key}.`);
    return [`${prefix}${key}: ${(value.match(/\{\{(?!detail)\w+\}\}/g) ?? []).sort().join(' ')}`];
  });
  return lines.sort();
}
