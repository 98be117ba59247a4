export { createStartOver } from './model/start-over';
export { text as leaveText } from './texts';
export { StartOverModal } from './ui/start-over-modal';
