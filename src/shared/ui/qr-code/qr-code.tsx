import { Suspense } from 'react';
import { loadCode } from '../../lib';
import { createLazyComponent } from '../lazy-component';
import { QrFrame } from './frame';
import type { QrCodeProps } from './qr-code-props';

/** If the component fails to load, the QR code is left out, because the text next to it is enough. */
const LazyQrDrawing = createLazyComponent<QrCodeProps>(() =>
  loadCode(() => import('./qr-drawing')).then(
    (code) => code.QrDrawing,
    () => () => null,
  ),
);

/** A text as a QR code; renders nothing if the text is too long. Show the text next to it. */
export function QrCode({ size = 'md', ...rest }: QrCodeProps) {
  return (
    <Suspense fallback={<QrFrame size={size} />}>
      <LazyQrDrawing size={size} {...rest} />
    </Suspense>
  );
}
