import { useUnit } from 'effector-react';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { loadCode } from '@/shared/lib';
import { reloadFx } from '@/shared/routes';
import type { CalendarDialog } from '@/shared/ui/calendar';

type CalendarCode =
  | { readonly kind: 'notLoaded' | 'loading' | 'failed' }
  | { readonly kind: 'loaded'; readonly Dialog: ComponentType<ComponentProps<typeof CalendarDialog>> };

/**
 * The calendar; its code loads when it first opens, because most days are in the strip. `retry` reloads the page, because
 * browsers cache a failed import for the life of the page.
 */
export function useCalendar() {
  const [code, setCode] = useState<CalendarCode>({ kind: 'notLoaded' });
  const [isOpen, setOpen] = useState(false);
  const reload = useUnit(reloadFx);
  const open = () => {
    setOpen(true);
    if (code.kind === 'loaded') return;
    setCode({ kind: 'loading' });
    loadCode(() => import('@/shared/ui/calendar')).then(
      ({ CalendarDialog: Dialog }) => setCode({ kind: 'loaded', Dialog }),
      () => setCode({ kind: 'failed' }),
    );
  };
  return { code, isOpen, open, close: () => setOpen(false), retry: () => void reload() };
}

export type Calendar = ReturnType<typeof useCalendar>;
