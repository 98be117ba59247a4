import { useUnit } from 'effector-react';
import { useState } from 'react';
import { coursePath } from '@/entities/course';
import { $basketFailure, itemUpdated } from '@/features/change-basket';
import { Hire, OnePerson, PriceSelect, toggleHire } from '@/features/choose-attendees';
import { $config } from '@/shared/config';
import { formatMoney } from '@/shared/format';
import { Alert } from '@/shared/ui/alert';
import { Field } from '@/shared/ui/field';
import { Link } from '@/shared/ui/link';
import { Select } from '@/shared/ui/select';
import { Text } from '@/shared/ui/text';
import {
  buildChangedOptions,
  calculateChoicePrice,
  calculateMostPlaces,
  type ItemChoice,
  listSelectablePeople,
  readItemChoice,
} from '../../lib/changed-options';
import { formatItemTitle, type Item } from '../../lib/items';
import * as model from '../../model/change-item';
import { text } from '../../texts';
import { ChangeCamp } from './change-camp';
import { DialogFrame } from './dialog-frame';

/** The maximum quantity of a product. */
const MAX_PRODUCT_QUANTITY = 20;

/** The dialog that changes an item. */
export function ChangeItem({ item }: { item: Item }) {
  const Dialog = item.type === 'camp' ? ChangeCamp : ChangeDialog;
  return <Dialog item={item} />;
}

function ChangeDialog({ item }: { item: Item }) {
  const { config, sessionOrCourse, loadFailure, isLoading, failure, close, retry, update } = useUnit({
    config: $config,
    sessionOrCourse: model.$sessionOrCourse,
    loadFailure: model.$sessionOrCourseFailure,
    isLoading: model.$isSessionOrCourseLoading,
    failure: $basketFailure,
    close: model.changeClosed,
    retry: model.sessionOrCourseRetryClicked,
    update: itemUpdated,
  });
  const [choice, setChoice] = useState(() => readItemChoice(item));
  const isOwnFailure = failure?.change.kind === 'update' && failure.change.itemId === item.id;
  const isReady = item.when === null || sessionOrCourse !== null;
  const price = sessionOrCourse && calculateChoicePrice(sessionOrCourse, choice);
  const saveChange = () => {
    const options = buildChangedOptions(item, choice);
    if (JSON.stringify(options) === JSON.stringify(buildChangedOptions(item, readItemChoice(item)))) close();
    else update({ itemId: item.id, options });
  };
  return (
    <DialogFrame
      item={item}
      title={text('change.title', { name: formatItemTitle(item) })}
      loading={{ failure: loadFailure, isLoading, onRetry: () => retry() }}
      summary={
        price !== null && (
          <Text role="status" tone="strong" hasFigures>
            {text('change.price', { price: formatMoney(price, config.currency) })}
          </Text>
        )
      }
      onSave={saveChange}
    >
      {isReady ? (
        <>
          {isOwnFailure && (
            <Alert status="danger" title={text('change.refused')}>
              {failure.message}
            </Alert>
          )}
          <ChoiceFields item={item} sessionOrCourse={sessionOrCourse} choice={choice} onChoose={setChoice} />
          {sessionOrCourse && <MissingForms item={item} sessionOrCourse={sessionOrCourse} />}
        </>
      ) : null}
    </DialogFrame>
  );
}

/** The children who could come if their form were completed, with links to it. */
function MissingForms({
  item: { type, objectId },
  sessionOrCourse,
}: {
  item: Item;
  sessionOrCourse: model.SessionOrCourse;
}) {
  const { people, venue } = sessionOrCourse;
  if (type !== 'course' || objectId === null) return null;
  return people
    .filter(({ verdict }) => verdict.code === 'form_needed')
    .map(({ attendee }) => (
      <Link key={attendee.id} to={coursePath(venue.slug, objectId)} isStandalone>
        {text('change.form', { name: attendee.name })}
      </Link>
    ));
}

interface ChoiceFieldsProps {
  readonly item: Item;
  /** The choices of a session or a course; null for a product. */
  readonly sessionOrCourse: model.SessionOrCourse | null;
  readonly choice: ItemChoice;
  readonly onChoose: (choice: ItemChoice) => void;
}

function ChoiceFields({ item, sessionOrCourse, choice, onChoose }: ChoiceFieldsProps) {
  const { attendee, canEdit } = item;
  const { attendeeId, pricingOptionId, quantity } = choice;
  if (sessionOrCourse && attendee && canEdit.includes('person'))
    return (
      <OnePerson
        people={listSelectablePeople(item, sessionOrCourse)}
        choice={{ attendeeId, pricingOptionId }}
        onChoose={(changes) => onChoose({ ...choice, ...changes })}
      />
    );
  const offers =
    sessionOrCourse?.people.find((candidate) => candidate.attendee.id === attendeeId)?.offers ??
    sessionOrCourse?.people[0]?.offers;
  const offer = offers?.find((candidate) => candidate.pricingOptionId === pricingOptionId);
  const mostPlaces = sessionOrCourse
    ? calculateMostPlaces(item, sessionOrCourse, offer)
    : MAX_PRODUCT_QUANTITY;
  return (
    <>
      {offers && canEdit.includes('price') && (
        <PriceSelect
          offers={offers}
          value={pricingOptionId}
          onValueChange={(id) => onChoose({ ...choice, pricingOptionId: id })}
        />
      )}
      {canEdit.includes('quantity') && (
        <Field label={text(sessionOrCourse ? 'change.places' : 'change.number')}>
          {(control) => (
            <Select
              {...control}
              width="short"
              value={String(quantity)}
              options={Array.from({ length: mostPlaces }, (_, index) => ({
                value: String(index + 1),
                label: String(index + 1),
              }))}
              onValueChange={(value) => onChoose({ ...choice, quantity: Number(value) })}
            />
          )}
        </Field>
      )}
      {sessionOrCourse?.extras && canEdit.includes('extras') && (
        <Hire
          extras={sessionOrCourse.extras}
          hiredIds={choice.extras}
          onToggle={(id) => onChoose({ ...choice, extras: toggleHire(choice.extras, id) })}
        />
      )}
    </>
  );
}
