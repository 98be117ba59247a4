export {
  drawJpeg,
  type EncodedPicture,
  type Picture,
  readBytes,
  readPicture,
  type Size,
  UnreadableFile,
} from './picture';
