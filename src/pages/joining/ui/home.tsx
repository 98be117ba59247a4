import { CentreFinder } from '@/features/find-centre';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { finder } from '../model/home';
import { text } from './texts';

/** The first screen: the finder. What comes after it is in the steps above. */
export function Home() {
  return (
    <Card as="section" aria-labelledby="choose-centre">
      <Heading level={2} id="choose-centre" marginBottom="4">
        {text('joining.section.centre')}
      </Heading>
      <CentreFinder model={finder} />
    </Card>
  );
}
