import { ProblemSchema } from '@vidyapath/http/problem';
import { Type } from 'typebox';
import { serializerCompiler } from './serialization';

const compile = (schema: object, httpStatus: string) =>
  serializerCompiler({ schema, method: 'GET', url: '/courses', httpStatus });

test('compiles a schema once for all routes and statuses, and each schema by itself', () => {
  const serialize = compile(ProblemSchema, '404');
  expect(compile(ProblemSchema, '429')).toBe(serialize);
  const count = compile(Type.Object({ count: Type.Integer() }), '200');
  expect(count({ count: 2, secret: 'left out' })).toBe('{"count":2}');
});
