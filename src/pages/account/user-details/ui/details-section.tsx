import { useUnit } from 'effector-react';
import type { DataFieldSection } from '@/shared/api';
import { ServerForm, toFieldKey } from '@/shared/forms';
import { Alert } from '@/shared/ui/alert';
import { SummaryList } from '@/shared/ui/summary-list';
import { Text } from '@/shared/ui/text';
import { isPreferencesSection, listSectionRows } from '../lib/section-rows';
import { $isSaving, formModel, toSectionPartKey } from '../model/details';
import { $isRestored } from '../model/draft';
import { text } from '../texts';
import { FormButtons } from './form-buttons';
import { EditablePart } from './part';

interface DetailsSectionProps {
  readonly section: DataFieldSection;
  readonly sectionIndex: number;
}

/** A section of the operator's form. */
export function DetailsSection({ section, sectionIndex }: DetailsSectionProps) {
  const { isSaving, isRestored } = useUnit({ isSaving: $isSaving, isRestored: $isRestored });
  const partKey = toSectionPartKey(sectionIndex);
  const title = section.sectionName || text('details.heading');
  return (
    <EditablePart
      partKey={partKey}
      title={title}
      intro={isPreferencesSection(section) && <Text tone="muted">{text('details.preferences')}</Text>}
      form={
        <>
          {isRestored && <Alert status="info">{text('details.restored')}</Alert>}
          <ServerForm
            id={`details-${sectionIndex}`}
            model={formModel}
            hasFailed={false}
            failedText=""
            notes={buildFieldNotes(section)}
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
          value: isAuthorised ? value || <EmptyAnswer /> : <ReadOnlyAnswer value={value} />,
        }))}
      />
    </EditablePart>
  );
}

function EmptyAnswer() {
  return (
    <Text as="span" tone="muted">
      {text('details.none')}
    </Text>
  );
}

function ReadOnlyAnswer({ value }: { value: string }) {
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
function buildFieldNotes({ sectionFields }: DataFieldSection) {
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
