import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { CommerceContext } from '../../context';
import { cartsRoutes } from './carts.routes';
import { deleteCart } from './carts.service';

export { assertCartItems } from './cart-items';

export function registerCarts(app: TypedApp, ctx: CommerceContext): void {
  cartsRoutes(app, ctx);
  ctx.hooks.personErased.push(deleteCart);
}
