const JPEG_START_BYTES = [0xff, 0xd8, 0xff];
const JPEG_END_BYTES = [0xff, 0xd9];

/** Whether bytes are a JPEG, by how they begin and end. The file name is not checked. */
export function isJpeg(bytes: Uint8Array): boolean {
  const lastBytes = bytes.subarray(-JPEG_END_BYTES.length);
  return (
    bytes.length >= JPEG_START_BYTES.length + JPEG_END_BYTES.length &&
    JPEG_START_BYTES.every((byte, index) => bytes[index] === byte) &&
    JPEG_END_BYTES.every((byte, index) => lastBytes[index] === byte)
  );
}
