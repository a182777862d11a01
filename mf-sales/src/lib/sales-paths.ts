export const ordersPath = '/sales/orders';
export const orderPath = (id: string) => `${ordersPath}/${id}`;
