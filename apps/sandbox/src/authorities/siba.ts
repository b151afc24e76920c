import { soap, textIn, textsIn } from './xml-in.ts';

/** The forms of a bulletin's elements, as public clients of the service have them. */
const bulletin: Readonly<Record<string, RegExp>> = {
  Apelido: /^[A-ZÇÃÁÀÉÊÍÕÔÓÚ' -]{1,40}$/u,
  Nacionalidade: /^[A-Z]{3}$/,
  Data_Nascimento: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/,
  Documento_Identificacao: /^[A-Z0-9]{1,16}$/,
  Pais_Emissor_Documento: /^[A-Z]{3}$/,
  Tipo_Documento: /^[PBO]$/,
  Data_Entrada: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/,
  Pais_Residencia_Origem: /^[A-Z]{3}$/,
  Local_Residencia_Origem: /^.{1,30}$/u,
};

/** What SIBA answers: `0`, or a code with its words. */
export function answerSiba(message: string): { readonly reply: string; readonly file: string | null } {
  const file = Buffer.from(textIn(message, 'Boletins'), 'base64').toString('utf8');
  const fault = faultIn(message, file);
  const result =
    fault === null
      ? '0'
      : `&lt;ErrosBA&gt;&lt;RetornoBA&gt;&lt;Codigo_Retorno&gt;${fault.code}&lt;/Codigo_Retorno&gt;&lt;Descricao&gt;${fault.words}&lt;/Descricao&gt;&lt;/RetornoBA&gt;&lt;/ErrosBA&gt;`;
  return {
    reply: soap(
      `<EntregaBoletinsAlojamentoResponse xmlns="http://sef.pt/"><EntregaBoletinsAlojamentoResult>${result}</EntregaBoletinsAlojamentoResult></EntregaBoletinsAlojamentoResponse>`,
    ),
    file: fault === null ? file : null,
  };
}

function faultIn(message: string, file: string): { readonly code: number; readonly words: string } | null {
  const isHouse =
    /^\d{9}$/.test(textIn(message, 'UnidadeHoteleira')) && /^\d{1,4}$/.test(textIn(message, 'Estabelecimento'));
  if (!isHouse || textIn(message, 'ChaveAcesso') !== '999999999') return { code: 75, words: 'Acesso não autorizado' };
  if (!file.includes('<MovimentoBAL xmlns="http://sef.pt/BAws">')) return { code: 80, words: 'XML inválido' };
  for (const one of textsIn(file, 'Boletim_Alojamento'))
    for (const [element, form] of Object.entries(bulletin))
      if (!form.test(textIn(one, element))) return { code: 101, words: `${element} inválido` };
  if (textIn(file, 'Apelido') === 'RECUSADO') return { code: 110, words: 'Boletim recusado' };
  return /^\d+$/.test(textIn(file, 'Numero_Ficheiro')) ? null : { code: 102, words: 'Numero_Ficheiro inválido' };
}
