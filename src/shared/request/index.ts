export { createPage, type Page } from './create-page';
export { createRequest, type RequestStatus } from './create-request';
export { createLatestFx } from './latest-effect';
export { responsesDiscarded } from './responses-discarded';
