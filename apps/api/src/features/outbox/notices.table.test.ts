import { describe, expect, it } from 'vitest';
import { guestNotifications } from './guest-notifications.ts';
import { noticesOf } from './notices.table.ts';
import { propertyNotifications } from './property-notifications.ts';

describe('who is told of what', () => {
  const rows = Object.entries(noticesOf);
  const onlyByProperty = rows.filter(([, { by }]) => by.every((actor) => actor === 'property')).map(([type]) => type);

  it('every notice to a guest has an event that causes it', () => {
    const caused = new Set<string>(
      rows.flatMap(([, { guest, guestBy = {} }]) => [guest, ...Object.values(guestBy)].flat()),
    );
    expect(guestNotifications.filter((notice) => !caused.has(notice))).toEqual([]);
  });

  it('every event that a property is to know of has a mail to it, unless it caused it', () => {
    const own = new Set<string>(onlyByProperty);
    const told = rows.filter(([type, { property }]) => property && !own.has(type)).map(([type]) => type);
    const mails = propertyNotifications.filter((type) => type !== 'request_waits' && type !== 'request_ends');
    expect(told.toSorted()).toEqual([...mails].toSorted());
  });

  it('says why wherever nobody, or only one of the two, is told', () => {
    expect(
      rows
        .filter(([, { guest, property, why }]) => why === undefined && (guest.length === 0 || !property))
        .map(([type]) => type),
    ).toEqual([]);
  });
});
