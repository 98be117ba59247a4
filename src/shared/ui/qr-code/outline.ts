import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** The margin that scanners need, in modules (ISO/IEC 18004). */
export const QUIET_ZONE_MODULES = 4;

/** A QR code as the outline of its black modules: `size` modules wide, each 1 by 1. Null if the text is too long. */
export function buildQrCodePath(value: string): { size: number; path: string } | null {
  try {
    const qrCode = generate(value, { minCorrectionLevel: correction.M });
    return { size: qrCode.size, path: toSvgPath(qrCode) };
  } catch {
    return null;
  }
}
