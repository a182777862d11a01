import { assetStatuses } from '@vidyapath/http/lesson-names';

export const libraryAddress = '/studio/library';
export const assetPage = (assetId: string): string => `${libraryAddress}/${assetId}`;
export const sortableBy = ['title'] as const;
export const filterNames = ['status', 'unused'] as const;

/** The parameters of a list for the filters of the address; what the server would refuse is left out. */
export const filterParams = ({ status, unused }: Record<(typeof filterNames)[number], string>) => ({
  status: assetStatuses.find((name) => name === status),
  unused: unused === 'true' ? 'true' : undefined,
});
