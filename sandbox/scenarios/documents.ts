import { randomUUID } from 'node:crypto';
import { addDays, toLondonDate } from '../domain/common/index.ts';
import { announceDocument, recordDocumentDecision, saveDocumentContent } from '../domain/people/index.ts';
import { memberships } from '../store/schema/people.ts';
import { authenticateCustomer, createFreshCustomer } from './fresh-customer.ts';
import { findCatalogueIds } from './joining.ts';
import { readTextParam, type Scenario } from './scenario.ts';

/** The smallest bytes that begin like a PDF. */
const SMALLEST_PDF = Buffer.from('%PDF-1.7');
const REJECTION_REASON = 'We can’t read the date on the card.';

/** Scenarios for documents that customers hand in. */
export const documentScenarios: Record<string, Scenario> = {
  'a-customer-with-a-rejected-proof': {
    description:
      'A customer who has joined as a student, whose proof of study was rejected, and who has announced another one, a JPEG of six bytes; returns the requested and the announced document.',
    run: async ({ store }) => {
      const customer = await createFreshCustomer(store, { documentUploadRequired: true });
      const requiredId = randomUUID();
      const { venueId, membershipTypeId, paymentOptionId } = findCatalogueIds({
        membershipSlug: 'student',
        optionName: 'Monthly',
      });
      await store.write((tx) =>
        tx.insert(memberships).values({
          id: requiredId,
          operatorId: store.operatorId,
          customerId: customer.userId,
          membershipTypeId,
          paymentOptionId,
          homeVenueId: venueId,
          startDate: toLondonDate(store.clock.now()),
          endDate: null,
          billingDay: 1,
          price: 2300,
          status: 'pending',
        }),
      );
      const caller = await authenticateCustomer(store, customer);
      const announcement = { requiredId, contentType: 'application/pdf', size: SMALLEST_PDF.length } as const;
      const rejectedDocumentId = await announceDocument(store, caller, {
        ...announcement,
        fileName: 'card.pdf',
      });
      await saveDocumentContent(store, caller, rejectedDocumentId, SMALLEST_PDF);
      await recordDocumentDecision(store, customer.userId, { state: 'rejected', reason: REJECTION_REASON });
      const documentId = await announceDocument(store, caller, {
        requiredId,
        fileName: 'student-card.jpg',
        contentType: 'image/jpeg',
        size: 6,
      });
      return { ...customer, requiredId, documentId };
    },
  },
  'the-centre-checks-a-document': {
    description:
      'Staff check the latest document of the customer `userId`: it is accepted for a year, or rejected with the `reason`.',
    run: async ({ store }, params) => {
      const reason = readTextParam(params, 'reason', '');
      const expiresOn = addDays(toLondonDate(store.clock.now()), 365);
      await recordDocumentDecision(
        store,
        readTextParam(params, 'userId', ''),
        reason === '' ? { state: 'accepted', expiresOn } : { state: 'rejected', reason },
      );
      return {};
    },
  },
};
