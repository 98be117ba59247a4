async function post(address: string, body: unknown): Promise<Record<string, string>> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  const { data }: { data: Record<string, string> } = await response.json();
  return data;
}

/** The session of a customer who has just been made. */
export async function customerToken(sandboxUrl: string): Promise<string> {
  const { email, password } = await post(`${sandboxUrl}/_sandbox/scenarios/a-customer-with-instruction`, {});
  const { token } = await post(`${sandboxUrl}/api/auth/customer/login`, { username: email, password });
  if (!token) throw new Error('The sandbox gave no session.');
  return token;
}
