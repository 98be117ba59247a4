const START = [0xff, 0xd8, 0xff];
const END = [0xff, 0xd9];

/** Whether bytes are a JPEG, by how they begin and end. The file name is not checked. */
export function isJpeg(bytes: Uint8Array): boolean {
  const last = bytes.subarray(-END.length);
  return (
    bytes.length >= START.length + END.length &&
    START.every((byte, at) => bytes[at] === byte) &&
    END.every((byte, at) => last[at] === byte)
  );
}
