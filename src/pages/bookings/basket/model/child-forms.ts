import { createEvent, sample } from 'effector';
import { cartRequested } from '@/entities/cart';
import { type ToastContent, toastShown } from '@/shared/toast';
import { text } from '../texts';

/** The form about a child has been completed; the payload is the child's name. */
export const formCompleted = createEvent<string>();

sample({ clock: formCompleted, target: cartRequested });
sample({
  clock: formCompleted,
  fn: (name): ToastContent => ({ content: text('forms.done', { name }), type: 'success' }),
  target: toastShown,
});
