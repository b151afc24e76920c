import { taxesSentence } from '@latchkey/format/terms-sentences';
import type { PolicyWords } from './policy.types.ts';

// Model text: a lawyer reads it before a hotel's guests rely on it (`legal.readByLawyerOn` of the hotel's files).
export const words: PolicyWords = {
  title: 'Allgemeine Geschäftsbedingungen',
  lead: ({ hotel, provider }) =>
    hotel === null
      ? `Was bei der Nutzung der Websites von ${provider} gilt. Für einen Aufenthalt gelten daneben die Bedingungen des Hotels.`
      : `Was zwischen Ihnen und ${hotel.name} gilt, wenn Sie auf dieser Website einen Aufenthalt buchen.`,
  clauses: ({ hotel, provider, charge, refundDays, rejectedDays }) => [
    {
      id: 'parties',
      title: 'Bei wem Sie buchen',
      text: [
        `Sie buchen bei ${hotel?.name ?? 'dem Hotel'}, und das Hotel steht für den Aufenthalt ein. ${provider} betreibt diese Website im Auftrag der Unterkunft und ist nicht Partei Ihrer Buchung.`,
        `Angaben zur Unterkunft dienen nur der Information. ${provider} übernimmt für sie keine Haftung. Bei Streit über einen Aufenthalt wenden Sie sich bitte direkt an die Unterkunft.`,
      ],
    },
    {
      id: 'price',
      title: 'Der Preis',
      text: [
        'Der Gesamtpreis vor der Buchung enthält alle Steuern und alle Pflichtgebühren; später kommt nichts hinzu. Er gilt bis zu der bei der Buchung genannten Uhrzeit. Läuft er ab oder wurde ein Preis falsch angezeigt, sehen Sie den alten und den neuen und entscheiden neu; nie wird mehr abgebucht als vereinbart.',
        'Je Buchung gilt ein Aktionscode. Er senkt den Preis und wird nicht ausgezahlt.',
      ],
    },
    {
      id: 'booking',
      title: 'Wann gebucht ist',
      text: [
        hotel?.confirmsByHand === true
          ? `Ihre Buchung ist zunächst eine Anfrage. Das Hotel bestätigt sie, lehnt sie ab oder bietet einen geänderten Preis an, den Sie annehmen oder ablehnen. ${hotel.paysWithRequest ? 'Was online fällig ist, wird mit der Anfrage bezahlt; bestätigt das Hotel sie nicht oder lehnen Sie einen geänderten Preis ab, kommt alles zurück.' : 'Vor der Antwort des Hotels wird nichts abgebucht.'}`
          : 'Ein Aufenthalt, der im Hotel bezahlt wird, ist gebucht, sobald die Bestätigung erscheint. Ein online bezahlter wird für die genannte Zeit freigehalten und ist gebucht, sobald die Zahlung eingegangen ist.',
        'Wer bucht, ist volljährig (ab 18 Jahren). Die Namen sind die des Lichtbildausweises, der beim Check-in gezeigt wird. Der Voucher kommt per E-Mail und SMS.',
      ],
    },
    {
      id: 'payment',
      title: 'Bezahlen',
      text: [
        [
          hotel === null || hotel.takesOnline
            ? 'Online wird ganz oder als Anzahlung im Fenster eines Zahlungsdienstes bezahlt.'
            : '',
          hotel === null || hotel.takesAtProperty ? 'Wo ein Tarif es zulässt, zahlen Sie stattdessen im Hotel.' : '',
          'Der Rest nach einer Anzahlung wird im Hotel oder vorher online bezahlt.',
        ]
          .filter((sentence) => sentence !== '')
          .join(' '),
        'Ratenzahlung (jetzt kaufen, später zahlen) ist ein Vertrag zwischen Ihnen und einem Kreditgeber des Zahlungsdienstes; das Hotel wird sofort bezahlt. Geld, das eintrifft, wenn kein Zimmer mehr frei ist, kommt von selbst vollständig zurück.',
      ],
    },
    {
      id: 'cancelling',
      title: 'Stornieren',
      text: [
        'Sie können bis zur Check-in-Zeit in der Ortszeit der Unterkunft stornieren. Was es kostet, richtet sich nach Ihrem Tarif und steht mit Frist und Betrag vor der Buchung und noch einmal vor der Stornierung da.',
        `Eine Stornierung am Anreisetag und eine Nichtanreise kosten eine Gebühr: den ganzen Preis, wenn die Unterkunft nicht weniger verlangt. ${taxesSentence('de')}`,
      ],
      ...(hotel === null ? {} : { rows: hotel.plans }),
    },
    {
      id: 'refunds',
      title: 'Erstattungen',
      text: [
        `Sie erhalten das Gezahlte abzüglich der Stornogebühr zurück. Von der Erstattung einer Onlinezahlung wird ein Bearbeitungsentgelt von ${charge} abgezogen. Sie kommt auf dem Weg, auf dem Sie gezahlt haben, und dauert ${refundDays} Bankarbeitstage.`,
        `Lehnen Sie einen geänderten Preis ab, kommt alles Gezahlte ohne Abzug binnen ${rejectedDays} Bankarbeitstagen zurück.`,
        'Legt das Hotel den Erstattungsbetrag selbst fest und haben Sie weniger als diesen Betrag bezahlt, wird nichts erstattet.',
      ],
    },
    {
      id: 'changing',
      title: 'Eine Buchung ändern',
      text: [
        'Daten, Zimmer und Gäste lassen sich ändern, solange Zimmer frei sind und der Check-in bevorsteht. Ist der neue Aufenthalt teurer, zahlen Sie den Unterschied. Ist er günstiger, wird der Unterschied nach den Stornobedingungen erstattet. Eine Änderung macht das Stornieren nie billiger, als es vorher war.',
      ],
    },
    {
      id: 'at-the-hotel',
      title: 'Im Hotel',
      text: [
        'Es gilt die Hausordnung: Check-in und Check-out, Lichtbildausweis, Kinder, Tiere, Rauchen, Ruhezeiten. Sie steht auf der Seite des Hotels und in Ihrer Bestätigung. Wünsche werden weitergegeben, aber nicht zugesagt.',
      ],
    },
    {
      id: 'law',
      title: 'Haftung und Recht',
      text: [
        'Rechte, die das Recht Ihres Landes Verbrauchern gibt, und die Haftung für Vorsatz, grobe Fahrlässigkeit und Schäden an Leben und Gesundheit bleiben unberührt. Daneben gilt das Recht des Landes, in dem die Unterkunft steht.',
        'Für Buchungen mit festen Daten gibt es in den meisten Ländern kein gesetzliches Widerrufsrecht; stattdessen gelten die Stornobedingungen Ihres Tarifs.',
      ],
    },
  ],
  ownClauses: 'Vom Hotel selbst',
  imprint: 'Impressum',
};
