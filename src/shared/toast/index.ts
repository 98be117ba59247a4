export { closeToastWith } from './close-toast-with';
export { toastDeferred } from './deferred-toast';
export {
  $toasts,
  errorsOutdated,
  pageLeft,
  TOAST_MS,
  type Toast,
  type ToastContent,
  toastClosed,
  toastOutdated,
  toastShown,
  toastsForgotten,
  toastsPaused,
  toastTimerFx,
} from './toasts';
