import type { ReactNode } from 'react';
import { NotFoundPage } from '@/pages/system';
import { type MessageKey, text } from '@/shared/messages';
import { VisitorsOnly } from './guards';
import { PageFrame } from './page-frame';
import { PageOutlet } from './page-outlet';
import { pages } from './pages';

/** A page with its title. */
export function framed(title: MessageKey, page: ReactNode) {
  return (
    <PageFrame key={title} title={text(title)}>
      {page}
    </PageFrame>
  );
}

export const notFound = framed('system.notFound.crumb', <NotFoundPage />);

/** The log-in page, which all three sites have. */
export const logInPage = (
  <VisitorsOnly>{framed('page.login', <PageOutlet page={pages.login} />)}</VisitorsOnly>
);
