import { keptMinutes } from '@latchkey/booking-core/privacy';
import type { Database } from '../../database/database.types.ts';

/** How long a form that led back to its page is kept, in milliseconds. */
const keptMs = keptMinutes.postedForm * 60_000;

/** A form as it was posted, and why it led back. */
export interface ReturnedForm {
  readonly hotelId: number;
  readonly formId: string;
  readonly deviceHash: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly code: string | null;
}

export async function insertPostedForm(db: Database, form: ReturnedForm, at: Date): Promise<void> {
  await db
    .insertInto('posted_form')
    .values({
      hotel_id: form.hotelId,
      form_id: form.formId,
      device_hash: form.deviceHash,
      fields: JSON.stringify(form.fields),
      code: form.code,
      at,
    })
    .execute();
}

/** The form, for the device that posted it and while it is kept. */
export async function findPostedForm(
  db: Database,
  { hotelId, formId, deviceHash }: Pick<ReturnedForm, 'hotelId' | 'formId' | 'deviceHash'>,
  now: Date,
): Promise<Pick<ReturnedForm, 'fields' | 'code'> | undefined> {
  return db
    .selectFrom('posted_form')
    .select(['fields', 'code'])
    .where('hotel_id', '=', hotelId)
    .where('form_id', '=', formId)
    .where('device_hash', '=', deviceHash)
    .where('at', '>', new Date(now.getTime() - keptMs))
    .executeTakeFirst();
}

/** Deletes the forms that are kept no longer. */
export async function forgetPostedForms(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('posted_form')
    .where('at', '<=', new Date(now.getTime() - keptMs))
    .execute();
}
