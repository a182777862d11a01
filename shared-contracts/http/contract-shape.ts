import type { Shape } from './service-contract';

type Members = Record<string, unknown>;

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const kindOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);
const nameOf = (member: string): string => member.replace(/\?$/, '');

/** A value with only the members of the shape, so that code which reads others fails. */
export function narrowedTo(shape: Shape, value: unknown): unknown {
  if (typeof shape === 'string') return value;
  if (Array.isArray(shape))
    return Array.isArray(value) ? value.map((item: unknown) => narrowedTo(shape[0], item)) : value;
  if (!isMembers(value)) return value;
  const known = Object.entries(shape).filter(([member]) => nameOf(member) in value);
  return Object.fromEntries(known.map(([member, inner]) => [nameOf(member), narrowedTo(inner, value[nameOf(member)])]));
}

/** One sentence for each member of the shape that a value lacks. An empty list lacks the members of its items. */
export function mismatches(shape: Shape, value: unknown, at = 'the answer'): string[] {
  if (typeof shape === 'string') {
    return shape.split('|').includes(kindOf(value)) ? [] : [`${at} is ${kindOf(value)} instead of ${shape}`];
  }
  if (Array.isArray(shape)) {
    if (!Array.isArray(value)) return [`${at} is ${kindOf(value)} instead of a list`];
    if (value.length === 0) return [`${at} is empty`];
    return value.flatMap((item: unknown, index) => mismatches(shape[0], item, `${at}[${index}]`));
  }
  if (!isMembers(value)) return [`${at} is ${kindOf(value)} instead of an object`];
  return Object.entries(shape).flatMap(([member, inner]) => {
    const name = nameOf(member);
    if (name in value) return mismatches(inner, value[name], `${at}.${name}`);
    return member.endsWith('?') ? [] : [`${at}.${name} is missing`];
  });
}
