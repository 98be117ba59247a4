import { CentreFinder } from '@/features/find-centre';
import { centreFinder } from '../model/home';
import { HomeBand, TITLE_ID } from './home-band';

/** The first screen: the finder in its band, and the centres. */
export function Home() {
  return (
    <section aria-labelledby={TITLE_ID}>
      <CentreFinder model={centreFinder} Frame={HomeBand} />
    </section>
  );
}
