import { randomInt } from 'node:crypto';

const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** 14 letters and digits, as the gateway's ids have behind their prefix. */
export const newSuffix = (): string => Array.from({ length: 14 }, () => characters[randomInt(62)]).join('');

export const newId = (prefix: 'order' | 'pay' | 'rfnd' | 'disp' | 'card'): string => `${prefix}_${newSuffix()}`;
