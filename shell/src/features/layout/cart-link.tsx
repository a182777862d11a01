import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useT } from '@vidyapath/client/screens/use-t';
import { CartIcon, IconButton } from '@vidyapath/ui';
import { Badge } from '@vidyapath/ui/shell';
import { routeAt } from '@vidyapath/platform-api/routes';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { useScreens } from '../navigation/use-screens';

const cartPath = '/cart';

/** Link to the cart, with the number of items in it; absent if no slice has a cart. */
export function CartLink() {
  const t = useT();
  const { cart } = usePlatform();
  const { routes } = useScreens();
  const count = useSyncExternalStore(cart.subscribe, cart.getSnapshot).length;
  if (!routeAt(routes, cartPath)) return null;
  return (
    <IconButton component={Link} to={cartPath} color="inherit" aria-label={t('cart.open', { count })}>
      {count > 0 ? (
        <Badge badgeContent={count}>
          <CartIcon />
        </Badge>
      ) : (
        <CartIcon />
      )}
    </IconButton>
  );
}
