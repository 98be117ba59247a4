import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { $toasts, type Toast, toastClosed, toastsPaused } from '@/shared/toast';
import { Button } from '@/shared/ui/button';
import { text } from './texts';

const Region = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
  },
  variants: {
    isInDialog: {
      // A row of its own: none of the dialog's buttons is covered, nor pushed out of a low window.
      true: {
        position: 'static',
        flexShrink: '0',
        maxHeight: '40dvh',
        overflowY: 'auto',
        '&:not(:empty)': {
          padding: '4',
          borderTopWidth: '1px',
          borderTopStyle: 'solid',
          borderColor: 'line',
        },
      },
      false: {
        position: 'fixed',
        top: 'calc(var(--frame-top, 0px) + 1rem)',
        insetInlineEnd: '4',
        zIndex: 'toast',
        width: 'min(24rem, calc(100vw - 2rem))',
      },
    },
  },
});

const Item = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '2',
    padding: '2',
    paddingInlineStart: '4',
    borderRadius: 'md',
    borderInlineStartWidth: '6px',
    borderInlineStartStyle: 'solid',
    background: 'surface',
    color: 'fg',
    boxShadow: 'md',
  },
  variants: {
    type: {
      danger: { borderColor: 'danger' },
      success: { borderColor: 'success' },
      neutral: { borderColor: 'line.strong' },
    },
  },
});
const Words = chakra('div', { base: { paddingY: '2.5', lineHeight: 'snug', overflowWrap: 'anywhere' } });

const Nothing: ComponentType<{ toast: Toast }> = () => null;

/** It comes with the first toast that has such messages; without it the toast still says what happened. */
const ValidationList = lazy(() =>
  import('./validation-list').then<{ default: typeof Nothing }, { default: typeof Nothing }>(
    (room) => ({ default: room.ValidationList }),
    () => ({ default: Nothing }),
  ),
);

/**
 * Toast notifications at the top right, or below what an open dialog holds; none goes while the pointer or the focus is on it. The region stands there before
 * the first of them: only then is each read out for certain. Spec, platform §2.
 */
export function ToastRegion({ isInDialog = false }: { isInDialog?: boolean }) {
  const { toasts, close, hold } = useUnit({ toasts: $toasts, close: toastClosed, hold: toastsPaused });
  const region = useRef<HTMLElement>(null);
  /** Where the focus came from: it goes back there when a toast is dismissed from the keyboard. */
  const before = useRef<HTMLElement | null>(null);

  // It goes from one place to another with a dialog: whoever was on it is not any more.
  useEffect(() => () => void hold(false), [hold]);

  const dismiss = (id: number) => {
    close(id);
    before.current?.focus({ preventScroll: true });
  };
  return (
    <Region
      ref={region}
      isInDialog={isInDialog}
      aria-label={text('toast.region')}
      aria-live="polite"
      aria-atomic={false}
      onMouseEnter={() => hold(true)}
      onMouseLeave={() => hold(region.current?.contains(document.activeElement) ?? false)}
      onFocus={({ relatedTarget }) => {
        hold(true);
        if (!(relatedTarget instanceof HTMLElement)) before.current = null;
        else if (!region.current?.contains(relatedTarget)) before.current = relatedTarget;
      }}
      onBlur={({ relatedTarget }) =>
        hold(region.current?.contains(relatedTarget) || (region.current?.matches(':hover') ?? false))
      }
    >
      {toasts.map((toast) => (
        <Item key={toast.id} type={toast.type} role={toast.type === 'danger' ? 'alert' : 'status'}>
          <Words>
            {toast.content}
            {toast.validationMessages && (
              <Suspense fallback={null}>
                <ValidationList toast={toast} />
              </Suspense>
            )}
          </Words>
          <Button variant="text" onClick={() => dismiss(toast.id)}>
            {text('toast.dismiss')}
          </Button>
        </Item>
      ))}
    </Region>
  );
}
