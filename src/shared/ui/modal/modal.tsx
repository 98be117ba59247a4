import { chakra } from '@chakra-ui/react/styled-system';
import X from 'lucide-react/icons/x';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { clampLines, LOW_WINDOW, modalRecipe } from '../../theme';
import { Button } from '../button';
import { Heading } from '../heading';
import { Icon } from '../icon';
import { focusNearest, listFocusContainers } from '../lost-focus';
import { text as uiText } from '../texts';
import { closeOnBack } from './close-on-back';
import { lockScroll } from './lock-scroll';
import { text } from './texts';
import { useUnsavedInput } from './use-unsaved-input';

const Dialog = chakra('dialog', modalRecipe);
const Bar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '4',
    padding: { base: '4', md: '6' },
    paddingBottom: '3',
    // A long title wraps; the close button keeps its size.
    '& > button': { flexShrink: '0' },
  },
});
/** Truncated to four lines, so that a long title leaves room for the content in a low window. */
const Title = chakra('span', { base: clampLines(4) });
const Body = chakra('div', {
  base: {
    // As high as the content if the dialog has room. `flex: 1` would not do, because WebKit resolves its 0 % basis to nothing in
    // a <dialog> without a height.
    flex: '1 1 auto',
    minHeight: '0',
    overflowY: 'auto',
    paddingX: { base: '4', md: '6' },
    paddingBottom: { base: '4', md: '6' },
    [LOW_WINDOW]: { flex: 'none', overflowY: 'visible' },
  },
  variants: {
    scrollsInternally: {
      true: {
        display: 'flex',
        flexDirection: 'column',
        paddingX: { base: '0', md: '0' },
        paddingBottom: { base: '0', md: '0' },
        overflowY: 'hidden',
      },
    },
  },
});
const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    // Aligned at the bottom, because a gated button has its list above it.
    alignItems: 'flex-end',
    gap: '3',
    // Messages that do not fit outside the dialog are shown between its content and its buttons.
    order: '1',
    padding: { base: '4', md: '6' },
    paddingTop: '4',
    borderTopWidth: '1px',
    borderTopStyle: 'solid',
    borderColor: 'line',
    // On a phone the buttons fill the width.
    '& > :where(a, button)': { flexGrow: { base: '1', sm: '0' }, justifyContent: 'center' },
    // A gated button's list, on one line if it fits.
    '& > [role=group]': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '1',
      '& ul': { margin: '0', padding: '0', listStyle: 'none' },
    },
  },
});

type ModalProps = {
  isOpen: boolean;
  /**
   * Called by the close button, and by Escape, a click outside or a phone's Back unless the customer chooses to keep what was
   * typed.
   */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons at the bottom, always visible. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'full';
  /** False if only buttons may close the dialog (a 3-D Secure challenge). */
  isDismissible?: boolean;
  /** False if closing loses nothing, whatever has been chosen in the dialog. */
  asksBeforeClosing?: boolean;
  isDrawer?: boolean;
  /** Fills the whole screen of a phone, for content that is read. */
  isSheet?: boolean;
  /** The content scrolls on its own and extends to the dialog's edges. */
  scrollsInternally?: boolean;
};

/** A native <dialog> with a label that traps and restores the focus, locks scrolling, and asks before closing discards input. */
export function Modal({
  isOpen,
  onClose,
  title,
  children,
  footer,
  isDismissible = true,
  asksBeforeClosing = true,
  scrollsInternally = false,
  ...style
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { hasTyped, forget, ...fields } = useUnsavedInput();
  const [isAsking, setIsAsking] = useState(false);
  const isComposing = useRef(false);
  /** Where the pointer was pressed and released: a press that starts in a field may end outside the dialog. */
  const pressTargets = useRef<EventTarget[]>([]);

  /** Closes the dialog, or asks first; returns whether a dialog is still open afterwards. */
  const requestClose = () => {
    const asksFirst = asksBeforeClosing && hasTyped();
    if (asksFirst) setIsAsking(true);
    else if (isDismissible) onClose();
    return asksFirst || !isDismissible;
  };
  const requestCloseByBack = useEffectEvent(requestClose);
  const startBackHandling = useEffectEvent(() =>
    isDismissible ? closeOnBack(() => requestCloseByBack()) : undefined,
  );
  const resetInput = useEffectEvent(() => {
    forget();
    setIsAsking(false);
  });

  useEffect(() => {
    if (!isOpen) return;
    const previousFocus = document.activeElement;
    const focusContainers = listFocusContainers(previousFocus);
    const shownDialog = dialog.current;
    const unlock = lockScroll();
    const stopBackHandling = startBackHandling();
    shownDialog?.showModal();
    return () => {
      shownDialog?.close();
      stopBackHandling?.();
      resetInput();
      unlock();
      if (previousFocus instanceof HTMLElement && previousFocus.isConnected) previousFocus.focus();
      else if (previousFocus !== document.body) focusNearest(focusContainers);
    };
  }, [isOpen]);

  if (!isOpen) return null;

  const cancelDialog = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isDismissible && !isComposing.current) requestClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Ignores Escape from an input method and from a dialog on top of this one.
    if (!(event.target instanceof Element) || event.target.closest('dialog') !== dialog.current) return;
    if (event.key === 'Escape' && !event.nativeEvent.isComposing && event.keyCode !== 229)
      cancelDialog(event);
  };
  return (
    <>
      <Dialog
        ref={dialog}
        aria-labelledby={titleId}
        onCancel={cancelDialog}
        onKeyDown={onKeyDown}
        onCompositionStart={() => {
          isComposing.current = true;
        }}
        onCompositionEnd={() => {
          isComposing.current = false;
        }}
        onMouseDown={(event) => {
          // Keeps the focus in its field.
          if (event.target === dialog.current) event.preventDefault();
        }}
        onPointerDown={({ target }: PointerEvent) => {
          pressTargets.current = [target];
        }}
        onPointerUp={({ target }: PointerEvent) => {
          pressTargets.current.push(target);
        }}
        onClick={(event) => {
          if (
            isDismissible &&
            [event.target, ...pressTargets.current].every((target) => target === dialog.current)
          )
            requestClose();
        }}
        {...fields}
        {...style}
      >
        <Bar>
          <Heading level={2} size="lg" id={titleId}>
            <Title>{title}</Title>
          </Heading>
          {isDismissible && (
            <Button
              variant="text"
              isIcon
              marginTop="-2"
              marginInlineEnd="-2"
              aria-label={uiText('form.close')}
              onClick={onClose}
            >
              <Icon of={X} />
            </Button>
          )}
        </Bar>
        <Body scrollsInternally={scrollsInternally}>{children}</Body>
        {footer && <Foot>{footer}</Foot>}
      </Dialog>
      {isAsking && (
        <Modal
          isOpen
          onClose={() => setIsAsking(false)}
          title={text('form.closeTyped')}
          size="sm"
          footer={
            <>
              <Button onClick={() => setIsAsking(false)}>{text('form.stay')}</Button>
              <Button variant="secondary" onClick={onClose}>
                {text('form.closeAnyway')}
              </Button>
            </>
          }
        >
          {text('form.typedIsLost')}
        </Modal>
      )}
    </>
  );
}
