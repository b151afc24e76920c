import type { FastifyInstance } from 'fastify';
import { actingNow } from '../../../database/acting.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { deskTokenOf } from '../../../http/desk-cookie.ts';
import { route } from '../../../http/route.ts';
import { signedInBy } from '../sign-in/sessions.ts';
import { isPushTarget } from './push-target.ts';
import { deleteDevice, deleteOthersAt, devicesOf, writeDevice } from './push.queries.ts';

const nobody = { status: 401, body: { code: 'invalid_key' } } as const;
const unknown = { status: 404, body: { code: 'not_found' } } as const;

/** A person's browsers to which the news of a hotel is pushed. */
export function pushRoutes(app: FastifyInstance, deps: Deps): void {
  const { push } = deps.settings;

  route(app, 'listPushDevices', async (_, { request, reply }) => {
    const at = await atHotel(deps, deskTokenOf(request));
    if (at === undefined) return nobody;
    reply.header('cache-control', 'private, no-store');
    return { status: 200, body: await listOf(deps, at) };
  });

  route(app, 'pushToDevice', async ({ body }, { request }) => {
    const at = await atHotel(deps, deskTokenOf(request));
    if (at === undefined) return nobody;
    if (push === null) return unknown;
    if (!isPushTarget(body, push)) return { status: 422, body: { code: 'push_refused' } };
    const { hotelId, session } = at;
    // Whoever was there before may have left without signing out.
    await deleteOthersAt(deps.db, body.endpoint, session.person_id);
    await transact(deps.db, (tx) =>
      writeDevice(tx, {
        hotel_id: hotelId,
        person_id: session.person_id,
        session_id: session.session_id,
        device: session.device,
        endpoint: body.endpoint,
        ...body.keys,
        created_at: deps.clock(),
        expires_at: session.expires_at,
      }),
    );
    return { status: 200, body: await listOf(deps, at) };
  });

  route(app, 'endPushToDevice', async ({ params }, { request }) => {
    const at = await atHotel(deps, deskTokenOf(request));
    if (at === undefined) return nobody;
    const isEnded = await deleteDevice(deps.db, at.hotelId, at.session.person_id, params.device);
    return isEnded ? { status: 200, body: await listOf(deps, at) } : unknown;
  });
}

/** The hotel at which the caller was let in, and the caller's session; undefined for whoever has none. */
async function atHotel(deps: Deps, token: string | undefined) {
  const hotelId = actingNow()?.principal.hotelId;
  const now = await signedInBy(deps, token);
  return hotelId === undefined || now === undefined ? undefined : { hotelId, session: now.session };
}

type AtHotel = NonNullable<Awaited<ReturnType<typeof atHotel>>>;

const listOf = async ({ db, settings }: Deps, { hotelId, session }: AtHotel) => ({
  publicKey: settings.push?.publicKey ?? null,
  devices: (await devicesOf(db, hotelId, session.person_id)).map((row) => ({
    deviceId: row.session_id,
    device: row.device,
    createdAt: row.created_at.toISOString(),
    isThisOne: row.session_id === session.session_id,
  })),
});
