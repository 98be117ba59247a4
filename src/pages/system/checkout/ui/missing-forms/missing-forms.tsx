import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { bookings } from '@/shared/routes';
import { Link } from '@/shared/ui/link';
import * as model from './model';
import { text } from './texts';

/** After a refused payment: links to the child forms that the basket lacks. */
export function MissingForms() {
  const { itemsMissingForms, ...events } = useUnit({
    itemsMissingForms: model.$itemsMissingForms,
    requestMissingForms: model.missingFormsRequested,
    close: model.closed,
  });
  useEffect(() => {
    events.requestMissingForms();
    return () => events.close();
  }, [events.requestMissingForms, events.close]);
  return itemsMissingForms.map(({ id, attendee }) => (
    <Link key={id} isStandalone to={`${bookings.basket}?form=${encodeURIComponent(id)}`}>
      {text('missingForms.fillIn', { name: attendee?.name ?? '' })}
    </Link>
  ));
}
