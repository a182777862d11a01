import { useT } from '@vidyapath/client/screens/use-t';
import type { Asset } from '@vidyapath/http/lesson-assets';
import { Section } from '@vidyapath/remote-kit/section';
import { Box, Button, Link, Stack } from '@vidyapath/ui';
import { useRef, useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router';
import { libraryAddress } from '../lib/library-screen';
import { AssetFacts } from './asset-facts';
import { AssetFile } from './asset-file';
import { AssetPlayer } from './asset-player';
import { AssetTitle } from './asset-title';
import { AssetUses } from './asset-uses';
import { CaptionEditor } from './captions/caption-editor';
import { DeleteAsset } from './delete-asset';

const columns = { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' };
const column = { display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' };

/** A video in all its parts; on a wide screen it stays in view beside its captions. */
export function AssetDetails({ asset }: { asset: Asset }) {
  const t = useT();
  const navigate = useNavigate();
  const video = useRef<HTMLVideoElement>(null);
  const [deleting, setDeleting] = useState(false);
  return (
    <Stack sx={{ gap: 5, minWidth: 0 }}>
      <div>
        <Link component={RouterLink} to={libraryAddress}>
          {t('library.back')}
        </Link>
        <AssetTitle asset={asset} />
      </div>
      <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: columns, alignItems: 'start' }}>
        <Box sx={{ ...column, position: { lg: 'sticky' }, top: 88 }}>
          {asset.playable && <AssetPlayer asset={asset} video={video} />}
          <Section title={t('library.file')}>
            <AssetFile asset={asset} />
            <AssetFacts asset={asset} />
          </Section>
          <Section title={t('library.columns.uses')}>
            <AssetUses asset={asset} />
          </Section>
          <Button color="error" onClick={() => setDeleting(true)} sx={{ minHeight: 44, px: 0, justifySelf: 'start' }}>
            {t('library.deleteTitle')}
          </Button>
        </Box>
        <CaptionEditor asset={asset} video={video} />
      </Box>
      {deleting && (
        <DeleteAsset
          asset={asset}
          onDeleted={() => void navigate(libraryAddress)}
          onClosed={() => setDeleting(false)}
        />
      )}
    </Stack>
  );
}
