import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifySerializerCompiler } from 'fastify';

type Serialize = (value: unknown) => string;

const compile = SerializerSelector()({}, {});
const compiled = new WeakMap<object, Serialize>();

/** Compiles each schema once; Fastify would compile the same problem for each status of each route. */
export const serializerCompiler: FastifySerializerCompiler<object> = ({ schema, method, url, httpStatus = '' }) => {
  const known = compiled.get(schema);
  if (known) return known;
  const serialize = compile({ schema, method, url, httpStatus });
  compiled.set(schema, serialize);
  return serialize;
};
