import { staffRoles } from '@latchkey/booking-core/staff';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { notFound, refusal } from '../schemas/problem.ts';
import { emailAddress, hotelId, isoMoment, locale, personName } from '../schemas/scalars.ts';

export const staffRole = z.enum(staffRoles);
/** 128 random bits; nothing is opened by it. */
export const personId = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** How close together a person wants the lines of the desk: a finger finds `calm` ones, a screen of `tight` ones holds more. */
const density = z.enum(['calm', 'tight']);

const staffHotel = z.object({ hotelId: z.int(), name: z.string(), city: z.string(), role: staffRole });

/** Who is signed in at the desk, and where that person works. */
export const staffSession = z.object({
  person: z.object({ personId, name: z.string(), mail: z.string(), language: locale, density }),
  hotels: z.array(staffHotel),
  /** Hotels that invite the person, who belongs to none of them before accepting; absent: none does. */
  invitations: z.array(staffHotel).optional(),
  /** Whether the person runs this installation; absent: not. */
  isOperator: z.boolean().optional(),
  /** When the person last proved who it is: by a link, a code or a passkey. */
  provedAt: isoMoment,
});

/** A code that lets a person in who has lost everything else: told once, when it is made. */
const recoveryCode = z.string().optional();
/** The answer to signing in. */
export const signedIn = staffSession.extend({ recoveryCode });
export const notSignedIn = refusal('not_signed_in');

/** A device on which somebody is signed in. */
const openSession = z.object({
  sessionId: personId,
  /** Browser and system, as the browser said. */
  device: z.string(),
  createdAt: isoMoment,
  /** To a minute. */
  lastUsedAt: isoMoment,
  isThisOne: z.boolean(),
});
const openSessions = z.object({ sessions: z.array(openSession) });

const ofHotel = z.object({ hotel: hotelId });
const lastOwner = refusal('last_owner');

/** Signing in at the desk. A session is a cookie of the desk's host; nothing of it is told to a script. */
export const staffOperations = {
  askForSignInLink: operation({
    summary:
      'Have a link mailed that signs this browser in: for ten minutes, once. Whether anybody works here by that address is never told',
    body: z.strictObject({ mail: emailAddress }),
    responses: { 202: z.object({}) },
  }),
  signInByLink: operation({
    summary:
      'Sign in by a link: one that was asked for in this browser, an invitation, which it accepts, or one of the operator',
    body: z.strictObject({ token: z.string().max(100) }),
    responses: { 200: signedIn, 410: refusal('link_expired') },
  }),
  useRecoveryCode: operation({
    summary: 'Sign in by the recovery code, which is used up; the answer has another',
    body: z.strictObject({ mail: emailAddress, code: z.string().max(60) }),
    responses: { 200: signedIn, 409: refusal('too_many_tries'), 422: refusal('code_wrong') },
  }),
  getStaffSession: operation({
    summary: 'Who is signed in in this browser',
    responses: { 200: staffSession, 401: notSignedIn },
  }),
  chooseDensity: operation({
    summary: 'Say how close together the lines of the desk are to be for the person, on every device',
    body: z.strictObject({ density }),
    responses: { 200: z.object({}), 401: notSignedIn },
  }),
  endStaffSession: operation({
    summary: 'Sign out in this browser',
    responses: { 200: z.object({}) },
  }),
  listStaffSessions: operation({
    summary: 'Where the person is signed in, last used first',
    responses: { 200: openSessions, 401: notSignedIn },
  }),
  endOtherSession: operation({
    summary: 'Sign out on another device',
    params: z.object({ session: z.string().max(80) }),
    responses: { 200: openSessions, 401: notSignedIn, 404: notFound },
  }),
  acceptInvitation: operation({
    summary: 'Accept to work at a hotel that has invited the person',
    params: ofHotel,
    responses: { 200: staffSession, 401: notSignedIn, 404: notFound },
  }),
  declineInvitation: operation({
    summary: 'Decline to work at a hotel that has invited the person',
    params: ofHotel,
    responses: { 200: z.object({}), 401: notSignedIn, 404: notFound, 409: lastOwner },
  }),
  leaveHotel: operation({
    summary: 'Work at a hotel no more; a hotel keeps one owner at least',
    params: ofHotel,
    responses: { 200: z.object({}), 401: notSignedIn, 404: notFound, 409: lastOwner },
  }),
};

/** A person who works at a hotel, or is invited to. */
export const teamMember = z.object({
  personId,
  name: personName,
  mail: z.string(),
  role: staffRole,
  /** `invited` until the person has accepted. */
  state: z.enum(['invited', 'active']),
  invitedAt: isoMoment,
});

/** A person whose work was changed or ended, and what that person had made and ended with it. */
export const changedMember = teamMember.extend({
  endedKeys: z.array(z.object({ keyId: z.string(), name: z.string() })).optional(),
  endedInvitations: z.array(z.object({ personId, name: z.string() })).optional(),
});
