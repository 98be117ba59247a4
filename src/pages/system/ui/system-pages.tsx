import { text } from '@/shared/messages';
import { ButtonLink } from '@/shared/ui/link';
import { MessageScreen } from './message-screen';

// A plain link, not the router's: after a fault the whole page is wanted anew.
const goHome = <ButtonLink href="/">{text('system.goHome')}</ButtonLink>;

/** Full-page error. Spec, platform §2. */
export function ErrorPage() {
  return <MessageScreen title={text('system.error.title')} action={goHome} />;
}

/** The theme answered 503. Spec, platform §2. */
export function MaintenancePage() {
  return (
    <MessageScreen title={text('system.maintenance.title')}>{text('system.maintenance.text')}</MessageScreen>
  );
}

/** No such page, or the client record failed to load. Spec, platform §2. */
export function NotFoundPage() {
  return (
    <MessageScreen title={text('system.notFound.title')} action={goHome}>
      {text('system.notFound.text')}
    </MessageScreen>
  );
}
