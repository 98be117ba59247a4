export { createStartOver } from './model/start-over';
export { StartOverModal } from './ui/start-over-modal';
