import { FramedSvg } from './frame';
import { drawQrCode, QUIET_ZONE } from './outline';
import type { QrCodeProps } from './qr-code-props';

export function QrDrawing({ value, label, size }: QrCodeProps) {
  const outline = drawQrCode(value);
  if (outline === null) return null;
  const side = outline.size + 2 * QUIET_ZONE;
  return (
    <FramedSvg
      role="img"
      aria-label={label}
      size={size}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      shapeRendering="crispEdges"
      focusable="false"
    >
      <path fill="black" d={outline.path} />
    </FramedSvg>
  );
}
