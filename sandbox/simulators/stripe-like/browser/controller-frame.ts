import { openFramePort } from '../../browser/frame-port.ts';
import { readProperty, readText } from '../../browser/values.ts';
import { sendRequest } from './api-request.ts';

/** The invisible frame that calls the provider's API, so that the shop's page needs no connection to it. */
const emit = openFramePort({
  request: (payload) => {
    const path = readText(payload, 'path');
    if (!/^payment_intents\/[\w-]+(\/\w+)?(\?client_secret=[\w-]+)?$/.test(path))
      throw new Error('The controller does not call this path.');
    return sendRequest(readText(payload, 'key'), path, readProperty(payload, 'body'));
  },
});
emit('ready');
