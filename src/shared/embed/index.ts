export {
  type FrameMessage,
  type HostMessage,
  readFrameMessage,
  readHostMessage,
  type WithVersion,
  withVersion,
} from './messages';
