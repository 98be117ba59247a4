export { drawJpeg, type Encoded, type Picture, readPicture, type Size } from './picture';
