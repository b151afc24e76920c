import { execFileSync } from 'node:child_process';
import path from 'node:path';

/**
 * PEM files of a certificate that only this run believes in, for all hosts of the instance and its outside parties: of the kind that authorities
 * give by default, with which a connection costs the server a fraction of what RSA does.
 */
export function makeCertificate(
  folder: string,
  hosts: readonly string[],
): { readonly cert: string; readonly key: string } {
  const [cert, key] = [path.join(folder, 'cert.pem'), path.join(folder, 'key.pem')];
  const names = [...hosts.map((host) => `DNS:${host}`), 'IP:127.0.0.1'].join(',');
  const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=attack'.split(' ');
  execFileSync('openssl', [...request, '-addext', `subjectAltName=${names}`, '-out', cert, '-keyout', key], {
    stdio: 'ignore',
  });
  return { cert, key };
}
