import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useInView } from '@vidyapath/client/screens/use-in-view';
import type { Asset } from '@vidyapath/http/lesson-assets';
import { lessonPaths } from '@vidyapath/http/lesson-paths';
import { Box } from '@vidyapath/ui';
import { useEffect, useRef, useState } from 'react';

interface AssetPictureProps {
  asset: Pick<Asset, 'asset_id' | 'poster'>;
  /** Pixels, at most the room that there is. */
  width?: number;
}

/** The poster of a video, fetched with the session's token once it is in view; a blank one where there is none. */
export function AssetPicture({ asset: { asset_id: id, poster }, width = 72 }: AssetPictureProps) {
  const { http } = usePlatform();
  const place = useRef<HTMLSpanElement>(null);
  const isSeen = useInView(place);
  const [source, setSource] = useState<string>();
  useEffect(() => {
    if (!isSeen || poster === null) return undefined;
    const stop = new AbortController();
    void http
      .fetch(lessonPaths.assetPoster(id), { signal: stop.signal })
      .then(async (answer) => (answer.ok ? dataAddress(new Uint8Array(await answer.arrayBuffer())) : undefined))
      .then(setSource, () => undefined);
    return () => stop.abort();
  }, [http, id, poster, isSeen]);
  const size = {
    width,
    maxWidth: '100%',
    aspectRatio: '16 / 9',
    borderRadius: '6px',
    display: 'block',
    bgcolor: 'action.hover',
  };
  return (
    <span ref={place}>
      {source === undefined ? (
        <Box component="span" aria-hidden="true" sx={size} />
      ) : (
        <Box component="img" src={source} alt="" sx={{ ...size, objectFit: 'cover' }} />
      )}
    </span>
  );
}

/** Pages show pictures from addresses of `data:`, not of `blob:`. */
const dataAddress = (bytes: Uint8Array): string =>
  `data:image/webp;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
