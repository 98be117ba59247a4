export {
  drawJpeg,
  type Encoded,
  type Picture,
  readBytes,
  readPicture,
  type Size,
  UnreadableFile,
} from './picture';
