import type { ReactNode } from 'react';
import { NotFoundPage } from '@/pages/system';
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

export const notFound = framed('system.notFound.crumb', <NotFoundPage />);
