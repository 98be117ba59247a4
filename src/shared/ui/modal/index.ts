export { lockScroll } from './lock-scroll';
export { Modal } from './modal';
export { useUnsavedInput } from './use-unsaved-input';
