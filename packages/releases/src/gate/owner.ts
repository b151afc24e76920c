import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { GateOrigin } from './gate-origin.ts';
import { guestOf, whatItSays, type Guest } from './guest.ts';

/**
 * The owner of a demo hotel, signed in at the desk by a link that the operator's command makes; or why not. The command has
 * the secret of the engine's operator: the demo's, or `PROPERTY_KEY_SECRET`.
 */
export async function signedInOwner(
  origin: GateOrigin,
  { host, api, hotelId }: { readonly host: string; readonly api: string; readonly hotelId: string },
): Promise<Guest | string> {
  const link = await ownersLink(api, hotelId);
  const token = URL.parse(link)?.searchParams.get('token');
  if (token === null || token === undefined) return `nobody can sign in at ${host}: ${link}`;
  const owner = guestOf(origin, host);
  const session = await owner.post('staff/sessions', { token });
  return session.status === 200 ? owner : `nobody can sign in at ${host}: ${whatItSays(session)}`;
}

/** The hotel that a path of the desk names; the demo's first where it names none. */
export const hotelOf = (asked: string): string => /^\/h\/(\d+)\//.exec(asked)?.[1] ?? firstHotel;
const firstHotel = '1760';

/** A link that signs an owner in once. A product that was just begun has no people yet: they are made as `npm start` does. */
export async function ownersLink(api: string, hotelId: string): Promise<string> {
  const link = (): Promise<string> => staff(api, ['link', hotelId, `owner.${hotelId}@example.com`]);
  const first = await link();
  if (URL.canParse(first)) return first;
  await staff(api, ['demo']);
  return link();
}

/** What the operator's command says, whether or not it did it. */
async function staff(api: string, words: readonly string[]): Promise<string> {
  const command = [path.resolve('apps/api/src/command.ts'), 'staff', ...words];
  const env = { ...process.env, API_URL: api };
  const said = await promisify(execFile)(process.execPath, command, { env }).catch(
    (cause: { stdout?: string; stderr?: string }) => ({ stdout: cause.stdout || cause.stderr || 'no answer' }),
  );
  return said.stdout.trim();
}
