import { xmlText } from '@latchkey/booking-core/text';
import { postSoap, textOf, textsOf, wordsOf, type FileToSend, type Taken } from './soap.ts';

/**
 * Hands a `MovimentoBAL` in to Portugal's SIBA: `0` is taken, anything else has a code and its words. SIBA gives no
 * number of its own; the file's is the receipt.
 */
export async function sendToSiba({ url, house, keys, content, number }: FileToSend): Promise<Taken> {
  const row = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`;
  const answer = await postSoap(url, {
    action: 'http://sef.pt/EntregaBoletinsAlojamento',
    body: `<EntregaBoletinsAlojamento xmlns="http://sef.pt/">${[
      row('UnidadeHoteleira', house['nipc'] ?? ''),
      row('Estabelecimento', house['establishment'] ?? ''),
      row('ChaveAcesso', keys['accessKey'] ?? ''),
      row('Boletins', Buffer.from(content).toString('base64')),
    ].join('')}</EntregaBoletinsAlojamento>`,
  });
  const result = textOf(answer, 'EntregaBoletinsAlojamentoResult');
  if (result?.trim() === '0') return { kind: 'taken', receipt: String(number) };
  if (result === null) return refusedBy(answer);
  const codes = textsOf(result, 'Codigo_Retorno');
  const said = textsOf(result, 'Descricao').map((words, at) => wordsOf([codes[at] ?? null, words]));
  return { kind: 'refused', words: said.length > 0 ? said.join('; ').slice(0, 300) : wordsOf([result]) };
}

function refusedBy(answer: string): Taken {
  const fault = textOf(answer, 'faultstring');
  if (fault === null) throw new Error('the authority’s answer cannot be read');
  return { kind: 'refused', words: wordsOf([fault]) };
}
