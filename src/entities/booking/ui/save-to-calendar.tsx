import type { EventCallable, Store } from 'effector';
import { useUnit } from 'effector-react';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { $mode } from '@/shared/mode';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { Stack } from '@/shared/ui/stack';
import { text } from '../calendar-texts';

interface SaveToCalendarProps {
  readonly model: {
    readonly clicked: EventCallable<void>;
    readonly $isMaking: Store<boolean>;
    readonly $hasFailed: Store<boolean>;
  };
  readonly label: string;
  readonly variant?: 'secondary' | 'text';
}

/**
 * Saves a calendar file; if that fails, shows an error and allows a retry. Not shown on a kiosk, where customers cannot keep
 * files.
 */
export function SaveToCalendar({ model, label, variant = 'secondary' }: SaveToCalendarProps) {
  const { mode, isMaking, hasFailed, save } = useUnit({
    mode: $mode,
    isMaking: model.$isMaking,
    hasFailed: model.$hasFailed,
    save: model.clicked,
  });
  if (mode.isKiosk) return null;
  return (
    <Stack gap="2" align="start">
      <Button variant={variant} isBusy={isMaking} onClick={() => save()}>
        <Icon of={CalendarPlus} />
        <span>{label}</span>
      </Button>
      {hasFailed && <Alert status="danger">{text('calendar.failed')}</Alert>}
    </Stack>
  );
}
