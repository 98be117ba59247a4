export {
  $toasts,
  TOAST_MS,
  type Toast,
  type ToastContent,
  toastClosed,
  toastShown,
  toastsHeld,
  toastTimeFx,
} from './toasts';
