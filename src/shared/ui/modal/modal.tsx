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
import { focusNearest, placesAround } from '../lost-focus';
import { text as uiText } from '../texts';
import { closeOnBack } from './close-on-back';
import { lockScroll } from './lock-scroll';
import { text } from './texts';
import { useTyped } from './typed';

const Dialog = chakra('dialog', modalRecipe);
const Bar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '4',
    padding: { base: '4', md: '6' },
    paddingBottom: '3',
    // The title gives way, not the button.
    '& > button': { flexShrink: '0' },
  },
});
/** Of a title without end, four lines: the text below it keeps its room in a low window. */
const Title = chakra('span', { base: clampLines(4) });
const Body = chakra('div', {
  base: {
    // As high as its content where the dialog may be: WebKit takes the 0 % of `flex: 1` for nothing in a <dialog> without a height.
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
    // A gated button has its list above.
    alignItems: 'flex-end',
    gap: '3',
    // Messages that have no room outside the dialog stand between its content and its buttons.
    order: '1',
    padding: { base: '4', md: '6' },
    paddingTop: '4',
    borderTopWidth: '1px',
    borderTopStyle: 'solid',
    borderColor: 'line',
    // On a phone the buttons are as wide as the screen.
    '& > button': { flexGrow: { base: '1', sm: '0' }, justifyContent: 'center' },
    // The list of a gated button, in one line where it has room.
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
  /** Called on Escape, a click outside or a phone's Back, where nothing is typed or the customer says so; and on the close button. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons at the bottom, always visible. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'full';
  /** False when only buttons may close it (a challenge). */
  isDismissible?: boolean;
  /** False where nothing is lost when it closes, whatever has been chosen in it. */
  asksBeforeClosing?: boolean;
  isDrawer?: boolean;
  /** The whole screen of a phone, for something to read. */
  isSheet?: boolean;
  /** The content scrolls by itself, and fills the dialog to its edges. */
  isOwnScroller?: boolean;
};

/** A native <dialog>: labelled, traps and restores the focus, locks scrolling, and asks before it closes over what is typed. */
export function Modal({
  isOpen,
  onClose,
  title,
  children,
  footer,
  isDismissible = true,
  asksBeforeClosing = true,
  isOwnScroller = false,
  ...style
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { hasTyped, forget, ...fields } = useTyped();
  const [isAsking, setIsAsking] = useState(false);
  const isComposing = useRef(false);
  /** Where the pointer went down and came up; a press that starts in a field may end anywhere. */
  const pressed = useRef<EventTarget[]>([]);

  /** Closes, or asks first; says whether anything is still open then. */
  const leave = () => {
    const asks = asksBeforeClosing && hasTyped();
    if (asks) setIsAsking(true);
    else if (isDismissible) onClose();
    return asks || !isDismissible;
  };
  const leaveByBack = useEffectEvent(leave);
  const opened = useEffectEvent(() => (isDismissible ? closeOnBack(() => leaveByBack()) : undefined));
  const closed = useEffectEvent(() => {
    forget();
    setIsAsking(false);
  });

  useEffect(() => {
    if (!isOpen) return;
    const before = document.activeElement;
    const places = placesAround(before);
    const shown = dialog.current;
    const unlock = lockScroll();
    const uncover = opened();
    shown?.showModal();
    return () => {
      shown?.close();
      uncover?.();
      closed();
      unlock();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
      else if (before !== document.body) focusNearest(places);
    };
  }, [isOpen]);

  if (!isOpen) return null;

  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isDismissible && !isComposing.current) leave();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // An input method takes its own Escape, and a dialog over this one too.
    if (!(event.target instanceof Element) || event.target.closest('dialog') !== dialog.current) return;
    if (event.key === 'Escape' && !event.nativeEvent.isComposing && event.keyCode !== 229) cancel(event);
  };
  return (
    <>
      <Dialog
        ref={dialog}
        aria-labelledby={titleId}
        onCancel={cancel}
        onKeyDown={onKeyDown}
        onCompositionStart={() => {
          isComposing.current = true;
        }}
        onCompositionEnd={() => {
          isComposing.current = false;
        }}
        onMouseDown={(event) => {
          // The focus stays in its field.
          if (event.target === dialog.current) event.preventDefault();
        }}
        onPointerDown={({ target }: PointerEvent) => {
          pressed.current = [target];
        }}
        onPointerUp={({ target }: PointerEvent) => {
          pressed.current.push(target);
        }}
        onClick={(event) => {
          if (
            isDismissible &&
            [event.target, ...pressed.current].every((target) => target === dialog.current)
          )
            leave();
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
              marginInlineEnd="-3"
              aria-label={uiText('form.close')}
              onClick={onClose}
            >
              <Icon of={X} />
            </Button>
          )}
        </Bar>
        <Body scrollsInternally={isOwnScroller}>{children}</Body>
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
