export { createStartOver, type StartOver } from './model/start-over';
export { StartOverModal } from './ui/start-over-modal';
