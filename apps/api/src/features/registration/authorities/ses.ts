import { xmlText } from '@latchkey/booking-core/text';
import { oneFileZip } from './one-file-zip.ts';
import { postSoap, textOf, wordsOf, type FileToSend, type Taken } from './soap.ts';

const ns = 'http://www.soap.servicios.hospedajes.mir.es/comunicacion';

/** Hands an `altaParteHospedaje` in to Spain's SES.Hospedajes: code 0 is taken, and the lot is the receipt. */
export async function sendToSes({ url, house, keys, content }: FileToSend): Promise<Taken> {
  const row = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`;
  const head = [
    row('codigoArrendador', house['landlord'] ?? ''),
    row('aplicacion', 'Latchkey'),
    row('tipoOperacion', 'A'),
    row('tipoComunicacion', 'PV'),
  ].join('');
  const zipped = oneFileZip('solicitud.xml', content).toString('base64');
  const answer = await postSoap(url, {
    action: '',
    headers: {
      authorization: `Basic ${Buffer.from(`${keys['user'] ?? ''}:${keys['password'] ?? ''}`).toString('base64')}`,
    },
    body: `<com:comunicacionRequest xmlns:com="${ns}"><peticion><cabecera>${head}</cabecera>${row('solicitud', zipped)}</peticion></com:comunicacionRequest>`,
  });
  const fault = textOf(answer, 'faultstring');
  if (fault !== null) return { kind: 'refused', words: wordsOf([fault]) };
  const code = textOf(answer, 'codigo')?.trim();
  if (code === undefined) throw new Error('the authority’s answer cannot be read');
  const lot = textOf(answer, 'lote')?.trim() ?? '';
  if (code === '0' && lot !== '') return { kind: 'taken', receipt: lot };
  return { kind: 'refused', words: wordsOf([code, textOf(answer, 'descripcion')]) };
}
