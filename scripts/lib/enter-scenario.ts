/** Puts a sandbox into a named state and returns the values of the state: log-ins, tokens, ids. */
export async function enterScenario<Result>(
  sandboxUrl: string,
  name: string,
  params: Record<string, unknown> = {},
): Promise<Result> {
  const response = await fetch(`${sandboxUrl}/_sandbox/scenarios/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(params),
  });
  if (!response.ok) throw new Error(`Scenario ${name}: the sandbox responded with ${response.status}.`);
  const { data }: { data: Result } = await response.json();
  return data;
}
