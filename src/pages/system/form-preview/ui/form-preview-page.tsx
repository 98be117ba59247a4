import { useUnit } from 'effector-react';
import { type ComponentType, useEffect } from 'react';
import { useLocation } from 'react-router';
import { Heading } from '@/shared/ui/heading';
import { Link } from '@/shared/ui/link';
import { LinkTabs } from '@/shared/ui/link-tabs';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { opened } from '../model/catalogue';
import { text } from '../texts';
import { FormTab } from './form-tab';
import { SnippetTab } from './snippet-tab';
import { WhyTab } from './why-tab';

const PREVIEW_PATH = '/form-preview';
type PreviewTab = { readonly path: string; readonly label: string; readonly Body: ComponentType };

const FIRST_TAB: PreviewTab = { path: PREVIEW_PATH, label: text('preview.form'), Body: FormTab };
const TABS: readonly PreviewTab[] = [
  FIRST_TAB,
  { path: `${PREVIEW_PATH}/why`, label: text('preview.why'), Body: WhyTab },
  { path: `${PREVIEW_PATH}/snippet`, label: text('preview.snippet'), Body: SnippetTab },
];

/** For centre staff: how the site reads and shows their configuration. Nothing is sent or stored. */
export function FormPreviewPage() {
  const open = useUnit(opened);
  const { pathname } = useLocation();
  const { Body, path: openPath } =
    TABS.find(({ path }) => path === pathname.replace(/\/+$/, '')) ?? FIRST_TAB;
  useEffect(() => {
    open();
  }, [open]);
  return (
    <Stack gap="6">
      <Stack gap="2">
        <Heading level={1}>{text('preview.title')}</Heading>
        <Text tone="muted" size="lg">
          {text('preview.intro')}
        </Text>
      </Stack>
      <nav aria-label={text('preview.tabs')}>
        <LinkTabs>
          {TABS.map(({ path, label }) => (
            <li key={path}>
              <Link to={path} aria-current={path === openPath ? 'page' : undefined}>
                {label}
              </Link>
            </li>
          ))}
        </LinkTabs>
      </nav>
      <Body />
    </Stack>
  );
}
