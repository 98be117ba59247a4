import { describe, expect, test } from 'vitest';
import { unwrapBody, unwrapCreated, unwrapData, unwrapDataOrNull, unwrapEmpty, unwrapText } from './unwrap';

type Call = () => Promise<{ data?: { data: unknown }; response: Response }>;
const answering = (body?: { data: unknown }) => async () => ({
  ...(body && { data: body }),
  response: new Response(null, { status: 201 }),
});
const created = (call: Call) => unwrapCreated(call, [201]);
/** Responses are not checked at compile time. */
const answeringJson = (body: string) => answering(JSON.parse(body));
const withoutContent = {
  kind: 'unexpected',
  cause: new Error('Pavilion: the API answered with no content where content is promised.'),
};
const httpFailure = { kind: 'http', status: 500, message: null } as const;
const rejectWithFailure = () => Promise.reject(httpFailure);
const rejectWithMistake = () => Promise.reject(new TypeError('a mistake of ours'));

describe('unwrapping responses', () => {
  test('a response is returned without its wrapper, or with the values beside its data', async () => {
    const body = { data: { id: '1' }, checksum: 'abc' };
    await expect(unwrapData(answering(body))).resolves.toEqual({ id: '1' });
    await expect(unwrapDataOrNull(answering(body))).resolves.toEqual({ id: '1' });
    await expect(unwrapBody(answering(body))).resolves.toEqual(body);
    await expect(created(answering(body))).resolves.toEqual(body);
  });

  test('falsy data is returned: an empty list, zero, false', async () => {
    for (const data of [[], 0, false, ''])
      await expect(unwrapData(answering({ data }))).resolves.toEqual(data);
  });

  test.each<(call: Call) => Promise<unknown>>([unwrapData, unwrapDataOrNull, unwrapBody, created])(
    '%o rejects a response without content',
    async (unwrap) => {
      await expect(unwrap(answering())).rejects.toEqual(withoutContent);
      await expect(unwrap(answeringJson('{}'))).rejects.toEqual(withoutContent);
    },
  );

  test('data may be null only where the API document says so', async () => {
    const answer = answeringJson('{ "data": null }');
    await expect(unwrapDataOrNull(answer)).resolves.toBeNull();
    await expect(unwrapData(answer)).rejects.toEqual(withoutContent);
    await expect(unwrapBody(answer)).rejects.toEqual(withoutContent);
    await expect(created(answer)).rejects.toEqual(withoutContent);
  });

  test('a response counts as created only with one of the given statuses', async () => {
    const answer = answering({ data: { id: '1' } });
    await expect(unwrapCreated(answer, [200, 201])).resolves.toEqual({ data: { id: '1' } });
    await expect(unwrapCreated(answer, [200])).rejects.toEqual({ kind: 'http', status: 201, message: null });
  });

  test('a text response may be empty', async () => {
    await expect(unwrapText(async () => ({ data: '<p>Open daily</p>' }))).resolves.toBe('<p>Open daily</p>');
    await expect(unwrapText(async () => ({}))).resolves.toBe('');
  });

  test('a call for which only the success matters returns nothing', async () => {
    await expect(unwrapEmpty(answering())).resolves.toBeUndefined();
    await expect(unwrapEmpty(answering({ data: 'ignored' }))).resolves.toBeUndefined();
  });
});

test.each<(call: () => Promise<never>) => Promise<unknown>>([
  unwrapData,
  unwrapDataOrNull,
  unwrapBody,
  created,
  unwrapText,
  unwrapEmpty,
])('%o passes on a failure, and turns a thrown error into one', async (unwrap) => {
  await expect(unwrap(rejectWithFailure)).rejects.toBe(httpFailure);
  await expect(unwrap(rejectWithMistake)).rejects.toEqual({
    kind: 'unexpected',
    cause: new TypeError('a mistake of ours'),
  });
});
