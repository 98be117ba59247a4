/** One call of the provider's API from a frame of its origin; a network error is its api_connection_error. */
export async function sendRequest(key: string, path: string, body?: unknown): Promise<unknown> {
  try {
    const response = await fetch(`/v1/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    return answer;
  } catch {
    return {
      error: {
        type: 'api_connection_error',
        message: 'We are experiencing issues connecting to our payments provider. You have not been charged.',
      },
    };
  }
}
