/** The items in their order, at most so many together. */
export const inGroups = <Item>(items: readonly Item[], most: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / most) }, (_group, at) => items.slice(at * most, (at + 1) * most));
