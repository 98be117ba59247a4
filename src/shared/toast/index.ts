export {
  $toasts,
  TOAST_MS,
  type Toast,
  type ToastContent,
  toastClosed,
  toastShown,
  toastsHeld,
} from './toasts';
