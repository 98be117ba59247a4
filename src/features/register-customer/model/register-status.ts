/** Where the creation of an account is. `unaskable`: a required field cannot be shown, so no account can be made here. */
export type RegisterStatus =
  | 'idle'
  | 'loading'
  | 'loadFailed'
  | 'unaskable'
  | 'ready'
  | 'sending'
  | 'registered';

export type RegisterMove = 'open' | 'loaded' | 'notLoaded' | 'cannotAsk' | 'send' | 'refuse' | 'register';

/** The allowed moves; a move that is not here changes nothing, so a second submit cannot be one. */
const MOVES: Record<RegisterStatus, Partial<Record<RegisterMove, RegisterStatus>>> = {
  idle: { open: 'loading' },
  loading: { loaded: 'ready', notLoaded: 'loadFailed', cannotAsk: 'unaskable' },
  loadFailed: { open: 'loading' },
  unaskable: { open: 'loading' },
  ready: { send: 'sending' },
  sending: { refuse: 'ready', register: 'registered' },
  registered: {},
};

/** The status after a move. */
export function transition(status: RegisterStatus, move: RegisterMove): RegisterStatus {
  return MOVES[status][move] ?? status;
}
