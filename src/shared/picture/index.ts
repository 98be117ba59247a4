export {
  drawJpeg,
  type EncodedPicture,
  type Picture,
  type PictureSize,
  readBytes,
  readPicture,
  UnreadableFileError,
} from './picture';
