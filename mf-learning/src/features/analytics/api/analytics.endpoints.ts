import type { Analytics } from '@vidyapath/http/learning-progress';
import { paths } from '@vidyapath/http/paths';
import { api } from '../../../lib/api';

const analyticsApi = api.injectEndpoints({
  endpoints: (build) => ({
    analytics: build.query<Analytics, number>({
      query: (days) => ({ url: paths.learningAnalytics, params: { days } }),
      providesTags: ['Analytics'],
    }),
  }),
});

export const { useAnalyticsQuery } = analyticsApi;
