/** Paths that other servers call. Not in `paths`, which every page loads. */
export const servicePaths = {
  gatewayWebhook: '/api/commerce/webhooks/razorpay',
  endedShares: '/api/support/ended-shares',
} as const;
