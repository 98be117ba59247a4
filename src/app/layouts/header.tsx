import { useUnit } from 'effector-react';
import { SiteHeader, type SiteHeaderProps } from '@/widgets/site-header';
import { $basketCount } from '../basket/model';

export function Header(props: Omit<SiteHeaderProps, 'basketCount'>) {
  const basketCount = useUnit($basketCount);
  return <SiteHeader {...props} basketCount={basketCount} />;
}
