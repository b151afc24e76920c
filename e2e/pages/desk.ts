import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { DemoHotel } from '../hotels.ts';
import { api } from '../running/addresses.ts';

const command = path.resolve(import.meta.dirname, '../../apps/api/dist/command.js');

/** A link that signs a person of a demo hotel in, once, as the operator makes it. */
export async function signInLink({ id }: Pick<DemoHotel, 'id'>, role: 'owner' | 'reception'): Promise<string> {
  const made = (): Promise<string> => staff('link', String(id), `${role}.${id}@example.com`);
  return made().catch(async () => {
    await staff('demo');
    return made();
  });
}

/** What the operator's command says. */
async function staff(...words: readonly string[]): Promise<string> {
  const env = { ...process.env, API_URL: api() };
  const { stdout } = await promisify(execFile)(process.execPath, [command, 'staff', ...words], { env });
  return stdout.trim();
}
