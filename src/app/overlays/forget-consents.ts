import { attach, sample } from 'effector';
import { forgetConsents } from '@/entities/consent';
import { signedOut, signedOutElsewhere } from '@/entities/customer';
import { $config } from '@/shared/config';

// After a log-out nothing is kept of what its customer has agreed to. It is loaded after the first screen, on which nobody logs out.

const forgetConsentsFx = attach({ source: $config, effect: forgetConsents });

sample({ clock: [signedOut, signedOutElsewhere], target: forgetConsentsFx });
