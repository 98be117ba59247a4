import type { StoreValue } from 'effector';
import { useUnit } from 'effector-react';
import { useCallback, useId, useState } from 'react';
import { $cart } from '@/entities/cart';
import { AddChild, AttendeeDialogOnDemand, ChangeChild } from '@/features/add-attendee';
import { $additionFailure, itemsAdded } from '@/features/change-basket';
import {
  type Choice,
  calculateHirePrice,
  calculateTotal,
  filterBookableChoice,
  findInitialChoice,
  People,
  PlaceCounts,
  toChosenItems,
  toggleHire,
} from '@/features/choose-attendees';
import type { ActivitySessionDetail, NewCartItem, PersonVerdict } from '@/shared/api';
import { $config } from '@/shared/config';
import { formatMoney } from '@/shared/format';
import { Button } from '@/shared/ui/button';
import type { Elements } from '@/shared/ui/elements';
import { Heading } from '@/shared/ui/heading';
import { RefusalAlert } from '@/shared/ui/refusal-alert';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { type Bookable, isOfWeeks } from '../lib/bookable';
import { countPlacesInBasket } from '../lib/items';
import { lazyParts } from '../lib/lazy-parts';
import { filterPossibleRepeats, toWeeklyItems } from '../lib/repeats';
import { $addedItems, $busyIds, choiceMade } from '../model/book-place';
import { OutstandingBalanceNotice } from './outstanding-balance-on-demand';
import { text } from './places-texts';

const ADULT_AGE = 16;

export interface ChooserProps {
  readonly bookable: Bookable;
  /** The session; absent for a course. */
  readonly session?: ActivitySessionDetail;
  /** The slug of the centre. */
  readonly slug: string;
  /** Opens the form with the questions about a child; absent if there is none. */
  readonly onForm?: (attendeeId: string) => void;
}

/** Lets the customer choose who comes, or how many people, and at which price. */
export function Chooser({ bookable, session, slug, onForm }: ChooserProps) {
  const { config, busyIds, failure, add, book, addedItems, cart } = useUnit({
    config: $config,
    busyIds: $busyIds,
    failure: $additionFailure,
    add: itemsAdded,
    book: choiceMade,
    addedItems: $addedItems,
    cart: $cart,
  });
  // Keeps the choice when the page is refreshed, as far as it can still be booked.
  const [storedChoice, setStoredChoice] = useState<Choice>(() => findInitialChoice(bookable));
  const [isMissing, setMissing] = useState(false);
  const [lastId, setLastId] = useState<string | null>(null);
  const [hired, setHired] = useState<readonly string[]>([]);
  const [lastAddedItems, setLastAddedItems] = useState(addedItems);
  // Resets the choice after it was added: the next press would add it again.
  if (addedItems !== lastAddedItems) {
    setLastAddedItems(addedItems);
    if (addedItems.some((item) => isOfWeeks(item, bookable))) {
      setStoredChoice(new Map());
      setLastId(null);
      setHired([]);
    }
  }
  const parts = lazyParts.current();
  const choice = filterBookableChoice(bookable, storedChoice);
  const singleItems = toChosenItems(bookable, choice, hired);
  const repeats = filterPossibleRepeats(bookable.repeats ?? [], singleItems.length);
  const items = toWeeklyItems(singleItems, repeats, lastId);
  const errorId = useId();
  const { people, needsNames } = bookable;
  const choose = useCallback(
    (id: string, value: string | number | null) => {
      setMissing(false);
      setStoredChoice((previousChoice) => {
        const nextChoice = new Map(filterBookableChoice(bookable, previousChoice));
        if (value === null || value === 0) nextChoice.delete(id);
        else nextChoice.set(id, value);
        return nextChoice;
      });
    },
    [bookable],
  );
  const renderAction = useCallback(
    (attendee: PersonVerdict['attendee']) => (
      <ChildActions attendee={attendee} people={people} {...(onForm && { onForm })} />
    ),
    [people, onForm],
  );
  const canBook = bookable.hasRoom && people.some(({ verdict }) => verdict.canBook);
  const weeksFailure = failure?.items.some((item) => isOfWeeks(item, bookable)) ? failure : null;
  const weeks = items.length / Math.max(1, singleItems.length);
  const total = calculateTotal(bookable, choice, weeks, calculateHirePrice(bookable.extras ?? [], hired));
  const count = singleItems.reduce((sum, { quantity }) => sum + (quantity ?? 1), 0);
  const [firstItem, ...otherItems] = items;
  const only = otherItems.length === 0 ? firstItem : undefined;
  const place =
    session && only?.purchasedForUserId && only.pricingOptionId
      ? {
          session,
          slug,
          extras: hired,
          choice: { attendeeId: only.purchasedForUserId, pricingOptionId: only.pricingOptionId },
        }
      : null;
  const chosenPriceIds = new Map(
    [...choice].flatMap(([id, value]) => (typeof value === 'string' ? [[id, value]] : [])),
  );
  return (
    <Stack gap="6">
      <Group title={text(canBook ? (needsNames ? 'session.who' : 'session.howMany') : 'session.people')}>
        {needsNames || !canBook ? (
          <People
            people={people}
            chosenPriceIds={canBook && needsNames ? chosenPriceIds : null}
            onChoose={choose}
            renderAction={renderAction}
          />
        ) : (
          <PlaceCounts
            session={bookable}
            choice={choice}
            placesInBasket={countPlacesInBasket(cart, bookable.id)}
            onChoose={choose}
          />
        )}
        {needsNames && (bookable.age?.min ?? 0) < ADULT_AGE && <AddChild />}
        <AttendeeDialogOnDemand />
      </Group>
      {parts && canBook && (
        <parts.Hire
          extras={bookable.extras ?? []}
          hiredIds={hired}
          onToggle={(id) => setHired((previousIds) => toggleHire(previousIds, id))}
        />
      )}
      {parts && canBook && singleItems.length > 0 && (
        <parts.EveryWeek
          localDate={bookable.localDate ?? ''}
          repeats={repeats}
          lastId={lastId}
          slug={slug}
          onChoose={setLastId}
        />
      )}
      {weeksFailure !== null && (
        <AdditionRefusal
          failure={weeksFailure}
          bookable={bookable}
          slug={slug}
          isBusy={busyIds.size > 0}
          onRest={add}
        />
      )}
      {people.some(({ verdict }) => verdict.code === 'penalties') && <OutstandingBalanceNotice />}
      {canBook && (
        <Stack gap="1">
          {isMissing && (
            <Text id={errorId} role="alert" tone="strong">
              {text(needsNames ? 'session.chooseWho' : 'session.chooseNumber')}
            </Text>
          )}
          {total !== null && (count > 1 || weeks > 1 || hired.length > 0) && (
            <Text tone="strong" hasFigures>
              {text('session.total', { total: formatMoney(total, config.currency) })}
            </Text>
          )}
          <Button
            isBusy={busyIds.has(bookable.id)}
            {...(isMissing ? { 'aria-describedby': errorId } : {})}
            onClick={() => (items.length === 0 ? setMissing(true) : book({ items, place }))}
          >
            {bookWords(count, weeks)}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

interface ChildActionsProps extends Pick<ChooserProps, 'onForm'> {
  readonly attendee: PersonVerdict['attendee'];
  readonly people: readonly PersonVerdict[];
}

/** Buttons for a child: the missing form, and their details. */
function ChildActions({ attendee: { id, name, relation }, people, onForm }: ChildActionsProps) {
  if (relation !== 'child') return null;
  const needsForm = people.some(
    ({ attendee, verdict }) => attendee.id === id && verdict.code === 'form_needed',
  );
  return (
    <>
      {needsForm && onForm && (
        <Button variant="secondary" onClick={() => onForm(id)}>
          {text('session.form', { name })}
        </Button>
      )}
      <ChangeChild id={id} name={name} />
    </>
  );
}

/** "Book", "Book 2 spaces", or "Book 6 weeks". */
function bookWords(places: number, weeks: number): string {
  if (weeks > 1) return text('weekly.bookWeeks', { n: weeks });
  return places > 1 ? text('session.bookMany', { n: places }) : text('session.book');
}

interface AdditionRefusalProps extends Pick<ChooserProps, 'slug'> {
  readonly failure: NonNullable<StoreValue<typeof $additionFailure>>;
  readonly bookable: Bookable;
  readonly isBusy: boolean;
  readonly onRest: (items: readonly NewCartItem[]) => void;
}

/** Why nothing was added; for several weeks, which of them were refused. */
function AdditionRefusal({ failure, bookable, slug, isBusy, onRest }: AdditionRefusalProps) {
  const { items, refusedItems } = failure;
  const isOfSeveralWeeks = new Set(items.map(({ id }) => id)).size > 1;
  const parts = lazyParts.current();
  if (!parts || !isOfSeveralWeeks || refusedItems.size === 0)
    return (
      <RefusalAlert
        refusal={failure}
        notDone={text('session.notAdded')}
        unknown={text('session.outcomeUnknown')}
        isLive={false}
      />
    );
  return (
    <parts.WeeksRefused
      items={items}
      messages={refusedItems}
      bookable={bookable}
      slug={slug}
      isBusy={isBusy}
      onRest={onRest}
    />
  );
}

function Group({ title, children }: { title: string; children: Elements }) {
  const id = useId();
  return (
    <Stack gap="1" role="group" aria-labelledby={id}>
      <Heading level={2} size="sm" id={id}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
