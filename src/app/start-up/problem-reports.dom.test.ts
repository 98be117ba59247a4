import { afterEach, expect, test, vi } from 'vitest';
import { createProblemReports } from './problem-reports';

const proof = {
  code: 'unknownType',
  type: 'file',
  kind: 'question',
  name: 'Upload a proof',
  path: [0, 'questions', 1],
} as const;

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

function spyOnReports() {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const fetchSpy = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  return { warned, fetchSpy };
}

test('a field that cannot be shown is reported once per visit: in the console and to the operator', () => {
  window.history.replaceState(
    null,
    '',
    '/order/0197b1c2-6f7a-7c31-9a55-3e1f0c2d4b10/membership/7?email=ada@example.org#answers',
  );
  const { warned, fetchSpy } = spyOnReports();
  const report = createProblemReports('https://reports.example/configuration');
  report(proof);
  report({ ...proof });
  report({ ...proof, name: 'Signature' });
  expect(warned.mock.calls).toEqual([
    ['pavilion: question “Upload a proof”: Its type “file” is not known. It is left out.'],
    ['pavilion: question “Signature”: Its type “file” is not known. It is left out.'],
  ]);
  expect(fetchSpy).toHaveBeenCalledTimes(2);
  const [address, request] = fetchSpy.mock.calls[0] ?? [];
  expect(address).toBe('https://reports.example/configuration');
  expect(request).toMatchObject({
    method: 'POST',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  });
  expect(JSON.parse(String(request?.body))).toEqual({
    kind: 'question',
    name: 'Upload a proof',
    problem: 'Its type “file” is not known. It is left out.',
    page: '/order/:id/membership/:id',
  });
});

test('no report is sent if no address is configured', () => {
  const { warned, fetchSpy } = spyOnReports();
  createProblemReports(null)(proof);
  expect(warned).toHaveBeenCalledOnce();
  expect(fetchSpy).not.toHaveBeenCalled();
});

test('the next page in the same tab does not report the problem again', () => {
  const { warned, fetchSpy } = spyOnReports();
  createProblemReports('https://reports.example/configuration')(proof);
  createProblemReports('https://reports.example/configuration')(proof);
  expect(warned).toHaveBeenCalledTimes(2);
  expect(fetchSpy).toHaveBeenCalledOnce();
});
