export {
  $toasts,
  TOAST_MS,
  type Toast,
  type ToastContent,
  toastClosed,
  toastOutdated,
  toastShown,
  toastsHeld,
  toastTimeFx,
} from './toasts';
