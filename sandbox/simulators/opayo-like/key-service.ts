import { findCardBrand } from '../card-brands.ts';
import type { RecordAccess } from '../storage.ts';
import { findCardProblems, findSecurityCodeProblem, readCardDetails } from './card-details.ts';
import { findBehaviour, toOpayoCardType } from './cards.ts';
import { createFailure, createFieldFailure } from './errors.ts';
import type { CardIdentifierRecord, MerchantKeyRecord } from './records.ts';

/** A merchant session key and a card identifier each live this long (Opayo, "Tokens and reusable identifiers"). */
const KEY_LIFE_MS = 400_000;
const MAX_FAILURES = 3;

export interface KeyServiceConfig {
  readonly records: RecordAccess;
  readonly now: () => number;
  readonly newId: () => string;
}

/** Merchant session keys, and the card identifiers that browsers create with them. */
export function createKeyService({ records, now, newId }: KeyServiceConfig) {
  async function issueKey(customer: string | null = null): Promise<MerchantKeyRecord> {
    const emptyKey = { failures: 0, isUsed: false, activated: [] };
    const key: MerchantKeyRecord = { ...emptyKey, id: newId(), customer, expiresAt: now() + KEY_LIFE_MS };
    await records.put('opayoKeys', key);
    return key;
  }

  /** A key that a browser may still use. */
  async function openKey(id: string): Promise<MerchantKeyRecord> {
    if (id === '') throw createFailure('1001');
    const key = await records.get('opayoKeys', id);
    if (key === null) throw createFailure('1006');
    if (key.expiresAt <= now() || key.isUsed || key.failures >= MAX_FAILURES) throw createFailure('1002');
    return key;
  }

  async function addCard(keyId: string, cardDetails: unknown): Promise<CardIdentifierRecord> {
    const key = await openKey(keyId);
    const details = readCardDetails(cardDetails);
    const problems = findCardProblems(details, now());
    if (problems.length > 0) {
      await records.put('opayoKeys', { ...key, failures: key.failures + 1 });
      throw createFieldFailure(problems);
    }
    const card: CardIdentifierRecord = {
      id: newId(),
      keyId: key.id,
      expiresAt: now() + KEY_LIFE_MS,
      isSaved: false,
      customer: key.customer,
      cardType: toOpayoCardType(findCardBrand(details.cardNumber)) ?? '',
      last4: details.cardNumber.slice(-4),
      expiryDate: details.expiryDate,
      behaviour: findBehaviour(details.cardNumber, details.cardholderName),
    };
    await records.put('opayoCards', card);
    await records.put('opayoKeys', { ...key, isUsed: true });
    return card;
  }

  /** Stores that the browser submitted a saved card's security code: valid for one payment with this key. */
  async function activate(keyId: string, cardId: string, securityCode: string): Promise<void> {
    const key = await openKey(keyId);
    const card = await records.get('opayoCards', cardId);
    if (!card?.isSaved || card.customer !== key.customer) throw createFailure('1011');
    const problem = findSecurityCodeProblem(securityCode, 'securityCode');
    if (problem !== null) {
      await records.put('opayoKeys', { ...key, failures: key.failures + 1 });
      throw createFieldFailure([problem]);
    }
    await records.put('opayoKeys', { ...key, isUsed: true, activated: [...key.activated, cardId] });
  }

  /** The card of a payment; refused unless key and identifier belong together and have not expired. */
  async function requireCard(keyId: string, cardId: string): Promise<CardIdentifierRecord> {
    const [key, card] = [await records.get('opayoKeys', keyId), await records.get('opayoCards', cardId)];
    if (key === null || card === null || key.expiresAt <= now()) throw createFailure('1011');
    const isGood = card.isSaved
      ? key.activated.includes(cardId) && card.customer === key.customer
      : card.keyId === keyId && (card.expiresAt ?? 0) > now();
    if (!isGood) throw createFailure('1011');
    return card;
  }

  return {
    issueKey,
    openKey,
    addCard,
    activate,
    cardFor: requireCard,
    card: (id: string) => records.get('opayoCards', id),
    /** Uses the card up, once a transaction was registered. */
    async spend(card: CardIdentifierRecord, keyId: string): Promise<void> {
      if (!card.isSaved) await records.put('opayoCards', { ...card, expiresAt: now() });
      const key = await records.get('opayoKeys', keyId);
      if (key !== null) await records.put('opayoKeys', { ...key, activated: [] });
    },
    /** Makes the identifier reusable; only after an authorised transaction. */
    async save(id: string): Promise<void> {
      const card = await records.get('opayoCards', id);
      if (card !== null) await records.put('opayoCards', { ...card, isSaved: true, expiresAt: null });
    },
    /** Expires a key early, to test how a page handles it. */
    async expireKey(id: string): Promise<void> {
      const key = await records.get('opayoKeys', id);
      if (key !== null) await records.put('opayoKeys', { ...key, expiresAt: now() });
    },
    /** Saves a card as if its holder had saved it with an earlier payment. */
    async keepCard(
      number: string,
      holder: string,
      { expiryDate, customer }: { expiryDate: string; customer: string },
    ): Promise<CardIdentifierRecord> {
      const card: CardIdentifierRecord = {
        id: newId(),
        keyId: newId(),
        expiresAt: null,
        isSaved: true,
        customer,
        cardType: toOpayoCardType(findCardBrand(number)) ?? '',
        last4: number.slice(-4),
        expiryDate,
        behaviour: findBehaviour(number, holder),
      };
      await records.put('opayoCards', card);
      return card;
    },
  };
}

export type KeyService = ReturnType<typeof createKeyService>;
