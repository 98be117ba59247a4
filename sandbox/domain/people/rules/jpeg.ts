const START_MARKER = [0xff, 0xd8, 0xff];
const END_MARKER = [0xff, 0xd9];

/** Whether bytes are a JPEG, by how they begin and end. The file name is not checked. */
export function isJpeg(bytes: Uint8Array): boolean {
  const last = bytes.subarray(-END_MARKER.length);
  return (
    bytes.length >= START_MARKER.length + END_MARKER.length &&
    START_MARKER.every((byte, index) => bytes[index] === byte) &&
    END_MARKER.every((byte, index) => last[index] === byte)
  );
}
