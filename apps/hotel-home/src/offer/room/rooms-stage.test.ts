import type { ChosenStay, StayOffer } from '@latchkey/stay/use-stay';
import { expect, test } from 'vitest';
import { roomsStage } from './rooms-stage.ts';

const nothing = { basket: { kind: 'empty' }, bill: null } as unknown as ChosenStay;
const chosen = { basket: { kind: 'ready' }, bill: { total: 18_480 } } as unknown as ChosenStay;
const least = { room: { id: 'teak-king' } } as unknown as StayOffer;

test.each([
  ['one press leads on', nothing, least, { 'data-nav-stage': 'room-selection' }],
  ['no one press does', nothing, null, {}],
  ['the total is there', chosen, null, { 'data-nav-stage': 'room-selection', 'data-nav-stage-final': 'true' }],
])('a page of rooms where %s is tagged as just that', (_, stay, offer, tags) =>
  expect(roomsStage(stay, offer)).toEqual(tags),
);
