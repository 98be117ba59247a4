import { useUnit } from 'effector-react';
import { SiteHeader, type SiteHeaderProps } from '@/widgets/site-header';
import { $basketCount } from '../basket/model';

/** The site header with the basket count. */
export function Header(props: Omit<SiteHeaderProps, 'basketCount'>) {
  const basketCount = useUnit($basketCount);
  return <SiteHeader {...props} basketCount={basketCount} />;
}
