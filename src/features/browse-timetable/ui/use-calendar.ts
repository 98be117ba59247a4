import { useUnit } from 'effector-react';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { loadCode } from '@/shared/lib';
import { reloadFx } from '@/shared/routes';
import type { CalendarDialog } from '@/shared/ui/calendar';

type Code =
  | { readonly kind: 'none' | 'loading' | 'failed' }
  | { readonly kind: 'here'; readonly Dialog: ComponentType<ComponentProps<typeof CalendarDialog>> };

/**
 * The calendar, whose code comes when it opens for the first time: most days are on the strip. `retry` loads the page again: a browser
 * keeps a failed import until the page is left.
 */
export function useCalendar() {
  const [code, setCode] = useState<Code>({ kind: 'none' });
  const [isOpen, setOpen] = useState(false);
  const reload = useUnit(reloadFx);
  const open = () => {
    setOpen(true);
    if (code.kind === 'here') return;
    setCode({ kind: 'loading' });
    loadCode(() => import('@/shared/ui/calendar')).then(
      ({ CalendarDialog: Dialog }) => setCode({ kind: 'here', Dialog }),
      () => setCode({ kind: 'failed' }),
    );
  };
  return { code, isOpen, open, close: () => setOpen(false), retry: () => void reload() };
}

export type Calendar = ReturnType<typeof useCalendar>;
