const START = [0xff, 0xd8, 0xff];
const END = [0xff, 0xd9];

/** Whether the bytes are those of a JPEG, from its first to its last: what a file is called says nothing. */
export function isJpeg(bytes: Uint8Array): boolean {
  const last = bytes.subarray(-END.length);
  return (
    bytes.length >= START.length + END.length &&
    START.every((byte, at) => bytes[at] === byte) &&
    END.every((byte, at) => last[at] === byte)
  );
}
