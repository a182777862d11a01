import { createPageRouter } from '@vidyapath/client/router/page-router';
import type { PageRouter, PageRouterOptions } from '@vidyapath/client/router/router-types';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';

/** The shell's router, with its own history in place of the browser's. */
export const createMemoryRouter = (path: string, options: Omit<PageRouterOptions, 'history'>): PageRouter =>
  createPageRouter({ ...options, history: createMemoryHistory({ initialEntries: [path] }) });
