export { answersForgotten } from './answers-forgotten';
export { createRequest, type RequestStatus } from './create-request';
export { createLatestFx } from './latest-effect';
