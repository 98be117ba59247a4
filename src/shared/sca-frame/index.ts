export {
  BANK_RETURNED,
  type BankReturn,
  type ChallengeForm,
  type ChallengeStart,
  messageFrom,
  POSTED,
  READY,
  RETURNED,
  readReturn,
  readStart,
  SCA_FRAME_PATH,
  START,
} from './protocol';
