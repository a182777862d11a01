import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** `test('name', …)` and `test.each(…)('name', …)`. */
const declaresTest = (callee: ts.Expression): boolean =>
  ts.isCallExpression(callee)
    ? ts.isPropertyAccessExpression(callee.expression) && callee.expression.name.text === 'each' && declaresTest(callee.expression.expression)
    : ts.isIdentifier(callee) && callee.text === 'test';

/** The names of a file's tests as they stand in its source, an `each`'s placeholders included. */
export function testNames(file: string): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    const name = ts.isCallExpression(node) && declaresTest(node.expression) ? node.arguments[0] : undefined;
    if (name && ts.isStringLiteralLike(name)) names.push(name.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  return names;
}
