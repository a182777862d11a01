export const ordersPath = '/sales/orders';
export const orderPath = (id: string) => `${ordersPath}/${id}`;
export const couponPath = (code: string) => `/sales/coupons?edit=${encodeURIComponent(code)}`;
