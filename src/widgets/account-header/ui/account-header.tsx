import { useUnit } from 'effector-react';
import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { listNotices } from '@/entities/account-notice';
import { $user } from '@/entities/customer';
import { createLazyComponent } from '@/shared/ui/lazy-component';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { styled } from '@/shared/ui/styled';
import { Text } from '@/shared/ui/text';
import { findNoticesShownOn } from '../lib/notice-lists';
import { $isWaiting, $lists, accountPageOpened } from '../model/account-header';
import { text } from '../texts';

/** Loaded on demand, because only some customers have notices; the page works without them. */
const Notices = createLazyComponent(() =>
  import('./notices').then(
    (code) => code.Notices,
    () => () => null,
  ),
);

const Area = styled('div', {
  base: {
    minHeight: '6',
    marginBottom: '4',
    // Hides the page until its notices have loaded, so that they do not shift it.
    '&:has([data-waits]) ~ *': { display: 'none' },
    '@media print': { display: 'none' },
  },
  variants: { hasNotices: { true: { marginBottom: '8' } } },
});

/** The header of every account page: the customer's name, and the notices that the page itself does not show. */
export function AccountHeader() {
  const { pathname } = useLocation();
  const { user, lists, isWaiting, open } = useUnit({
    user: $user,
    lists: $lists,
    isWaiting: $isWaiting,
    open: accountPageOpened,
  });
  useEffect(() => {
    open(pathname);
  }, [open, pathname]);
  const notices = listNotices({ user, ...lists, hiddenKinds: findNoticesShownOn(pathname) });
  return (
    <Area hasNotices={notices.length > 0}>
      {user && (
        <Stack gap="3" maxWidth="column">
          <Text tone="muted">
            {text('accountHeader.customer', {
              name: `${user.firstName} ${user.lastName}`,
              reference: user.reference,
            })}
          </Text>
          {notices.length > 0 && (
            <Suspense fallback={<Spinner />}>
              <Notices notices={notices} user={user} />
            </Suspense>
          )}
        </Stack>
      )}
      {isWaiting && <Spinner />}
    </Area>
  );
}
