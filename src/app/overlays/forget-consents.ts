import { attach, sample } from 'effector';
import { removeConsents } from '@/entities/consent';
import { signedOut, signedOutElsewhere } from '@/entities/customer';
import { $config } from '@/shared/config';

// Clears the customer's consents after a log-out. Loaded after the first screen, on which nobody can log out.

const forgetConsentsFx = attach({ source: $config, effect: removeConsents });

sample({ clock: [signedOut, signedOutElsewhere], target: forgetConsentsFx });
