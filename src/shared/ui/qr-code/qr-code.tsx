import { Suspense } from 'react';
import { loadCode } from '../../lib';
import { createLazyComponent } from '../lazy-component';
import { Frame } from './frame';
import type { QrCodeProps } from './qr-code-props';

/** If the component fails to load, the QR code is left out, because the text next to it is enough. */
const Drawing = createLazyComponent<QrCodeProps>(() =>
  loadCode(() => import('./qr-drawing')).then(
    (code) => code.QrDrawing,
    () => () => null,
  ),
);

/** A text as a QR code; renders nothing if the text is too long. Show the text next to it. */
export function QrCode({ size = 'md', ...rest }: QrCodeProps) {
  return (
    <Suspense fallback={<Frame size={size} />}>
      <Drawing size={size} {...rest} />
    </Suspense>
  );
}
