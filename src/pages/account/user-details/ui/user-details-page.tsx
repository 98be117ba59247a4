import { useUnit } from 'effector-react';
import { AskBeforeLeaving } from '@/shared/ui/ask-before-leaving';
import { PageFrame } from '@/shared/ui/page-frame';
import { StableStack } from '@/shared/ui/stable-stack';
import { sortByReadingOrder } from '../lib/section-rows';
import { $hasUnsavedChanges } from '../model/open-part';
import { page } from '../model/page';
import { text } from '../texts';
import { DetailsSection } from './details-section';
import { PasswordSection } from './password-section';
import { PeopleSection } from './people-section';
import { PhotoSection } from './photo-section';

/** The customer's details, which they can change. */
export function UserDetailsPage() {
  return (
    <AskBeforeLeaving isUnsaved={useUnit($hasUnsavedChanges)}>
      <StableStack maxWidth="column">
        <PageFrame
          page={page}
          params={null}
          heading={text('details.heading')}
          loading={text('details.loading')}
          failed={text('details.loadFailed')}
        >
          {({ sections }) =>
            sortByReadingOrder(sections).map(({ section, sectionIndex }) => (
              <DetailsSection key={sectionIndex} section={section} sectionIndex={sectionIndex} />
            ))
          }
        </PageFrame>
        <PeopleSection />
        <PhotoSection />
        <PasswordSection />
      </StableStack>
    </AskBeforeLeaving>
  );
}
