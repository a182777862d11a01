import { builderEndpoints } from '@vidyapath/remote-kit/builder-endpoints';
import { api } from './api';

/** The data of the builder's frame. */
export const builderData = api.injectEndpoints({ endpoints: (build) => builderEndpoints(build, 'Course') });
