import { useUnit } from 'effector-react';
import { patterns, reloadFx } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { ButtonLink } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { text } from '../texts';
import { MessageScreen } from './message-screen';

/** A plain link, not the router's: after a fault the whole page is wanted again. */
function GoHome() {
  return <ButtonLink href={patterns.home}>{text('system.goHome')}</ButtonLink>;
}

/** The same page once more: what was entered and may be kept is there again. */
function TryAgain({ isOnlyWay = false }: { isOnlyWay?: boolean }) {
  const reload = useUnit(reloadFx);
  return (
    <Button variant={isOnlyWay ? 'primary' : 'secondary'} isSolid onClick={() => reload()}>
      {text('system.tryAgain')}
    </Button>
  );
}

/** Full-page error. Requirement S3.2. */
export function ErrorPage() {
  return (
    <MessageScreen
      title={text('system.error.title')}
      action={
        <Stack direction="row" gap="3">
          <GoHome />
          <TryAgain />
        </Stack>
      }
    />
  );
}

/** The theme answered 503. Requirement S3.2. */
export function MaintenancePage() {
  return (
    <MessageScreen title={text('system.maintenance.title')} action={<TryAgain isOnlyWay />}>
      {text('system.maintenance.text')}
    </MessageScreen>
  );
}

/** The operator sells no memberships online for now. */
export function JoiningOffPage() {
  return (
    <MessageScreen title={text('system.joiningOff.title')}>{text('system.joiningOff.text')}</MessageScreen>
  );
}

/** No such page, or the client record failed to load. Requirements S1.4, S3.3. */
export function NotFoundPage() {
  return (
    <MessageScreen title={text('system.notFound.title')} action={<GoHome />}>
      {text('system.notFound.text')}
    </MessageScreen>
  );
}
