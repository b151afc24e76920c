const names: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The texts of elements by their name, whatever their prefix. */
export const textsIn = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<(?:[\\w-]+:)?${name}(?:\\s[^>]*)?>([\\s\\S]*?)</(?:[\\w-]+:)?${name}>`, 'g'))].map(
    ([, text = '']) => text.replace(/&(amp|lt|gt|quot|apos);/g, (_, sign: string) => names[sign] ?? ''),
  );

export const textIn = (xml: string, name: string): string => textsIn(xml, name)[0] ?? '';

/** A reply of SOAP 1.1. */
export const soap = (body: string): string =>
  `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>${body}</soap:Body></soap:Envelope>`;
