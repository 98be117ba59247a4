import type { ReactNode } from 'react';
import { type MessageKey, text } from '@/shared/messages';
import { PageFrame } from './page-frame';

/** A page in its frame, under the title of the browser's tab. */
export function framed(title: MessageKey, page: ReactNode) {
  return (
    <PageFrame key={title} title={text(title)}>
      {page}
    </PageFrame>
  );
}
