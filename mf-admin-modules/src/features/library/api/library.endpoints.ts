import type { Asset, AssetBody } from '@vidyapath/http/lesson-assets';
import { lessonPaths } from '@vidyapath/http/lesson-paths';
import { recordEndpoints } from '@vidyapath/remote-kit/record-endpoints';
import { type RecordKind, useRecordCalls } from '@vidyapath/remote-kit/use-record-calls';
import { api, type Tag } from '../../../lib/api';

const { endpoints, useLibraryQuery } = api.injectEndpoints({
  endpoints(build) {
    const { list, read, create, update, remove } = recordEndpoints<Tag, Asset, AssetBody, string>(build, {
      tag: 'Asset',
      listPath: lessonPaths.assets,
      recordPath: lessonPaths.asset,
    });
    return { library: list, savedAsset: read, createAsset: create, updateAsset: update, deleteAsset: remove };
  },
});

export { useLibraryQuery };

const assetKind: RecordKind<Asset, AssetBody, string> = {
  endpoints: {
    read: endpoints.savedAsset,
    create: endpoints.createAsset,
    update: endpoints.updateAsset,
    remove: endpoints.deleteAsset,
  },
  idOf: ({ asset_id }) => asset_id,
};

export const useAssetCalls = () => useRecordCalls(assetKind);
