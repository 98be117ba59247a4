import { useUnit } from 'effector-react';
import type { DataFieldSection } from '@/shared/api';
import { ServerForm, toFieldKey } from '@/shared/forms';
import { Alert } from '@/shared/ui/alert';
import { SummaryList } from '@/shared/ui/summary-list';
import { Text } from '@/shared/ui/text';
import { isPreferences, listSectionRows } from '../lib/section-rows';
import { $isSaving, formModel, getSectionPart } from '../model/details';
import { $isRestored } from '../model/kept';
import { text } from '../texts';
import { FormButtons } from './form-buttons';
import { Part } from './part';

interface DetailsSectionProps {
  readonly section: DataFieldSection;
  readonly place: number;
}

/** A section of the operator's form. */
export function DetailsSection({ section, place }: DetailsSectionProps) {
  const { isSaving, isRestored } = useUnit({ isSaving: $isSaving, isRestored: $isRestored });
  const part = getSectionPart(place);
  const title = section.sectionName || text('details.heading');
  return (
    <Part
      part={part}
      title={title}
      intro={isPreferences(section) && <Text tone="muted">{text('details.preferences')}</Text>}
      form={
        <>
          {isRestored && <Alert status="info">{text('details.restored')}</Alert>}
          <ServerForm
            id={`details-${place}`}
            model={formModel}
            hasFailed={false}
            failedText=""
            notes={listNotes(section)}
          >
            <FormButtons isSaving={isSaving} />
          </ServerForm>
        </>
      }
    >
      <SummaryList
        label={title}
        rows={listSectionRows(section).map(({ name, label, value, isAuthorised }) => ({
          key: name,
          label,
          value: isAuthorised ? value || <Missing /> : <Unauthorised value={value} />,
        }))}
      />
    </Part>
  );
}

function Missing() {
  return (
    <Text as="span" tone="muted">
      {text('details.none')}
    </Text>
  );
}

function Unauthorised({ value }: { value: string }) {
  return (
    <>
      <span>{value}</span>
      <Text size="sm" tone="muted">
        {text('details.unauthorised')}
      </Text>
    </>
  );
}

/** The notes below fields that only the operator can change. */
function listNotes({ sectionFields }: DataFieldSection) {
  return Object.fromEntries(
    sectionFields
      .filter(({ isAuthorised }) => !isAuthorised)
      .map(({ name }) => [
        toFieldKey(name),
        <Text key={name} size="sm" tone="muted">
          {text('details.unauthorised')}
        </Text>,
      ]),
  );
}
