/** Features that an operator can switch off. */
export const disableableFeatures = ['right-click', 'developer-tools'] as const;
export type DisableableFeature = (typeof disableableFeatures)[number];

/** Names in `<meta name="disabled-features">`, which can be changed in the page without a build. None by default. */
export function disabledFeatures(page: Document = document): DisableableFeature[] {
  const named = page.querySelector<HTMLMetaElement>('meta[name="disabled-features"]')?.content.split(/[\s,]+/) ?? [];
  return disableableFeatures.filter((feature) => named.includes(feature));
}

/** Fetches the blocking code only if a feature is switched off. */
export async function applyDisabledFeatures(): Promise<void> {
  const disabled = disabledFeatures();
  if (disabled.length === 0) return;
  const { blockFeatures } = await import(/* webpackChunkName: 'lazy-block-features' */ './block-features');
  blockFeatures(disabled);
}
