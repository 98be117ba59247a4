import { useUnit } from 'effector-react';
import { patterns, reloadFx } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { ButtonLink } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { text } from '../texts';
import { MessageScreen } from './message-screen';

/** A plain link rather than a router link, because the whole page should load again after an error. */
function HomeLink() {
  return <ButtonLink href={patterns.home}>{text('system.goHome')}</ButtonLink>;
}

/** Loads the page again; stored input is restored. */
function TryAgainButton({ isOnlyAction = false }: { isOnlyAction?: boolean }) {
  const reload = useUnit(reloadFx);
  return (
    <Button variant={isOnlyAction ? 'primary' : 'secondary'} isSolid onClick={() => reload()}>
      {text('system.tryAgain')}
    </Button>
  );
}

/** The full-page error. Requirement S3.2. */
export function ErrorPage() {
  return (
    <MessageScreen
      title={text('system.error.title')}
      action={
        <Stack direction="row" gap="3">
          <HomeLink />
          <TryAgainButton />
        </Stack>
      }
    />
  );
}

/** Maintenance: the theme request answered 503. Requirement S3.2. */
export function MaintenancePage() {
  return (
    <MessageScreen title={text('system.maintenance.title')} action={<TryAgainButton isOnlyAction />}>
      {text('system.maintenance.text')}
    </MessageScreen>
  );
}

/** The operator currently sells no memberships online. */
export function JoiningOffPage() {
  return (
    <MessageScreen title={text('system.joiningOff.title')}>{text('system.joiningOff.text')}</MessageScreen>
  );
}

/** The page does not exist, or the client record failed to load. Requirements S1.4, S3.3. */
export function NotFoundPage() {
  return (
    <MessageScreen title={text('system.notFound.title')} action={<HomeLink />}>
      {text('system.notFound.text')}
    </MessageScreen>
  );
}
