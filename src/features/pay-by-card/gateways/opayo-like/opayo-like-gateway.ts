import { isAmountChanged } from '@/entities/payment';
import {
  authorisePayment,
  completePayment,
  completeSca,
  getServerNow,
  isApiFailure,
  preparePayment,
} from '@/shared/api';
import { createId } from '@/shared/lib';
import { text as cardText } from '../../texts';
import { releaseChangedAmount } from '../changed-amount';
import { buildGatewayFailure, type CardGateway, type CardToPayWith, type LoadScript } from '../gateway';
import { loadProviderScript } from '../load-provider-script';
import { toAuthorisation } from './authorisation';
import { type CardSource, openDropIn, openOwnForm, waitForAnswer } from './card-fields';
import { buildFailedToken, readTokenResult, type TokenResult } from './errors';
import { findScriptUrl, loadSdk, type Sdk } from './sdk';
import { createSessionKey, readExpiry, type SessionKey } from './session-key';
import { text } from './texts';

type OpayoDependencies = {
  loadScript: LoadScript;
  authorisePayment: typeof authorisePayment;
  completePayment: typeof completePayment;
  completeSca: typeof completeSca;
  preparePayment: typeof preparePayment;
  now: () => number;
  createAttemptId: () => string;
};

const defaultDependencies: OpayoDependencies = {
  loadScript: loadProviderScript,
  authorisePayment,
  completePayment,
  completeSca,
  preparePayment,
  now: getServerNow,
  createAttemptId: createId,
};

type OpenForm = { sdk: Sdk; session: SessionKey; fields: CardSource & { readCardHolder?: () => string } };

/**
 * The Opayo-like provider: the card becomes an identifier in the gateway's frame (or in our own form, if the operator has chosen
 * that), our server authorises it, and the flow posts the bank's challenge as a form.
 */
export function createOpayoLikeGateway(dependencies: OpayoDependencies = defaultDependencies): CardGateway {
  let openForm: OpenForm | null = null;

  return {
    hasSavedCards: true,
    hasSecurityCodeField: false,
    notice: text('checkout.securedByOpayo'),

    async initialise({ prepared, container, settings, onFieldsChange, signal }) {
      const { sessionKey, paymentProviderConfiguration } = prepared;
      const script = findScriptUrl(paymentProviderConfiguration);
      if (script === null) throw buildGatewayFailure(text('payment.configurationFailed'));
      if (!sessionKey) throw buildGatewayFailure(cardText('payment.sessionInvalid'));
      const sdk = await loadSdk(settings.scriptUrl ?? script, dependencies.loadScript, signal);
      const session = createSessionKey(sessionKey, readExpiry(prepared), dependencies);
      const fields = settings.isOwnForm
        ? await openOwnForm(sdk, container, onFieldsChange)
        : await openDropIn(sdk, container, sessionKey, () =>
            onFieldsChange({ isComplete: true, error: null }),
          );
      if (signal.aborted) return fields.remove();
      openForm = { sdk, session, fields };
    },

    async authorise(request, card) {
      if (openForm === null) return { kind: 'declined', message: text('opayo.loading') };
      const cardHolder = openForm.fields.readCardHolder?.() ?? null;
      const token = await requestToken(openForm, card);
      if (!token.isOk) {
        const { message, isCardInvalid } = token;
        if (isCardInvalid && !card.savedCard) return { kind: 'invalid_card', message };
        return { kind: 'declined', message, isTokenisationFailure: true };
      }
      const answer = await dependencies.authorisePayment({
        ...request,
        sessionKey: token.key,
        // Each submitted card is a new attempt, because each submission creates another identifier.
        attemptId: dependencies.createAttemptId(),
        ...toCard(token.cardIdentifier, card),
        cardHolderName: cardHolder ?? request.cardHolderName ?? null,
      });
      const authorisation = toAuthorisation(answer);
      return 'transactionUuid' in authorisation && isAmountChanged(answer.amount, request)
        ? releaseChangedAmount(authorisation.transactionUuid, dependencies.completeSca)
        : authorisation;
    },

    finalise: (request) => dependencies.completePayment(request),

    tearDown() {
      openForm?.fields.remove();
      openForm = null;
    },
  };
}

type TokenForPayment = (TokenResult & { isOk: true; key: string }) | (TokenResult & { isOk: false });

/** The card's identifier; an expired key is renewed once without a message. */
async function requestToken(openForm: OpenForm, card: CardToPayWith): Promise<TokenForPayment> {
  const { session } = openForm;
  const requestTokenOnce = async (sessionKey: { key: string; isNew: boolean }): Promise<TokenForPayment> => {
    const result = await askGateway(openForm, card, sessionKey);
    if (result.isOk) return { ...result, key: sessionKey.key };
    session.countRejectedCard();
    return result;
  };
  try {
    const firstToken = await requestTokenOnce(await session.loadUsableKey());
    const isFinal = firstToken.isOk || !firstToken.isSessionExpired;
    const token = isFinal ? firstToken : await requestTokenOnce({ key: await session.renew(), isNew: true });
    if (token.isOk) session.markUsed();
    return token;
  } catch (cause) {
    // The server refused another key, so the order has changed.
    if (isApiFailure(cause) && (cause.kind === 'validation' || cause.kind === 'http')) throw cause;
    // No payment was attempted: there was no identifier or no key.
    return buildFailedToken(text('opayo.processing'));
  }
}

async function askGateway(
  { sdk: { sagepayOwnForm }, fields }: OpenForm,
  { savedCard, readSecurityCode }: CardToPayWith,
  sessionKey: { key: string; isNew: boolean },
): Promise<TokenResult> {
  if (savedCard === null) return readTokenResult(await fields.tokenise(sessionKey));
  const { cardIdentifier } = savedCard;
  const result = await waitForAnswer((onActivated) =>
    sagepayOwnForm({ merchantSessionKey: sessionKey.key }).activateReusableCardIdentifier({
      reusableCardIdentifier: cardIdentifier,
      securityCode: readSecurityCode(),
      onActivated,
    }),
  );
  return readTokenResult(result, cardIdentifier);
}

/** The card from the script under all names that the API has for it. Requirement P2.9. */
function toCard(cardIdentifier: string, { savedCard }: CardToPayWith) {
  return {
    cardIdentifier,
    token: cardIdentifier,
    paymentMethodId: savedCard?.cardIdentifier ?? null,
    status: 'success',
  };
}
