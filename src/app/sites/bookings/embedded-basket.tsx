import { useUnit } from 'effector-react';
import { useLocation } from 'react-router';
import { isCheckout } from '@/shared/routes';
import { Box } from '@/shared/ui/box';
import { Link } from '@/shared/ui/link';
import { navText } from '@/widgets/site-header';
import { $basketCount } from '../../basket/model';
import { text } from '../texts';

/**
 * The link to the basket of an embedded site, which has no header. It is always rendered, so that the page does not
 * shift.
 */
export function EmbeddedBasket() {
  const count = useUnit($basketCount);
  const { pathname } = useLocation();
  if (pathname === '/basket' || isCheckout(pathname)) return null;
  return (
    // The home page's band extends upwards to the header, which an embedded site lacks.
    <Box display="flex" justifyContent="flex-end" marginTop="-4" paddingBottom={pathname === '/' ? '8' : '2'}>
      <Link to="/basket" isStandalone>
        {count === 0 ? navText('nav.basket') : text('embedded.basket', { count })}
      </Link>
    </Box>
  );
}
