/** Changes of files that list projects. Each throws if its place is missing, before anything is written. */

/** @param line pattern of a list's lines, without the flag `g` */
export function afterLast(text: string, line: RegExp, added: string) {
  const lines = text.split('\n');
  const last = lines.findLastIndex((one) => line.test(one));
  if (last < 0) throw new Error(`no line matches ${line}`);
  return lines.toSpliced(last + 1, 0, added).join('\n');
}

/** Adds a renamed copy after the block of lines that begins with `start`: deeper indented lines belong to it, and its closing brace. */
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

/** The same for a document in a YAML file with several. */
export function alikeDocument(text: string, mark: RegExp, rename: (document: string) => string) {
  return changedDocument(text, mark, (document) => `${document}\n---\n${rename(document)}`);
}

/** Changes the document with `mark` in a YAML file with several. */
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
