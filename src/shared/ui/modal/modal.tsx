import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { clamped, LOW_WINDOW, modalRecipe } from '../../theme';
import { Button } from '../button';
import { Heading } from '../heading';
import { text } from '../texts';
import { lockScroll } from './lock-scroll';

const Dialog = chakra('dialog', modalRecipe);
const Bar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '4',
    padding: { base: '4', md: '6' },
    paddingBottom: '3',
    // The title gives way, not the word on the button.
    '& > button': { flexShrink: '0' },
  },
});
/** Of a title without end, four lines: the text below it keeps its room in a low window. */
const Title = chakra('span', { base: clamped(4) });
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
    isOwnScroller: {
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
    padding: { base: '4', md: '6' },
    paddingTop: '4',
    borderTopWidth: '1px',
    borderTopStyle: 'solid',
    borderColor: 'line',
    // On a phone the buttons are as wide as the screen.
    '& > button': { flexGrow: { base: '1', sm: '0' } },
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
  /** Called on Escape, the close button or a click outside. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons at the bottom, always visible. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'full';
  /** False when only buttons may close it (a challenge). */
  isDismissible?: boolean;
  isDrawer?: boolean;
  /** The whole screen of a phone, for something to read. */
  isSheet?: boolean;
  /** The content scrolls by itself, and fills the dialog to its edges. */
  isOwnScroller?: boolean;
};

/** A native <dialog>: labelled, traps and restores the focus, locks scrolling. */
export function Modal({
  isOpen,
  onClose,
  title,
  children,
  footer,
  isDismissible = true,
  isOwnScroller = false,
  ...style
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (!isOpen) return;
    const before = document.activeElement;
    const shown = dialog.current;
    const unlock = lockScroll();
    shown?.showModal();
    return () => {
      shown?.close();
      unlock();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [isOpen]);

  if (!isOpen) return null;

  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isDismissible) onClose();
  };
  return (
    <Dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={cancel}
      onKeyDown={(event) => {
        if (event.key === 'Escape') cancel(event);
      }}
      onClick={(event) => {
        if (event.target === dialog.current && isDismissible) onClose();
      }}
      {...style}
    >
      <Bar>
        <Heading level={2} size="lg" id={titleId}>
          <Title>{title}</Title>
        </Heading>
        {isDismissible && (
          <Button variant="text" onClick={onClose}>
            {text('form.close')}
          </Button>
        )}
      </Bar>
      <Body isOwnScroller={isOwnScroller}>{children}</Body>
      {footer && <Foot>{footer}</Foot>}
    </Dialog>
  );
}
