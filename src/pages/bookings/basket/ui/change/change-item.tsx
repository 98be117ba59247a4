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
  calculateChoicePrice,
  countMostPlaces,
  findChangedOptions,
  type ItemChoice,
  listPeople,
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
  const { config, session, sessionFailure, isLoading, failure, close, retry, update } = useUnit({
    config: $config,
    session: model.$session,
    sessionFailure: model.$sessionFailure,
    isLoading: model.$isSessionLoading,
    failure: $basketFailure,
    close: model.changeClosed,
    retry: model.sessionRetryClicked,
    update: itemUpdated,
  });
  const [choice, setChoice] = useState(() => readItemChoice(item));
  const isOwnFailure = failure?.change.kind === 'update' && failure.change.itemId === item.id;
  const isReady = item.when === null || session !== null;
  const price = session && calculateChoicePrice(session, choice);
  const save = () => {
    const options = findChangedOptions(item, choice);
    if (JSON.stringify(options) === JSON.stringify(findChangedOptions(item, readItemChoice(item)))) close();
    else update({ itemId: item.id, options });
  };
  return (
    <DialogFrame
      item={item}
      title={text('change.title', { name: formatItemTitle(item) })}
      loading={{ failure: sessionFailure, isLoading, onRetry: () => retry() }}
      summary={
        price !== null && (
          <Text role="status" tone="strong" hasFigures>
            {text('change.price', { price: formatMoney(price, config.currency) })}
          </Text>
        )
      }
      onSave={save}
    >
      {isReady ? (
        <>
          {isOwnFailure && (
            <Alert status="danger" title={text('change.refused')}>
              {failure.message}
            </Alert>
          )}
          <Parts item={item} session={session} choice={choice} onChoose={setChoice} />
          {session && <MissingForms item={item} session={session} />}
        </>
      ) : null}
    </DialogFrame>
  );
}

/** The children who could come if their form were completed, with links to it. */
function MissingForms({ item: { type, objectId }, session }: { item: Item; session: model.Choices }) {
  const { people, venue } = session;
  if (type !== 'course' || objectId === null) return null;
  return people
    .filter(({ verdict }) => verdict.code === 'form_needed')
    .map(({ attendee }) => (
      <Link key={attendee.id} to={coursePath(venue.slug, objectId)} isStandalone>
        {text('change.form', { name: attendee.name })}
      </Link>
    ));
}

interface PartsProps {
  readonly item: Item;
  /** The choices of a session or a course; null for a product. */
  readonly session: model.Choices | null;
  readonly choice: ItemChoice;
  readonly onChoose: (choice: ItemChoice) => void;
}

function Parts({ item, session, choice, onChoose }: PartsProps) {
  const { attendee, canEdit } = item;
  const { attendeeId, pricingOptionId, quantity } = choice;
  if (session && attendee && canEdit.includes('person'))
    return (
      <OnePerson
        people={listPeople(item, session)}
        choice={{ attendeeId, pricingOptionId }}
        onChoose={(changes) => onChoose({ ...choice, ...changes })}
      />
    );
  const offers =
    session?.people.find((candidate) => candidate.attendee.id === attendeeId)?.offers ??
    session?.people[0]?.offers;
  const offer = offers?.find((candidate) => candidate.pricingOptionId === pricingOptionId);
  const most = session ? countMostPlaces(item, session, offer) : MAX_PRODUCT_QUANTITY;
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
        <Field label={text(session ? 'change.places' : 'change.number')}>
          {(control) => (
            <Select
              {...control}
              width="short"
              value={String(quantity)}
              options={Array.from({ length: most }, (_, index) => ({
                value: String(index + 1),
                label: String(index + 1),
              }))}
              onValueChange={(value) => onChoose({ ...choice, quantity: Number(value) })}
            />
          )}
        </Field>
      )}
      {session?.extras && canEdit.includes('extras') && (
        <Hire
          extras={session.extras}
          hiredIds={choice.extras}
          onToggle={(id) => onChoose({ ...choice, extras: toggleHire(choice.extras, id) })}
        />
      )}
    </>
  );
}
