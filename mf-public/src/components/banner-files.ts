import { type ImageWidth, imageVariantPath, imageWidths } from '@vidyapath/http/image-variants';

/** `src`, `srcset` and `sizes` of a banner; only an upload of this platform has several widths. */
export function bannerFiles(path: string, sizes: string) {
  const candidate = (width: ImageWidth) => {
    const variant = imageVariantPath(path, width);
    return variant && `${variant} ${width}w`;
  };
  return {
    src: imageVariantPath(path, 640) ?? path,
    srcSet: imageVariantPath(path, 320) && imageWidths.map(candidate).join(', '),
    sizes,
  };
}

/** Fetches a banner before its element is rendered. */
export function preloadBanner(path: string, place: string): void {
  if (path === '') return;
  const { src, srcSet = '', sizes } = bannerFiles(path, place);
  const image = new Image();
  Object.assign(image, { fetchPriority: 'high', sizes, srcset: srcSet, src });
}
