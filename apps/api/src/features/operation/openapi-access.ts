import { z } from 'zod';
import type { oas32 } from 'zod-openapi';
import { servedPaths, type ServedName } from '../../http/route.ts';

interface Described {
  readonly headers?: z.ZodObject;
  readonly responses: Readonly<Record<number, z.ZodType>>;
}

/** How callers say who they are. */
export const securitySchemes = {
  device: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-latchkey_device',
    description:
      'The cookie of a device that booked, or that entered a code; over plain HTTP it is called latchkey_device. It is given by createBooking, verifyBookingLookup and the links in mails, and deleted by leaveDevice. A booking is whole, and can be changed, to its device alone.',
  },
  propertyKey: { type: 'http', scheme: 'bearer', description: 'A key of a property, which names its hotel.' },
  desk: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-latchkey-desk',
    description:
      'The session of a person at the desk; over plain HTTP it is called latchkey-desk. It is given by signInByLink and useRecoveryCode and deleted by endStaffSession. Below /api/property it opens what the person’s role may, at the hotel that the header latchkey-hotel names.',
  },
} as const;

/** Operations that answer everybody, and a booking's own device with more. */
const betterForDevice: ReadonlySet<ServedName> = new Set(['getBooking', 'createBooking', 'verifyBookingLookup']);

/** Operations that give a device its cookie, or take it away, with the status that does so. */
export const cookieGivers: Readonly<Partial<Record<ServedName, { readonly status: number; readonly what: string }>>> = {
  createBooking: { status: 201, what: 'The token of a device that has none yet, for a year' },
  verifyBookingLookup: { status: 200, what: 'A new token in place of the one before, for a year' },
  leaveDevice: { status: 200, what: 'Deletes the token' },
  askForSignInLink: { status: 202, what: 'What the link is bound to, for as long as it holds' },
  signInByLink: { status: 200, what: 'A session at the desk, in place of the one before' },
  startPasskeySignIn: { status: 200, what: 'What the sign-in is bound to, for as long as it may take' },
  signInByPasskey: { status: 200, what: 'A session at the desk, in place of the one before' },
  useRecoveryCode: { status: 200, what: 'A session at the desk, in place of the one before' },
  endStaffSession: { status: 200, what: 'Deletes the session' },
};

/** Who may call an operation: OpenAPI's `security`, an empty one for everybody. */
export function securityOf(name: ServedName, operation: Described): oas32.SecurityRequirementObject[] {
  if (operation.headers?.shape['authorization'] !== undefined) return [{ propertyKey: [] }, { desk: [] }];
  if (codesOf(operation.responses[401]).includes('not_signed_in')) return [{ desk: [] }];
  if (codesOf(operation.responses[403]).includes('verification_needed'))
    return name === 'completePayment' ? [{}, { device: [] }] : [{ device: [] }];
  return betterForDevice.has(name) ? [{}, { device: [] }] : [];
}

/** `Set-Cookie` of the answers that carry it. */
export function headersOf(name: ServedName, status: number): { readonly headers?: object } {
  const given = cookieGivers[name];
  if (given?.status !== status) return {};
  const example = servedPaths[name].path.startsWith('/api/staff/')
    ? '__Host-latchkey-desk=m2b5r1c9wq3X0mJ6mV0Kx8.…; Path=/; Max-Age=2592000; HttpOnly; SameSite=Strict; Secure'
    : '__Host-latchkey_device=q3X0mJ6mV0Kx8m2b5r1c9w; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure';
  return { headers: { 'Set-Cookie': { description: given.what, schema: { type: 'string' }, example } } };
}

/** The codes of a refusal, or of the several that one status has. */
export function codesOf(refusal: z.ZodType | undefined): string[] {
  if (refusal === undefined) return [];
  const found: string[] = [];
  const look = (schema: unknown): void => {
    if (typeof schema !== 'object' || schema === null) return;
    const { properties, anyOf, oneOf } = schema as Readonly<Record<string, unknown>>;
    const code = (properties as { code?: { enum?: string[]; const?: string } } | undefined)?.code;
    found.push(...(code?.enum ?? (code?.const === undefined ? [] : [code.const])));
    for (const one of [anyOf, oneOf].flat()) look(one);
  };
  look(z.toJSONSchema(refusal, { io: 'output', unrepresentable: 'any' }));
  return found;
}
