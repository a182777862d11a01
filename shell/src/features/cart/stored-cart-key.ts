export const cartStorageKey = 'cart';
