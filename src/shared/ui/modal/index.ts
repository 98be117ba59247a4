export { lockScroll } from './lock-scroll';
export { Modal } from './modal';
export { useTyped } from './typed';
