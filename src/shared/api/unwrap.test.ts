import { describe, expect, test } from 'vitest';
import { createdOf, dataOf, dataOrNullOf, doneOf, textOf, wrapperOf } from './unwrap';

type Call = () => Promise<{ data?: { data: unknown }; response: Response }>;
const answering = (body?: { data: unknown }) => async () => ({
  ...(body && { data: body }),
  response: new Response(null, { status: 201 }),
});
const created = (call: Call) => createdOf(call, [201]);
/** Responses are not checked at compile time. */
const answeringJson = (body: string) => answering(JSON.parse(body));
const withoutContent = {
  kind: 'unexpected',
  cause: new Error('Pavilion: the API answered with no content where content is promised.'),
};
const refused = { kind: 'http', status: 500, message: null } as const;
const failing = () => Promise.reject(refused);
const mistaken = () => Promise.reject(new TypeError('a mistake of ours'));

describe('unwrapping responses', () => {
  test('a response is returned without its wrapper, or with the values beside its data', async () => {
    const body = { data: { id: '1' }, checksum: 'abc' };
    await expect(dataOf(answering(body))).resolves.toEqual({ id: '1' });
    await expect(dataOrNullOf(answering(body))).resolves.toEqual({ id: '1' });
    await expect(wrapperOf(answering(body))).resolves.toEqual(body);
    await expect(created(answering(body))).resolves.toEqual(body);
  });

  test('falsy data is returned: an empty list, zero, false', async () => {
    for (const data of [[], 0, false, '']) await expect(dataOf(answering({ data }))).resolves.toEqual(data);
  });

  test.each<(call: Call) => Promise<unknown>>([dataOf, dataOrNullOf, wrapperOf, created])(
    '%o rejects a response without content',
    async (unwrap) => {
      await expect(unwrap(answering())).rejects.toEqual(withoutContent);
      await expect(unwrap(answeringJson('{}'))).rejects.toEqual(withoutContent);
    },
  );

  test('data may be null only where the API document says so', async () => {
    const answer = answeringJson('{ "data": null }');
    await expect(dataOrNullOf(answer)).resolves.toBeNull();
    await expect(dataOf(answer)).rejects.toEqual(withoutContent);
    await expect(wrapperOf(answer)).rejects.toEqual(withoutContent);
    await expect(created(answer)).rejects.toEqual(withoutContent);
  });

  test('a response counts as created only with one of the given statuses', async () => {
    const answer = answering({ data: { id: '1' } });
    await expect(createdOf(answer, [200, 201])).resolves.toEqual({ data: { id: '1' } });
    await expect(createdOf(answer, [200])).rejects.toEqual({ kind: 'http', status: 201, message: null });
  });

  test('a text response may be empty', async () => {
    await expect(textOf(async () => ({ data: '<p>Open daily</p>' }))).resolves.toBe('<p>Open daily</p>');
    await expect(textOf(async () => ({}))).resolves.toBe('');
  });

  test('a call for which only the success matters returns nothing', async () => {
    await expect(doneOf(answering())).resolves.toBeUndefined();
    await expect(doneOf(answering({ data: 'ignored' }))).resolves.toBeUndefined();
  });
});

test.each<(call: () => Promise<never>) => Promise<unknown>>([
  dataOf,
  dataOrNullOf,
  wrapperOf,
  created,
  textOf,
  doneOf,
])('%o passes on a failure, and turns a thrown error into one', async (unwrap) => {
  await expect(unwrap(failing)).rejects.toBe(refused);
  await expect(unwrap(mistaken)).rejects.toEqual({
    kind: 'unexpected',
    cause: new TypeError('a mistake of ours'),
  });
});
