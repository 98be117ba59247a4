export {
  $toasts,
  TOAST_MS,
  type Toast,
  type ToastContent,
  type ToastType,
  toastClosed,
  toastShown,
  toastsHeld,
} from './toasts';
