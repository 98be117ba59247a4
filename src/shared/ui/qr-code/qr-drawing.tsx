import { QrSvg } from './frame';
import { buildQrCodePath, QUIET_ZONE_MODULES } from './outline';
import type { QrCodeProps } from './qr-code-props';

export function QrDrawing({ value, label, size }: QrCodeProps) {
  const outline = buildQrCodePath(value);
  if (outline === null) return null;
  const sideModules = outline.size + 2 * QUIET_ZONE_MODULES;
  return (
    <QrSvg
      role="img"
      aria-label={label}
      size={size}
      viewBox={`${-QUIET_ZONE_MODULES} ${-QUIET_ZONE_MODULES} ${sideModules} ${sideModules}`}
      shapeRendering="crispEdges"
      focusable="false"
    >
      <path fill="black" d={outline.path} />
    </QrSvg>
  );
}
