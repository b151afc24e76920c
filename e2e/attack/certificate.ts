import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** PEM files of a certificate that only this run believes in, for all hosts of the instance. */
export function makeCertificate(
  folder: string,
  hosts: readonly string[],
): { readonly cert: string; readonly key: string } {
  const [cert, key] = [path.join(folder, 'cert.pem'), path.join(folder, 'key.pem')];
  const names = hosts.map((host) => `DNS:${host}`).join(',');
  const request = 'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=attack'.split(' ');
  execFileSync('openssl', [...request, '-addext', `subjectAltName=${names}`, '-out', cert, '-keyout', key], {
    stdio: 'ignore',
  });
  return { cert, key };
}
