/** Changes of files that list projects. Each throws when the place it looks for is missing, before anything is written. */

/** @param line of a list; it has no `g` */
export function afterLast(text: string, line: RegExp, added: string) {
  const lines = text.split('\n');
  const last = lines.findLastIndex((one) => line.test(one));
  if (last < 0) throw new Error(`no line matches ${line}`);
  return lines.toSpliced(last + 1, 0, added).join('\n');
}

/** Puts a renamed copy behind each block of lines that begins with `start`: the lines that are indented deeper belong to it, and a brace that closes it. */
export function alikeBlock(text: string, start: RegExp, rename: (block: string) => string) {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => start.test(line));
  if (first < 0) throw new Error(`no line matches ${start}`);
  const depth = indent(lines[first]);
  let end = first + 1;
  while (lines[end]?.trim() && indent(lines[end]) > depth) end += 1;
  if (/^\s*[}\])]/.test(lines[end] ?? '') && indent(lines[end]) === depth) end += 1;
  const block = lines.slice(first, end).join('\n');
  return lines.toSpliced(end, 0, rename(block)).join('\n');
}

/** The same for a document of a YAML file of several. */
export function alikeDocument(text: string, mark: RegExp, rename: (document: string) => string) {
  return changedDocument(text, mark, (document) => `${document}\n---\n${rename(document)}`);
}

/** Changes the document of a YAML file of several that has `mark`. */
export function changedDocument(text: string, mark: RegExp, change: (document: string) => string) {
  const documents = text.trimEnd().split('\n---\n');
  const found = documents.findIndex((document) => mark.test(document));
  if (found < 0) throw new Error(`no document has ${mark}`);
  return `${documents.with(found, change(documents[found] ?? '')).join('\n---\n')}\n`;
}

export function replaced(text: string, what: RegExp, by: string) {
  if (text.search(what) < 0) throw new Error(`nothing matches ${what}`);
  return text.replace(what, by);
}

const indent = (line = '') => line.length - line.trimStart().length;
