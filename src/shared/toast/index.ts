export { toastKept } from './kept-toast';
export {
  $toasts,
  errorsOutdated,
  TOAST_MS,
  type Toast,
  type ToastContent,
  toastClosed,
  toastOutdated,
  toastShown,
  toastsHeld,
  toastTimeFx,
} from './toasts';
