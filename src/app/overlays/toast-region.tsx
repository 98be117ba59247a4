import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import X from 'lucide-react/icons/x';
import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { LOW_WINDOW } from '@/shared/theme';
import { $toasts, type Toast, toastClosed, toastsPaused } from '@/shared/toast';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { text } from './texts';
import { useToastClearance } from './use-toast-clearance';
import { useToastPlacement } from './use-toast-placement';

const BOTTOM_OFFSET = 'calc(var(--frame-below, 0px) + 1rem)';
const TOAST_WIDTH = 'min(24rem, calc(100vw - 2rem))';
const PHONE_QUERY = '@media (max-width: 47.99rem)';

const Region = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
  },
  variants: {
    place: {
      // Between the content of the dialog, which scrolls, and its buttons, which do not.
      inside: {
        position: 'static',
        flexShrink: '0',
        maxHeight: '40dvh',
        overflowY: 'auto',
        padding: '4',
        borderTopWidth: '1px',
        borderTopStyle: 'solid',
        borderColor: 'line',
        // In a low window, where the whole dialog scrolls, after the buttons.
        [LOW_WINDOW]: { order: '1' },
      },
      // At the foot of the window, below the dialog.
      below: {
        position: 'fixed',
        bottom: BOTTOM_OFFSET,
        insetInline: '0',
        marginInline: 'auto',
        width: TOAST_WIDTH,
      },
      // Between the top of the window and a dialog that reaches its foot.
      above: {
        position: 'fixed',
        bottom: 'var(--toast-dialog)',
        insetInline: '0',
        marginInline: 'auto',
        width: TOAST_WIDTH,
      },
      page: {
        position: 'fixed',
        // Below the header, so that its changed basket count stays visible.
        top: 'calc(var(--frame-top, 0px) + var(--toast-header, 4.5rem) + 0.5rem)',
        insetInlineEnd: '4',
        zIndex: 'toast',
        width: '20rem',
        // On a phone, above the bars at the foot of the screen.
        // Or where the page has set aside room for them, which scrolls with it.
        [PHONE_QUERY]: {
          position: 'var(--toast-position, fixed)',
          top: 'var(--toast-top, auto)',
          bottom: 'var(--toast-bottom, calc(var(--frame-below, 0px) + var(--toast-bar, 0px) + 0.5rem))',
          insetInlineStart: 'var(--toast-start, 0.5rem)',
          insetInlineEnd: '2',
          width: 'auto',
        },
      },
    },
  },
});

/** Extra space at the end of the page, so that its last content can be scrolled clear of a toast. */
const EndSpace = chakra('div', {
  base: { display: 'none', [PHONE_QUERY]: { display: 'block', height: '16' } },
});

const ToastItem = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '2',
    minHeight: '12',
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
const Content = chakra('div', { base: { paddingY: '3', lineHeight: 'snug', overflowWrap: 'anywhere' } });

const Nothing: ComponentType<{ toast: Toast }> = () => null;

/** Loaded with the first toast that has validation messages; without it the toast still shows its text. */
const ValidationList = lazy(() =>
  import('./validation-list').then<{ default: typeof Nothing }, { default: typeof Nothing }>(
    (module) => ({ default: module.ValidationList }),
    () => ({ default: Nothing }),
  ),
);

/**
 * Toasts: at the top right below the header, at the foot on a phone, or where an open dialog leaves room. They pause
 * while the pointer or the focus is on them. The live region exists before the first toast so that each one is
 * announced.
 */
export function ToastRegion({ dialog = null }: { dialog?: HTMLDialogElement | null }) {
  const { toasts, close, pause } = useUnit({ toasts: $toasts, close: toastClosed, pause: toastsPaused });
  const region = useRef<HTMLElement>(null);
  /** The element to focus when a toast is dismissed with the keyboard. */
  const previousFocus = useRef<HTMLElement | null>(null);
  const placement = useToastPlacement(region, dialog, toasts.length === 0);

  useToastClearance(region, placement === 'page' && toasts.length > 0);

  // The region is remounted when a dialog opens or closes, which ends any hover or focus.
  useEffect(() => () => void pause(false), [pause]);

  const dismiss = (id: number) => {
    close(id);
    previousFocus.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <Region
        ref={region}
        place={placement}
        aria-label={text('toast.region')}
        aria-live="polite"
        aria-atomic={false}
        onMouseEnter={() => pause(true)}
        onMouseLeave={() => pause(region.current?.contains(document.activeElement) ?? false)}
        onFocus={({ relatedTarget }) => {
          pause(true);
          if (!(relatedTarget instanceof HTMLElement)) previousFocus.current = null;
          else if (!region.current?.contains(relatedTarget)) previousFocus.current = relatedTarget;
        }}
        onBlur={({ relatedTarget }) =>
          pause(region.current?.contains(relatedTarget) || (region.current?.matches(':hover') ?? false))
        }
      >
        {toasts.map((toast) => (
          <ToastItem key={toast.id} type={toast.type} role={toast.type === 'danger' ? 'alert' : 'status'}>
            <Content>
              <span>{toast.content}</span>
              {toast.validationMessages && (
                <Suspense fallback={null}>
                  <ValidationList toast={toast} />
                </Suspense>
              )}
            </Content>
            <Button
              variant="text"
              isIcon
              flexShrink="0"
              aria-label={text('toast.dismiss')}
              onClick={() => dismiss(toast.id)}
            >
              <Icon of={X} />
            </Button>
          </ToastItem>
        ))}
      </Region>
      {placement === 'page' && toasts.length > 0 && <EndSpace aria-hidden="true" />}
    </>
  );
}
