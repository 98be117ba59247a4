import { Suspense } from 'react';
import { loadCode } from '../../lib';
import { lazyComponent } from '../lazy-component';
import { Frame } from './frame';
import type { QrCodeProps } from './qr-code-props';

/** When the code does not load, the QR code is left out: the text beside it is enough. */
const Drawing = lazyComponent<QrCodeProps>(() =>
  loadCode(() => import('./qr-drawing')).then(
    (code) => code.QrDrawing,
    () => () => null,
  ),
);

/** A text as a QR code; nothing where none can be made of it. Show the text beside it. */
export function QrCode({ size = 'md', ...rest }: QrCodeProps) {
  return (
    <Suspense fallback={<Frame size={size} />}>
      <Drawing size={size} {...rest} />
    </Suspense>
  );
}
