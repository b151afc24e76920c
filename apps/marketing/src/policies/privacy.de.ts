import { paymentCompany } from './payment-company.ts';
import { measuringWords } from './measuring/measuring.de.ts';
import { measuringClause, measuringCookies } from './measuring/measuring-clause.ts';
import type { PolicyWords } from './policy.types.ts';

// Model text: a lawyer reads it before a hotel's guests rely on it (`legal.readByLawyerOn` of the hotel's files).
export const words: PolicyWords = {
  title: 'Datenschutzerklärung',
  lead: ({ hotel, provider }) =>
    hotel === null
      ? `Was ${provider} von den Nutzern seiner Websites speichert, wozu, wie lange und wer es noch erhält.`
      : `Was bei einer Buchung bei ${hotel.name} von Ihnen gespeichert wird, wozu, wie lange und wer es noch erhält.`,
  clauses: (facts) => {
    const { hotel, provider, quoteDays, codeHours, requestKeyDays, unconfirmedDays, cookieDays } = facts;
    const { trialDays, releaseMinutes } = facts;
    return [
      {
        id: 'who',
        title: 'Wer verantwortlich ist',
        text:
          hotel === null
            ? [
                `${provider} betreibt Buchungswebsites im Auftrag von Hotels. Für eine Buchung ist das Hotel verantwortlich; seine eigene Datenschutzerklärung ist auf jeder seiner Seiten verlinkt. Diese Seite handelt von den Websites selbst.`,
              ]
            : [
                `${hotel.name} ist für Ihre Buchung und Ihre Daten verantwortlich. ${provider} betreibt diese Website und das Buchungssystem im Auftrag und nach Weisung des Hotels.`,
              ],
        ...(hotel === null
          ? {}
          : {
              rows: [
                { name: 'Hotel', text: `${hotel.name}, ${hotel.address}` },
                { name: 'E-Mail', text: hotel.email },
                { name: 'Telefon', text: hotel.phone },
              ],
            }),
      },
      {
        id: 'kept',
        title: 'Was gespeichert wird',
        text: ['Nur was Sie eingeben und was daraus folgt:'],
        rows: [
          {
            name: 'Eine Buchung',
            text: 'Ihr Name, Ihre Telefonnummer, Ihre E-Mail-Adresse und, wenn Sie es angeben, Ihr Alter; die Namen der Mitreisenden; Daten, Zimmer, Gäste, Extras, Wünsche und Ankunftszeit; Firma und Steuernummer für eine Rechnung, wenn Sie sie angeben; Ihre Sprache; was wann gebucht, geändert, bezahlt und erstattet wurde.',
          },
          {
            name: 'Eine Zahlung',
            text: 'Der Betrag und die Nummern, die der Zahlungsdienst der Bestellung, der Zahlung und der Erstattung gegeben hat. Nie eine Kartennummer: Sie geben sie im Fenster des Zahlungsdienstes ein; weder das Hotel noch diese Website erhält sie.',
          },
          ...(hotel === null || hotel.gateways.includes('stripe')
            ? [
                {
                  name: 'Was eine Wallet mitteilt',
                  text: 'Wenn Sie mit Apple Pay, Google Pay oder Link buchen: Ihren Namen, Ihre E-Mail, Ihre Telefonnummer und das Land Ihrer Adresse, als hätten Sie sie eingetippt. Von Ihrer Adresse wird nichts weiter gelesen.',
                },
                {
                  name: 'Eine Karte als Garantie',
                  text: 'Wenn Sie eine Karte hinterlegen und nichts zahlen: ihre Marke und die letzten vier Ziffern sowie der Name, den der Zahlungsdienst ihr gegeben hat. Die Karte selbst verwahrt der Zahlungsdienst; er vergisst sie drei Tage nach Ihrer Abreise, sobald eine Gebühr bezahlt oder von Ihnen verlangt ist, nach einer kostenlosen Stornierung oder wenn Sie die Löschung verlangen. Wird eine Kaution darauf reserviert: der Betrag und, wenn etwas davon einbehalten wurde, wie viel und der Grund, der Ihnen genannt wurde.',
                },
              ]
            : []),
          {
            name: 'Geteilte Kosten',
            text: 'Wie jeder Anteil heißt, und der Name, die E-Mail-Adresse und die Sprache dessen, der ihn bezahlt. Sie sehen den Namen dessen, der bezahlt hat, und nie die E-Mail-Adresse; dorthin gehen der Beleg und die Nachricht von einer Erstattung. Es wird mit den Gästen der Buchung gelöscht.',
          },
          {
            name: 'Eine Frage, ein besserer Preis, eine Rückmeldung, eine Firmenanfrage',
            text: 'Was Sie in dieses Formular eingegeben haben, damit es beantwortet werden kann, und die Antwort.',
          },
          {
            name: 'Nachrichten',
            text: 'Was Sie und das Hotel einander zu Ihrer Buchung schreiben.',
          },
          {
            name: 'Eine Bewertung',
            text: 'Ihre Note, Ihre Worte und der Name, mit dem Sie unterschreiben, wenn Sie einen angeben. Sie erscheinen auf der Seite des Hotels.',
          },
          {
            name: 'Der Newsletter',
            text: 'Ihre E-Mail-Adresse, sobald Sie sie über den zugesandten Link bestätigt haben. Jeder Brief enthält einen Link zum Abbestellen.',
          },
          {
            name: 'Eine Adresse für den Bescheid über ein freies Zimmer',
            text: 'Ihre E-Mail-Adresse, die Daten und die Gäste, damit Sie einmal benachrichtigt werden können.',
          },
          {
            name: 'Ein Tagesplan',
            text: 'Die Zahl der Tage, der Anlass Ihrer Reise und Ihre E-Mail-Adresse, wenn Sie den Plan per E-Mail wünschen.',
          },
        ],
      },
      {
        id: 'why',
        title: 'Wozu',
        text: [
          'Um Ihnen das gebuchte Zimmer zu geben, Geld anzunehmen und zu erstatten und Ihnen zu Ihrem Aufenthalt zu schreiben (Ihr Vertrag). Um die gesetzlich verlangten Bücher zu führen (rechtliche Pflicht). Um die Website vor Missbrauch zu schützen (berechtigtes Interesse). Für den Newsletter: weil Sie ihn bestellt haben (Ihre Einwilligung, jederzeit widerruflich).',
          'Es werden keine Profile gebildet, und kein Computer entscheidet allein über Sie.',
        ],
      },
      {
        id: 'who-else',
        title: 'Wer es noch erhält',
        text: ['Ihre Daten werden nicht verkauft. Diese erhalten, was sie für ihren Teil brauchen:'],
        rows: [
          ...(hotel === null
            ? []
            : [{ name: 'Hotel und Betreiber', text: `${hotel.name} und, in dessen Auftrag, ${provider}.` }]),
          {
            name: 'Der Zahlungsdienst',
            text: `${paymentCompany(hotel?.gateways, 'Der Zahlungsdienst des Hotels', 'oder')} erhält Ihren Namen, Ihre E-Mail-Adresse und Telefonnummer, damit Sie sie nicht noch einmal eingeben müssen, und den Betrag. Sein Skript wird erst geladen, wenn Sie zur Zahlung gehen. In seinem Fenster gilt seine eigene Datenschutzerklärung.`,
          },
          { name: 'Versender von E-Mail und SMS', text: 'Die Nachricht und die Adresse oder Nummer, an die sie geht.' },
          {
            name: 'Ein Sprachmodell für Tagespläne',
            text: 'Wo eines verwendet wird, formuliert es den Plan um. Es erhält Orte und Zeiten und nichts über Sie.',
          },
          {
            name: 'Ein Kartenserver',
            text: 'Wo eine Seite einen Stadtplan zeigt, lädt Ihr Browser die Bilder vom Server der Karte, der Ihre IP-Adresse sieht.',
          },
        ],
      },
      {
        id: 'cookies',
        title: 'Cookies und was Ihr Browser speichert',
        text: [facts.measuring ? measuringWords.cookies.leadMeasured : measuringWords.cookies.lead],
        rows: [
          {
            name: 'latchkey-language',
            text: `Ein Cookie und ein Eintrag im lokalen Speicher: die gewählte Sprache. Das Cookie hält ${cookieDays} Tage.`,
          },
          {
            name: 'latchkey_device (über HTTPS: __Host-latchkey_device)',
            text: `Ein Cookie, das gesetzt wird, wenn Sie buchen, einen Code eingeben, einen Link aus einer unserer E-Mails öffnen oder ohne Skripte ein Formular senden, das korrigiert werden muss: ein zufälliges Zeichen, an dem Ihre Buchung dieses Gerät erkennt, für ${cookieDays} Tage. Skripte können es nicht lesen. Auf der Seite Ihrer Buchung lässt es sich von einem gemeinsam genutzten Gerät entfernen.`,
          },
          {
            name: 'latchkey_cookies',
            text: `Ein Cookie, das gesetzt wird, wenn Sie sich einen Code senden lassen, für 15 Minuten: Es sagt nur, dass Ihr Browser Cookies behält, damit kein Code umsonst verbraucht wird.`,
          },
          {
            name: 'latchkey-pin',
            text: `Ein Cookie ab der Kasse, für ${releaseMinutes} Minuten: mit welcher Version dieser Website Ihre Buchung begann, damit sie mit derselben endet.`,
          },
          {
            name: 'latchkey-bucket',
            text: `Ein Cookie, das nur gesetzt wird, während eine neue Version dieser Website erprobt wird: eine Zahl von 0 bis 9999, die bestimmt, ob Sie sie sehen, für ${trialDays} Tage. Viele Menschen haben dieselbe Zahl.`,
          },
          {
            name: 'latchkey-experiment',
            text: `Ein Cookie, das nur gesetzt wird, während zwei Fassungen einer Seite verglichen werden, und nur bei Gästen, die das Messen nicht abgelehnt haben: welche der beiden Sie sehen, damit es bis zu Ihrer Buchung dieselbe bleibt, und dass Sie gezählt wurden, für ${trialDays} Tage. Es ändert keinen Preis und sagt nichts darüber, wer Sie sind.`,
          },
          {
            name: 'bookingObj, bookingId',
            text: 'Sitzungsspeicher: welche Buchung Sie in diesem Tab gerade machen. Keine persönlichen Daten; mit dem Tab verschwunden.',
          },
          {
            name: 'latchkey-domain',
            text: 'Lokaler Speicher: ob Sie auf der Domain eines Hotels, der Buchungsplattform oder des Anbieters sind.',
          },
          {
            name: 'latchkey-crash-reload',
            text: 'Lokaler Speicher: wann sich eine Seite nach einem Fehler zuletzt selbst neu geladen hat.',
          },
          {
            name: 'planner …',
            text: 'Cache-Speicher, sobald Sie den Tagesplaner öffnen: die letzten vier Pläne mit ihren Dateien, damit Sie sie ohne Netz lesen können. Wenn Sie die Daten dieser Website im Browser löschen, sind sie weg.',
          },
          ...measuringCookies(measuringWords, facts),
        ],
      },
      {
        id: 'analytics',
        title: 'Messung und Widerspruch',
        ...measuringClause(measuringWords, facts, {
          none: 'Diese Website enthält keine Messung, keine Werbepixel und keine Aufzeichnung von Besuchen; es gibt also nichts, dem zu widersprechen wäre. Sollte sich das ändern, steht es zuerst hier, zusammen mit einem Widerspruch, und bei Browsern mit Do Not Track oder Global Privacy Control wird nichts gemessen.',
          server:
            'Der Server schreibt zu jeder Antwort eine Zeile: ihre Art, ihr Ergebnis und ihre Dauer, ohne Ihre Adresse und ohne die Adresse der Seite. Gegen Fluten von Anfragen werden Aufrufe je IP-Adresse gezählt, höchstens einige Minuten lang. Damit niemand anderen die Zimmer wegnimmt oder Fremde anschreiben lässt, werden auch unbezahlte Buchungen und Nachrichten gezählt, nach Hashwerten von IP-Adresse, Gerät, Telefonnummer und E-Mail-Adresse: höchstens anderthalb Tage lang, oder bis ein unbezahlter Aufenthalt vorbei ist.',
        }),
      },
      {
        id: 'how-long',
        title: 'Wie lange',
        text: [],
        rows: [
          {
            name: 'Buchungen',
            text: 'Bis Sie die Löschung verlangen, und mit ihnen, was Sie und das Hotel einander geschrieben haben. Beträge, Daten und Zimmer bleiben dann ohne Ihren Namen, solange das Steuerrecht die Bücher verlangt.',
          },
          { name: 'Preise, die Sie abgefragt, aber nicht gebucht haben', text: `${quoteDays} Tage.` },
          { name: 'Codes und Links in E-Mails', text: `${codeHours} Stunden nach ihrem Ablauf.` },
          { name: 'Schlüssel, die eine doppelte Buchung verhindern', text: `${requestKeyDays} Tage.` },
          { name: 'Eine nicht bestätigte Newsletter-Adresse', text: `${unconfirmedDays} Tage.` },
          {
            name: 'Eine Adresse für den Bescheid über ein freies Zimmer',
            text: `Bis die E-Mail gesendet ist, die Nächte vorbei sind oder Sie über den Link in der E-Mail nein sagen; nicht bestätigt ${unconfirmedDays} Tage.`,
          },
          {
            name: 'Fragen, bessere Preise, Rückmeldungen, Firmenanfragen, der Newsletter',
            text: 'Bis Sie die Löschung verlangen; der Newsletter, bis Sie ihn über den Link in einem der Briefe abbestellen.',
          },
        ],
      },
      {
        id: 'rights',
        title: 'Ihre Rechte',
        text: [
          hotel === null
            ? 'Sie können eine Kopie des Gespeicherten erhalten, es berichtigen, einschränken oder löschen lassen und seiner Verwendung widersprechen. Für eine Buchung schreiben Sie dem Hotel, für alles andere antworten Sie auf eine unserer E-Mails.'
            : `Sie können eine Kopie des Gespeicherten erhalten, es berichtigen, einschränken oder löschen lassen und seiner Verwendung widersprechen: Schreiben Sie an ${hotel.email}. Die Kopie ist eine maschinenlesbare Datei. Solange ein Aufenthalt bevorsteht, kann seine Buchung nicht gelöscht werden; stornieren Sie sie vorher oder warten Sie, bis er vorbei ist.`,
          'Damit niemand sonst Ihre Daten erhält, senden wir zuvor einen Code an die Nummer oder E-Mail-Adresse der Buchung. Sie können sich auch bei der Datenschutzbehörde Ihres Wohnorts beschweren.',
        ],
      },
      {
        id: 'safe',
        title: 'Wie es geschützt wird',
        text: [
          'Alles wird verschlüsselt übertragen. Namen, Nummern und Beträge einer Buchung zeigt nur das Gerät, auf dem sie entstand, oder eines, auf dem ein Ihnen zugesandter Code eingegeben wurde. Seiten, auf denen Sie zahlen, laden nichts von anderen als dem Zahlungsdienst.',
        ],
      },
    ];
  },
  ownClauses: 'Vom Hotel selbst',
  imprint: 'Impressum',
};
