import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { JPEG } from '../../tests/fixtures/jpeg.ts';
import { listAt, openTestSandbox, readAt, readTextAt, type TestSandbox } from '../server/testing.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const DOCUMENTS_PATH = '/api/my-account/documents';
const MEGABYTE = 1024 * 1024;
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

async function createStudent() {
  const scenario = await sandbox.runScenario('a-customer-with-a-rejected-proof');
  const [token, requiredId] = [readTextAt(scenario, 'token'), readTextAt(scenario, 'requiredId')];
  return {
    token,
    requiredId,
    documentId: readTextAt(scenario, 'documentId'),
    userId: readTextAt(scenario, 'userId'),
  };
}
type Student = Awaited<ReturnType<typeof createStudent>>;

function announceDocument({ token, requiredId }: Student, size: number, changes: object = {}) {
  const body = {
    required_id: requiredId,
    file_name: 'card.jpg',
    content_type: 'image/jpeg',
    size,
    ...changes,
  };
  return sandbox.call('POST', DOCUMENTS_PATH, { token, body });
}

/** Sends raw bytes. */
async function sendContent(token: string, id: string, bytes: Uint8Array, type = 'image/jpeg') {
  const answer = await fetch(`${sandbox.url}${DOCUMENTS_PATH}/${id}/content`, {
    method: 'PUT',
    headers: { 'content-type': type, ...(token && { authorization: `Bearer ${token}` }) },
    body: Uint8Array.from(bytes),
  });
  const json: unknown = await answer.json();
  return { status: answer.status, json };
}

async function readDocuments(token: string) {
  const { json } = await sandbox.call('GET', DOCUMENTS_PATH, { token });
  const states = listAt(json, 'data', 'held').map((one) => readAt(one, 'state'));
  return { states, required: listAt(json, 'data', 'required'), json };
}

async function announceAndSend(customer: Student, bytes: Uint8Array, type?: string) {
  const { json } = await announceDocument(customer, bytes.length);
  return sendContent(customer.token, readTextAt(json, 'data', 'id'), bytes, type);
}

const buildLargeFile = (size: number) => {
  const bytes = new Uint8Array(size);
  bytes.set(JPEG);
  return bytes;
};

describe('a document', () => {
  // Proves A5.3.
  test('a document is announced, sent and checked; sending the same bytes again changes nothing, others are refused', async () => {
    const { token, documentId, userId, requiredId } = await createStudent();
    expect(readAt((await readDocuments(token)).required[0], 'id')).toBe(requiredId);
    for (let time = 0; time < 2; time += 1) {
      const { status, json } = await sendContent(token, documentId, JPEG);
      expect([status, readAt(json, 'data', 'required')]).toEqual([200, []]);
      expect(listAt(json, 'data', 'held').map((one) => readAt(one, 'state'))).toEqual([
        'checking',
        'rejected',
      ]);
    }
    expect((await sendContent(token, documentId, Uint8Array.from([...JPEG].reverse()))).status).toBe(422);
    await sandbox.runScenario('the-centre-checks-a-document', { userId });
    expect((await readDocuments(token)).states).toEqual(['accepted', 'rejected']);
  });

  test('a document that was rejected is asked for again, with the reason', async () => {
    const { token, documentId, userId } = await createStudent();
    await sendContent(token, documentId, JPEG);
    await sandbox.runScenario('the-centre-checks-a-document', { userId, reason: 'It is blurred.' });
    const { required, json } = await readDocuments(token);
    expect(required).toHaveLength(1);
    expect(readAt(json, 'data', 'held', '0', 'reason')).toBe('It is blurred.');
    const user = await sandbox.call('GET', '/api/auth/user', { token });
    expect(readAt(user.json, 'data', 'membership_document_upload_required')).toBe(true);
  });

  test('announcing a document twice makes one', async () => {
    const customer = await createStudent();
    const [firstUpload, sameUpload] = [
      await announceDocument(customer, 9),
      await announceDocument(customer, 9),
    ];
    expect([firstUpload.status, readAt(firstUpload.json, 'data', 'max_bytes')]).toEqual([201, 10 * MEGABYTE]);
    expect(readAt(sameUpload.json, 'data', 'id')).toBe(readAt(firstUpload.json, 'data', 'id'));
  });

  // Proves A5.2.
  test.each([
    ['a script in an SVG', SVG, 'image/jpeg'],
    ['a page', Buffer.from('<!doctype html><script>1</script>'), 'application/pdf'],
    ['a HEIC', Buffer.from('\0\0\0\x18ftypheic'), 'image/png'],
  ])('a document that is %s is refused, whatever its name', async (_, bytes, type) => {
    const customer = await createStudent();
    const { status, json } = await announceAndSend(customer, bytes, type);
    expect([status, Object.keys(Object(readAt(json, 'errors')))]).toEqual([422, ['content']]);
    expect((await readDocuments(customer.token)).states).toEqual(['rejected']);
  });

  // Proves A5.3.
  test('a document that was cut short is refused, and the complete one is accepted afterwards', async () => {
    const { token, documentId } = await createStudent();
    expect((await sendContent(token, documentId, JPEG.slice(0, 4))).status).toBe(422);
    expect((await sendContent(token, documentId, JPEG)).status).toBe(200);
  });

  // Proves A5.1.
  test('a document may be 10 MB and no more', async () => {
    const customer = await createStudent();
    expect((await announceDocument(customer, 10 * MEGABYTE + 1)).status).toBe(422);
    expect(
      (await sendContent(customer.token, customer.documentId, buildLargeFile(10 * MEGABYTE + 1))).status,
    ).toBe(413);
    expect((await announceAndSend(customer, buildLargeFile(10 * MEGABYTE))).status).toBe(200);
  });

  // Proves A5.2.
  test('a document of another type, from a visitor or of another customer is refused', async () => {
    const { token, documentId } = await createStudent();
    expect((await sendContent(token, documentId, SVG, 'image/svg+xml')).status).toBe(415);
    expect((await sendContent('', documentId, JPEG)).status).toBe(401);
    expect((await sendContent((await createStudent()).token, documentId, JPEG)).status).toBe(404);
    expect((await announceDocument(await createStudent(), 6, { required_id: documentId })).status).toBe(422);
  });

  test('a document’s name is kept on one line', async () => {
    const { status, json } = await announceDocument(await createStudent(), 6, {
      file_name: 'card\r\nX: y.jpg',
    });
    expect([status, readAt(json, 'errors')]).toEqual([
      422,
      { file_name: ['File name must be on one line.'] },
    ]);
  });

  test('a document’s content cannot be read back from any path', async () => {
    const { token, documentId } = await createStudent();
    await sendContent(token, documentId, JPEG);
    for (const path of [`${DOCUMENTS_PATH}/${documentId}/content`, `${DOCUMENTS_PATH}/${documentId}`])
      expect([404, 405]).toContain((await sandbox.call('GET', path, { token })).status);
  });
});

test('a document that expires soon is asked for, and those handed in at the centre are listed', async () => {
  const scenario = await sandbox.runScenario('a-customer-with-expiring-documents');
  const { required, json } = await readDocuments(readTextAt(scenario, 'token'));
  expect(readAt(required[0], 'message')).toMatch(/^The one we have expires on /);
  expect(readAt(json, 'data', 'held', '0')).toMatchObject({ state: 'accepted', uploaded_at: null });
});

test.each([`${DOCUMENTS_PATH}/00000000-0000-4000-8000-000000000000/content`, '/api/my-account/photo'])(
  'the body that a stranger sends to %s is not read',
  async (path) => {
    const socket = connect(Number(new URL(sandbox.url).port), '127.0.0.1');
    const requestHead = `PUT ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: image/jpeg\r\nContent-Length: 2000000\r\n\r\n`;
    socket.write(requestHead);
    // The response arrives although none of the body has been sent.
    const [answer] = await once(socket, 'data');
    socket.destroy();
    expect(String(answer)).toMatch(/^HTTP\/1.1 401 /);
  },
);
