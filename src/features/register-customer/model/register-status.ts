/** The status of creating an account. `unaskable`: a required field cannot be shown, so no account can be created here. */
export type RegisterStatus =
  | 'idle'
  | 'loading'
  | 'loadFailed'
  | 'unaskable'
  | 'ready'
  | 'sending'
  | 'registered';

export type RegisterTransition =
  | 'open'
  | 'loaded'
  | 'notLoaded'
  | 'cannotAsk'
  | 'send'
  | 'refuse'
  | 'register';

/** The allowed transitions; any other changes nothing, so a second submission is ignored. */
const NEXT_STATUS: Record<RegisterStatus, Partial<Record<RegisterTransition, RegisterStatus>>> = {
  idle: { open: 'loading' },
  loading: { loaded: 'ready', notLoaded: 'loadFailed', cannotAsk: 'unaskable' },
  loadFailed: { open: 'loading' },
  unaskable: { open: 'loading' },
  ready: { send: 'sending' },
  sending: { refuse: 'ready', register: 'registered' },
  registered: {},
};

/** The status after a transition. */
export function transition(status: RegisterStatus, transitionName: RegisterTransition): RegisterStatus {
  return NEXT_STATUS[status][transitionName] ?? status;
}
