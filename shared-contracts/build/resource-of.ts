import type { Module } from 'webpack';

/** File that a module was read from; empty for modules that webpack generates. */
export const resourceOf = (module: Module) =>
  ('resource' in module && typeof module.resource === 'string' && module.resource) || '';
