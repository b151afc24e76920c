/// <reference path="../src/ambient.d.ts" />
export { refusalCopy, type Refusal } from '../src/use-stay/refusal.copy.ts';
export type { Addon, AskedStay, HoursModel, StayDates, StayModel } from '../src/stay-model.types.ts';
export type { HourlyStayOffer, ChosenStay, StayOffer } from '../src/use-stay/stay.types.ts';
export type { HeldRooms, StayStep } from '../src/use-stay/stay-step.ts';
export { quoteOfOffer } from '../src/use-stay/quote-of-offer.ts';
export { useChosen, type Chosen } from '../src/use-stay/use-chosen.ts';
export { useStay } from '../src/use-stay/use-stay.ts';
