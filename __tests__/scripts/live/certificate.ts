import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A certificate for some host names, which nobody else trusts, and its key. */
export function certificateFor(...names: string[]): { cert: string; key: string } {
  const dir = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [cert, key] = [join(dir, 'cert.pem'), join(dir, 'key.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const subject = ['-subj', '/CN=test', '-addext', `subjectAltName=${names.map((name) => `DNS:${name}`).join()}`];
  execFileSync('openssl', ['req', ...kind, ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  return { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') };
}
