import type { SetTextSize } from './open-frame';

/** The document in the frame of the page; it has an entry of its own (`app/form-preview-frame`). */
export async function openFrame(setTextSize: SetTextSize): Promise<void> {
  const module = await import('./open-frame');
  module.openFrame(setTextSize);
}
