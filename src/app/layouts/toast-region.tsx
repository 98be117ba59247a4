import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { text } from '@/shared/messages';
import { $toasts, type Toast, toastClosed, toastsHeld } from '@/shared/toast';
import { Button } from '@/shared/ui/button';

const Region = chakra('section', {
  base: {
    position: 'fixed',
    top: 'calc(var(--frame-top, 0px) + 1rem)',
    insetInlineEnd: '4',
    zIndex: 'toast',
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    width: 'min(24rem, calc(100vw - 2rem))',
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
const List = chakra('ul', {
  base: { margin: '0', marginTop: '1', paddingInlineStart: '5', listStyle: 'disc', fontSize: 'sm' },
});
const ListTitle = chakra('p', { base: { margin: '0', marginTop: '2', fontWeight: 'bold', fontSize: 'sm' } });

function Validation({ messages }: { messages: NonNullable<Toast['validationMessages']> }) {
  const rows = Object.entries(messages).flatMap(([field, texts]) =>
    texts.map((message) => ({ field, message })),
  );
  if (rows.length === 0) return null;
  return (
    <>
      <ListTitle>{text('request.validationTitle')}</ListTitle>
      <List>
        {rows.map(({ field, message }) => (
          <li key={`${field}:${message}`}>{message}</li>
        ))}
      </List>
    </>
  );
}

/** Toast notifications at the top right; none goes while the pointer or the focus is on it. Spec, platform §2. */
export function ToastRegion() {
  const { toasts, close, hold } = useUnit({ toasts: $toasts, close: toastClosed, hold: toastsHeld });
  return (
    <Region
      aria-label={text('toast.region')}
      onMouseEnter={() => hold(true)}
      onMouseLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      {toasts.map((toast) => (
        <Item key={toast.id} type={toast.type} role={toast.type === 'danger' ? 'alert' : 'status'}>
          <Words>
            {toast.content}
            {toast.validationMessages && <Validation messages={toast.validationMessages} />}
          </Words>
          <Button variant="text" onClick={() => close(toast.id)}>
            {text('toast.dismiss')}
          </Button>
        </Item>
      ))}
    </Region>
  );
}
