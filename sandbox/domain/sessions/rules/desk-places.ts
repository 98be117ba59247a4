// How many places the centre keeps or has sold at the desk. A hash of the session decides, so that classes look
// full or empty without a row for each stranger, and always the same.

/** The places of one session that are not sold online, from 0 to `capacity`. */
export function calculateDeskPlaces(sessionId: string, capacity: number): number {
  return Math.round(capacity * calculateFullness(calculateHash(sessionId)));
}

/** Of 100 sessions, 15 are at least 95 % full, 35 between 60 and 95 %, the rest less. */
function calculateFullness(hash: number): number {
  const percentile = hash % 100;
  const positionInBand = ((hash >>> 8) % 1000) / 1000;
  if (percentile < 15) return 0.95 + 0.05 * positionInBand;
  if (percentile < 50) return 0.6 + 0.35 * positionInBand;
  return 0.6 * positionInBand;
}

/** FNV-1a, 32 bits, with a final mix so that ids which differ in one digit differ in every bit. */
function calculateHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
