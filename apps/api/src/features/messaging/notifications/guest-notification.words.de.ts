import type { GuestNotification } from '../../outbox/outbox.ts';
import type { NotificationText } from './notification-text.types.ts';

export const germanNotifications: Record<GuestNotification, NotificationText> = {
  requested: [
    '{hotel} hat Ihre Anfrage {reference} erhalten',
    'Sie erhalten bis {until} eine Antwort. Wenn nicht, sind die Zimmer nicht mehr für Sie reserviert, und es kostet Sie nichts. {allBack}',
  ],
  payment_wanted: [
    '{hotel} hat Platz für Sie: bitte bezahlen Sie {reference}',
    'Ihre Zimmer sind bis {until} reserviert. Bezahlen Sie bis dahin, dann gehören sie Ihnen.',
  ],
  price_revised: [
    '{hotel} nennt für {reference} einen neuen Preis: {price}',
    'Sie können ihn bis {until} annehmen oder ablehnen. Lehnen Sie ab, erhalten Sie Bezahltes innerhalb von 3–5 Bankarbeitstagen zurück. {accepting}',
  ],
  rejected: ['{hotel} kann Ihre Buchung {reference} nicht annehmen', 'Es tut uns leid. {refund}'],
  cancelled: ['Ihre Buchung {reference} bei {hotel} ist storniert', '{refund}'],
  no_show: [
    '{hotel} hat vermerkt, dass Sie nicht angereist sind ({reference})',
    'Ist das ein Irrtum, rufen Sie bitte im Hotel an. {refund}',
  ],
  modified: ['Ihre Buchung {reference} bei {hotel} ist geändert', 'Ihr neuer Voucher kommt per E-Mail.'],
  request_accepted: ['{hotel} sagt ja ({reference})', 'Ihr Wunsch zum Aufenthalt ist angenommen. {answer}'],
  request_declined: [
    '{hotel} hat auf Ihren Wunsch geantwortet ({reference})',
    'Es tut uns leid, diesmal ist es nicht möglich. {answer}',
  ],
  request_expired: [
    'Ihre Anfrage {reference} bei {hotel} ist abgelaufen',
    'Es kam nicht rechtzeitig eine Antwort; die Zimmer sind nicht mehr für Sie reserviert. {refund}',
  ],
  payment_returned: [
    'Wir senden Ihre Zahlung für {reference} bei {hotel} zurück',
    'Sie war mehr, als die Buchung brauchte, oder kam zu spät für die Zimmer. {refund}',
  ],
  change_waiting: [
    'Ihre Änderung von {reference} bei {hotel} wartet auf die Zahlung',
    'Bitte bezahlen Sie bis {until}. Bis dahin, und wenn Sie nicht bezahlen, bleibt Ihr Aufenthalt, wie er war.',
  ],
  refund_processed: [
    'Wir haben {amount} für {reference} bei {hotel} erstattet',
    'Bis der Betrag auf Ihrem Konto erscheint, kann Ihre Bank einige Tage brauchen.',
  ],
  refund_failed: [
    'Ihre Erstattung für {reference} bei {hotel} verzögert sich',
    'Der Zahlungsdienst konnte sie noch nicht ausführen. Wir versuchen es erneut, Sie brauchen nichts zu tun. Es geht um {amount}.',
  ],
  refund_waits: [
    'Ihre Erstattung für {reference} bei {hotel} wartet',
    'Die Zahlung wird bei Ihrer Bank angefochten; bevor die Bank entschieden hat, kann nichts erstattet werden. Entscheidet sie für das Hotel, erhalten Sie {amount} dann zurück; entscheidet sie für Sie, zahlt die Bank selbst zurück.',
  ],
  refund_given_up: [
    'Ihre Erstattung für {reference} bei {hotel} war nicht möglich',
    'Der Zahlungsdienst führt sie nicht aus, und auf diesem Weg können wir sie nicht mehr senden. Das Hotel schuldet sie Ihnen und weiß Bescheid; bitte vereinbaren Sie mit ihm, wie sie Sie erreicht. {amountDue}',
  ],
  given_back: [
    '{hotel} hat Ihnen {amount} zurückgegeben ({reference})',
    'Das Hotel hat das beim Zahlungsdienst veranlasst. Sonst hat sich an Ihrer Buchung dadurch nichts geändert. Bis der Betrag auf Ihrem Konto steht, kann es einige Tage dauern.',
  ],
  returned_by_bank: [
    'Ihre Bank hat Ihnen {amount} für {reference} bei {hotel} zurückgegeben',
    'Die Zahlung war angefochten, und es wurde für Sie entschieden. Der Betrag gilt nicht mehr als bezahlt und wird kein zweites Mal erstattet.',
  ],
  payment_received: ['{hotel} hat Ihre Zahlung von {amount} ({reference})', 'Vielen Dank. {due}'],
  payment_ran_out: [
    'Ihre Buchung {reference} bei {hotel} wurde nicht rechtzeitig bezahlt',
    'Das Hotel hatte sie angenommen, die Zahlungsfrist ist vorbei: Die Zimmer sind nicht mehr für Sie reserviert. {refund}',
  ],
  change_lapsed: [
    'Ihre Änderung von {reference} bei {hotel} ist abgelaufen',
    'Sie wurde nicht rechtzeitig bezahlt. Ihr Aufenthalt bleibt, wie er war.',
  ],
  no_show_undone: [
    'Ihre Buchung {reference} bei {hotel} gilt wieder',
    'Das Hotel hat zurückgenommen, dass Sie nicht angereist sind. Ihr Voucher kommt noch einmal per E-Mail.',
  ],
  modified_by_property: [
    '{hotel} hat Ihre Buchung {reference} geändert',
    'Ihr neuer Voucher kommt per E-Mail. War das nicht mit Ihnen vereinbart, rufen Sie bitte im Hotel an.',
  ],
  refunded_by_property: ['{hotel} gibt Ihnen {amount} zurück ({reference})', '{refund}'],
  option_held: [
    '{hotel} hält Ihre Zimmer bis {until} frei ({reference})',
    'Bestätigen Sie auf der Seite Ihrer Buchung mit einem Code, den wir Ihnen dort senden, oder sagen Sie dem Hotel Bescheid. Ohne Ihre Zusage bis dahin werden die Zimmer wieder frei, und es wird nichts berechnet.',
  ],
  option_lapsed: [
    '{hotel} hält Ihre Zimmer nicht länger frei ({reference})',
    'Die Zeit, für die sie freigehalten wurden, ist vorbei, und es wird nichts berechnet. Sie können gern neu buchen.',
  ],
  payment_waits: [
    'Ihr Aufenthalt bei {hotel} wartet auf die Zahlung ({reference})',
    'Ihre Zimmer sind bis {until} für Sie reserviert. Bezahlen Sie bis dahin, dann gehören sie Ihnen; sonst halten wir sie nicht länger, und es wird nichts abgebucht.',
  ],
  request_payment_waits: [
    'Ihre Anfrage bei {hotel} wartet auf die Zahlung ({reference})',
    'Ihre Zimmer sind bis {until} für Sie reserviert. Bezahlen Sie bis dahin, dann erhält das Hotel Ihre Anfrage; sagt es nicht zu, bekommen Sie alles zurück. Ohne Zahlung halten wir die Zimmer nicht länger, und es wird nichts abgebucht.',
  ],
  payment_link: [
    '{hotel} sendet Ihnen einen Link, um {amount} zu zahlen ({reference})',
    'Die Seite zeigt, was noch offen ist; dort zahlen Sie. War das nicht mit Ihnen abgesprochen, rufen Sie bitte das Hotel an.',
  ],
  card_wanted: [
    '{hotel} hat Platz für Sie: bitte hinterlegen Sie eine Karte für {reference}',
    'Ihre Zimmer sind bis {until} reserviert. Hinterlegen Sie bis dahin eine Karte als Garantie, und sie gehören Ihnen; jetzt wird nichts abgebucht.',
  ],
  card_waits: [
    'Ihr Aufenthalt im {hotel} wartet auf eine Karte ({reference})',
    'Ihre Zimmer sind bis {until} reserviert. Hinterlegen Sie bis dahin eine Karte als Garantie, und sie gehören Ihnen; jetzt wird nichts abgebucht. Andernfalls werden die Zimmer nicht länger gehalten.',
  ],
  penalty_due: [
    '{hotel} bittet Sie um {amount} ({reference})',
    'Es ist die Gebühr für einen Aufenthalt, der nicht stattfand, wie bei der Buchung gesagt. Von der hinterlegten Karte konnte sie nicht abgebucht werden, und es wird nicht noch einmal versucht: Bitte bezahlen Sie sie auf der Seite Ihrer Buchung. Ist das ein Irrtum, rufen Sie bitte das Hotel an.',
  ],
  penalty_paid: [
    '{hotel} hat die Gebühr von {amount} erhalten ({reference})',
    'Es ist die Gebühr für einen Aufenthalt, der nicht stattfand, wie bei der Buchung gesagt. Mehr ist nicht offen.',
  ],
  shares_missing: [
    'Für Ihren Aufenthalt bei {hotel} sind noch {amount} offen ({reference})',
    'Die Frist der Anteile, die Sie verschickt haben, ist vorbei, und nicht alle haben bezahlt. Wie beim Aufteilen gesagt, bitten wir Sie um das, was fehlt: Sie können es hier bezahlen, neu aufteilen oder im Hotel bezahlen. Ihre Buchung bleibt bestehen.',
  ],
  rest_due: [
    'Für Ihren Aufenthalt bei {hotel} sind jetzt {amount} fällig ({reference})',
    'Es ist der Rest nach Ihrer Anzahlung, wie bei der Buchung gesagt. Bitte zahlen Sie ihn auf der Seite, die sich mit dem Knopf öffnet. {ifUnpaid}',
  ],
  deposit_refused: [
    '{hotel}: Ihre Bank hat die Kaution von {amount} nicht reserviert ({reference})',
    'Das Hotel verlangt eine Kaution, wie bei der Buchung gesagt. Auf der hinterlegten Karte konnte sie nicht reserviert werden, und es wird nicht noch einmal versucht: Das Hotel fragt Sie bei der Ankunft danach. Es wurde nichts abgebucht, und Ihre Buchung bleibt bestehen.',
  ],
  deposit_captured: [
    '{hotel} hat {amount} Ihrer Kaution einbehalten ({reference})',
    'Dieser Betrag wurde von der Karte abgebucht, auf der die Kaution reserviert war; der Rest ist wieder frei. Ist das ein Irrtum, rufen Sie bitte das Hotel an.',
  ],
  deposit_given_back: [
    '{hotel} hat {amount} Ihrer Kaution zurückgegeben ({reference})',
    'Dieser Betrag geht auf die Karte zurück, von der er abgebucht wurde. Ihre Bank zeigt ihn in wenigen Tagen an.',
  ],
  price_refused: [
    'Sie haben den neuen Preis von {reference} bei {hotel} abgelehnt',
    'Ihre Anfrage ist beendet, die Zimmer sind nicht mehr für Sie reserviert. {refund}',
  ],
};
