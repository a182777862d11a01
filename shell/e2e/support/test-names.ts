import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** A name in a loop has its placeholders as in the source, such as `${mode}`. */
function nameOf(call: ts.CallExpression): string | undefined {
  const [name] = call.arguments;
  if (!ts.isIdentifier(call.expression) || call.expression.text !== 'test' || !name) return undefined;
  if (ts.isStringLiteralLike(name)) return name.text;
  return ts.isTemplateExpression(name) ? name.getText().slice(1, -1) : undefined;
}

/** The names of a file's tests as in its source. */
export function testNames(file: string): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    const name = ts.isCallExpression(node) ? nameOf(node) : undefined;
    if (name !== undefined) names.push(name);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return names;
}
