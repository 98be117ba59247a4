import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { bookings } from '@/shared/routes';
import { Link } from '@/shared/ui/link';
import * as model from './model';
import { text } from './texts';

/** After a refused payment: links to the child forms that the basket lacks. */
export function MissingForms() {
  const { missing, ...events } = useUnit({
    missing: model.$missingForms,
    shown: model.missingFormsRequested,
    closed: model.closed,
  });
  useEffect(() => {
    events.shown();
    return () => events.closed();
  }, [events.shown, events.closed]);
  return missing.map(({ id, attendee }) => (
    <Link key={id} isStandalone to={`${bookings.basket}?form=${encodeURIComponent(id)}`}>
      {text('missingForms.fillIn', { name: attendee?.name ?? '' })}
    </Link>
  ));
}
