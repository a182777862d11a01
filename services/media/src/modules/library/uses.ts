import { bodyOf } from '@vidyapath/service-kit/client/service-client';
import type { MediaContext } from '../../context';

/** How many lessons use an asset, published or not, as the catalogue knows at this moment. */
export async function countUses(
  { clients: { catalogue } }: Pick<MediaContext, 'clients'>,
  assetId: string,
): Promise<number> {
  if (!catalogue) return 0;
  const { count } = await bodyOf(catalogue.GET('/internal/lesson-uses', { params: { query: { asset_id: assetId } } }));
  return count;
}
