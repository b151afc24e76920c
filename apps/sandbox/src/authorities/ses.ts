import { inflateRawSync } from 'node:zlib';
import { soap, textIn } from './xml-in.ts';

let lots = 0;

/** What SES.Hospedajes answers: code 0 and a lot, or why not. */
export function answerSes(
  message: string,
  authorization: string | undefined,
): { readonly reply: string; readonly file: string | null } {
  const given = Buffer.from((authorization ?? '').replace(/^Basic /, ''), 'base64').toString('utf8');
  if (!/^.+:.+$/.test(given)) return { reply: said('10105', 'Usuario no autorizado'), file: null };
  const file = unzipped(Buffer.from(textIn(message, 'solicitud'), 'base64'));
  if (file === null || !file.includes('http://www.neg.hospedajes.mir.es/altaParteHospedaje'))
    return { reply: said('10111', 'El fichero no es correcto'), file: null };
  const missing = [
    'codigoEstablecimiento',
    'referencia',
    'fechaEntrada',
    'apellido1',
    'nombre',
    'fechaNacimiento',
  ].find((name) => textIn(file, name) === '');
  if (missing !== undefined) return { reply: said('10121', `${missing} obligatorio`), file: null };
  lots += 1;
  return { reply: said('0', 'Ok', `SANDBOX-${lots}`), file };
}

const said = (code: string, words: string, lot = ''): string =>
  soap(
    `<ns:comunicacionResponse xmlns:ns="http://www.soap.servicios.hospedajes.mir.es/comunicacion"><respuesta><codigo>${code}</codigo><descripcion>${words}</descripcion><lote>${lot}</lote></respuesta></ns:comunicacionResponse>`,
  );

/** The one file of a zip; null where it is none. */
function unzipped(zip: Buffer): string | null {
  if (zip.length < 30 || zip.readUInt32LE(0) !== 0x04034b50) return null;
  const start = 30 + zip.readUInt16LE(26) + zip.readUInt16LE(28);
  try {
    return inflateRawSync(zip.subarray(start, start + zip.readUInt32LE(18))).toString('utf8');
  } catch {
    // Bytes that Node cannot inflate: any error of its own means that.
    return null;
  }
}
