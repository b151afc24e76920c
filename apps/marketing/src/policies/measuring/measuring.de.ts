import type { MeasuringWords } from './measuring-clause.ts';

export const measuringWords: MeasuringWords = {
  cookies: {
    lead: 'Nichts davon folgt Ihnen auf andere Websites. Es ist für das nötig, was Sie von der Website wollen, oder endet mit Ihrem Besuch; deshalb gibt es kein Cookie-Banner.',
    leadMeasured:
      'Nichts von uns folgt Ihnen auf andere Websites. Was nicht für das nötig ist, was Sie von der Website wollen, wird nur so gesetzt, wie es unten unter „Messung und Widerspruch“ steht.',
    source:
      'Ein Cookie, bis Sie den Browser schließen: welcher Link Sie hierher geführt hat, falls der Link das selbst sagt. Es wird mit Ihrer Buchung gespeichert, damit das Hotel weiß, welcher Link zu ihr geführt hat. Browser mit Do Not Track oder Global Privacy Control erhalten es nicht.',
    choice: (cookieDays) => `Ein Cookie: ob Sie die Messung erlauben, für ${cookieDays} Tage.`,
    number: (cookieDays) =>
      `Ein Cookie und Einträge im lokalen Speicher, im Sitzungsspeicher und in IndexedDB: eine Zufallszahl, an der die Messung diesen Browser erkennt, für ${cookieDays} Tage, und was noch zu senden ist.`,
    counted: (cookieDays) =>
      `Ein Cookie: welche Buchungen dieses Browsers gezählt wurden, als Zahlen, die zu keiner zurückführen, für ${cookieDays} Tage.`,
  },
  what: 'Diese Website misst, wie sie genutzt wird: welche Seiten geöffnet und wie weit sie gelesen werden, welchen Links gefolgt wird, wie schnell Seiten laden und ob sie versagen, und dass gebucht wurde. Buchungsnummern, Namen, E-Mail-Adressen, Telefon- und Kartennummern werden entfernt, bevor etwas weitergegeben wird; Ihre IP-Adresse wird nicht mitgegeben.',
  needed: 'Gemessen wird erst, wenn Sie ja sagen, und Sie können jederzeit nein sagen.',
  notNeeded: 'Gemessen wird, bis Sie hier nein sagen.',
  never: 'Bei Browsern mit Do Not Track oder Global Privacy Control wird nie etwas gemessen.',
  analytics: 'Erhält diese Messungen über diese Website: Ihr Browser spricht nicht mit dem Dienst.',
  recording:
    'Erhält außerdem, nur wenn Sie ja gesagt haben, eine Aufzeichnung davon, wie sich die Seiten bewegt haben; jeder Text und jedes Feld ist darin geschwärzt.',
  pixel:
    'Erfährt durch ein eigenes Skript, dass Sie das Hotel angesehen haben, aber nie auf Seiten einer Zahlung oder Buchung. Dass gebucht wurde, erfährt der Dienst von dieser Website.',
  tags: 'Dessen Skripte erhalten dieselben Messungen, aber nie auf Seiten einer Zahlung oder Buchung.',
  choices: { denied: 'Nein, nicht messen', allowed: 'Ja, Sie dürfen messen' },
  chosen: {
    denied: 'Sie haben nein gesagt: Dieser Browser wird nicht gemessen.',
    allowed: 'Sie haben ja gesagt: Dieser Browser wird gemessen.',
    noneNeeded: 'Sie haben noch nicht gewählt: Dieser Browser wird nicht gemessen.',
    noneNotNeeded: 'Sie haben noch nicht gewählt: Dieser Browser wird gemessen.',
  },
};
