import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { $config } from '@/shared/config';
import { Link } from '@/shared/ui/link';
import { styled } from '@/shared/ui/styled';
import { tabAt, tabsOf } from '../lib/tabs';
import { text } from '../texts';

const Row = styled('ul', {
  base: {
    position: 'relative',
    display: 'flex',
    gap: '1',
    margin: '0',
    padding: '0',
    paddingTop: '1',
    listStyle: 'none',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderWidth: '0 0 1px',
    borderStyle: 'solid',
    borderColor: 'line',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: 'target',
      paddingX: '3',
      borderWidth: '0 0 3px',
      borderStyle: 'solid',
      borderColor: 'transparent',
      color: 'fg',
      lineHeight: 'snug',
      textDecoration: 'none',
      whiteSpace: 'nowrap',
    },
    '& a:focus-visible': { outlineOffset: '-3px' },
    '& a:hover': { borderColor: 'line' },
    '& a[aria-current]': { borderColor: 'primary.border', fontWeight: 'bold' },
    '@media (forced-colors: active)': { '& a[aria-current]': { borderColor: 'Highlight' } },
  },
});

/** The pages of a centre: what it has on, and when. */
export function CentreTabs({ slug }: { slug: string }) {
  const { flags } = useUnit($config);
  const { pathname } = useLocation();
  const row = useRef<HTMLUListElement>(null);
  const tabs = tabsOf(slug, flags);
  const current = tabAt(tabs, pathname);
  useEffect(() => {
    const link = row.current?.querySelector('[aria-current]');
    if (!(link instanceof HTMLElement) || !row.current) return;
    const { offsetLeft, offsetWidth } = link;
    row.current.scrollLeft = offsetLeft - (row.current.offsetWidth - offsetWidth) / 2;
  }, []);
  return (
    <nav aria-label={text('centreTabs.name')}>
      <Row ref={row}>
        {tabs.map((tab) => {
          const place = tab.path === pathname ? 'page' : 'true';
          return (
            <li key={tab.path}>
              <Link to={tab.path} aria-current={tab === current ? place : undefined}>
                {tab.label}
              </Link>
            </li>
          );
        })}
      </Row>
    </nav>
  );
}
