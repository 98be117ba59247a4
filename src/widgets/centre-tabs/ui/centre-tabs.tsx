import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { $config } from '@/shared/config';
import { Link } from '@/shared/ui/link';
import { LinkTabs } from '@/shared/ui/link-tabs';
import { findTab, listTabs } from '../lib/tabs';
import { text } from '../texts';

/** The links to the pages of a centre. */
export function CentreTabs({ slug }: { slug: string }) {
  const { flags } = useUnit($config);
  const { pathname } = useLocation();
  const row = useRef<HTMLUListElement>(null);
  const tabs = listTabs(slug, flags);
  const currentTab = findTab(tabs, pathname);
  useEffect(() => {
    const link = row.current?.querySelector('[aria-current]');
    if (!(link instanceof HTMLElement) || !row.current) return;
    const { offsetLeft, offsetWidth } = link;
    row.current.scrollLeft = offsetLeft - (row.current.offsetWidth - offsetWidth) / 2;
  }, []);
  return (
    <nav aria-label={text('centreTabs.name')}>
      <LinkTabs ref={row}>
        {tabs.map((tab) => {
          const ariaCurrent = tab.path === pathname ? 'page' : 'true';
          return (
            <li key={tab.path}>
              <Link to={tab.path} aria-current={tab === currentTab ? ariaCurrent : undefined}>
                {tab.label}
              </Link>
            </li>
          );
        })}
      </LinkTabs>
    </nav>
  );
}
