import { useUnit } from 'effector-react';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { type ComponentType, useState } from 'react';
import { Button } from '@/shared/ui/button';
import type { CalendarDialog } from '@/shared/ui/calendar';
import { Icon } from '@/shared/ui/icon';
import { Text } from '@/shared/ui/text';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import type { ReviewCosts } from '../model/review-costs';
import { text } from './texts';

type Dialog = ComponentType<Parameters<typeof CalendarDialog>[0]>;
type CalendarCode =
  | { readonly kind: 'notLoaded' | 'loading' | 'failed' }
  | { readonly kind: 'loaded'; readonly Dialog: Dialog };

export type CalendarModel = Pick<ReviewCosts, '$startDate' | '$bounds' | '$today' | 'startDatePicked'>;

/** The calendar's button. Its code loads on the first click; if that fails, the date can still be typed. */
export function DateCalendar({ model }: { model: CalendarModel }) {
  const { value, bounds, today, startDatePicked } = useUnit({
    value: model.$startDate,
    bounds: model.$bounds,
    today: model.$today,
    startDatePicked: model.startDatePicked,
  });
  const [code, setCode] = useState<CalendarCode>({ kind: 'notLoaded' });
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    setIsOpen(true);
    if (code.kind === 'loaded') return;
    setCode({ kind: 'loading' });
    import('@/shared/ui/calendar').then(
      ({ CalendarDialog: Dialog }) => setCode({ kind: 'loaded', Dialog }),
      () => setCode({ kind: 'failed' }),
    );
  };
  return (
    <>
      <Button
        variant="secondary"
        paddingX="3"
        aria-haspopup="dialog"
        isBusy={code.kind === 'loading'}
        onClick={open}
      >
        <Icon of={CalendarDays} />
        <VisuallyHidden>{text('costs.calendar')}</VisuallyHidden>
      </Button>
      {code.kind === 'failed' && <Text role="status">{text('costs.calendarFailed')}</Text>}
      {code.kind === 'loaded' && (
        <code.Dialog
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          title={text('costs.calendarTitle')}
          value={value}
          bounds={bounds}
          today={today}
          onDayPicked={startDatePicked}
        />
      )}
    </>
  );
}
