import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { QrCode } from './qr-code';

test('a QR code is one image with a name, and has a margin of four modules', async () => {
  render(<QrCode value="9000001234" label="QR code of 9000001234" />);
  const picture = await screen.findByRole('img', { name: 'QR code of 9000001234' });
  expect(picture.querySelectorAll('path')).toHaveLength(1);
  expect(picture.getAttribute('viewBox')).toBe('-4 -4 29 29');
  expect(picture.getAttribute('style')).toBeNull();
});

test('a text that is too long renders no QR code, and the text next to it stays', async () => {
  const { container } = render(
    <p>
      The code <QrCode value={'x'.repeat(3000)} label="QR code" />
    </p>,
  );
  await expect.poll(() => container.querySelector('p')?.innerHTML).toBe('The code ');
});
