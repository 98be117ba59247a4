import { isIPv4, isIPv6 } from 'node:net';
import { OperatorError } from '../operator-config.ts';

/**
 * Parses a port, or an address of this machine with a port.
 * @throws OperatorError for anything else
 */
export function requireListenAddress(text: string, option: string): string {
  const [, host = '', port = ''] = /^(?:(.+):)?(\d{1,5})$/.exec(text) ?? [];
  const isPort = Number(port) >= 1 && Number(port) <= 65_535;
  const isHost =
    host === '' ||
    host === 'localhost' ||
    isIPv4(host) ||
    (/^\[.*\]$/.test(host) && isIPv6(host.slice(1, -1)));
  if (isPort && isHost) return text;
  throw new OperatorError(
    `${option}: "${text}" is neither a port nor an address with a port: write 443, 192.0.2.1:443 or [2001:db8::1]:443.`,
  );
}
