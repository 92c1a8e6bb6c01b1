import { type ImportField, importFields, repeatedImportFields } from '#api/contract/values/staff/subscribers.ts'
import { problem } from '#api/services/staff/staff-calls.ts'
import type { CsvRecord } from '#api/services/subscriber-import/csv-records.ts'
import { folded, isState, leaving } from '#api/services/subscriber-import/said-words.ts'

const LOOKED_AT = 200 // lines that show which column has the addresses
const MOST_SAID = 2000 // lines that show whether a column has states

/** Of each column what it is; null for one that is left aside. */
export type Columns = (ImportField | null)[]

/** Headings as files have them, in our languages and as other services write them; without accents and signs. */
const headings: Partial<Record<ImportField, readonly string[]>> = {
  email: [
    ...['email', 'e mail', 'mail', 'email address', 'e mail address', 'address', 'emailaddress', 'subscriber'],
    ...['email adresse', 'e mail adresse', 'mailadresse', 'adresse'],
    ...['correo', 'correo electronico', 'direccion', 'direccion de correo', 'direccion de correo electronico'],
    ...['indirizzo', 'indirizzo email', 'indirizzo e mail', 'posta elettronica'],
    ...['courriel', 'adresse email', 'adresse courriel', 'adresse electronique', 'mel'],
    ...['emaili', 'posta', 'posta elektronike', 'adresa', 'adresa e emailit', 'adresa elektronike'],
  ],
  language: ['language', 'lang', 'locale', 'sprache', 'idioma', 'lengua', 'lingua', 'langue', 'gjuha'],
  topics: [
    'topics',
    'topic',
    'interests',
    'groups',
    'themen',
    'interessen',
    'temas',
    'temi',
    'argomenti',
    'themes',
    'sujets',
    'temat',
  ],
  signedUpAt: [
    ...['signed up at', 'signed up', 'sign up date', 'signup date', 'subscribed at', 'subscribed', 'subscription date'],
    ...[
      'optin time',
      'opt in time',
      'opt in date',
      'created at',
      'date added',
      'date',
      'consent date',
      'agreed at',
      'when',
    ],
    ...['anmeldedatum', 'angemeldet am', 'eingetragen am', 'datum', 'fecha', 'fecha de alta', 'fecha de suscripcion'],
    ...[
      'data',
      'data iscrizione',
      'data di iscrizione',
      'date d inscription',
      'inscrit le',
      'data e pajtimit',
      'data e regjistrimit',
    ],
  ],
  confirmedAt: [
    ...['confirmed at', 'confirmed', 'confirm time', 'confirmation date', 'confirmation time', 'double opt in date'],
    ...[
      'bestatigt am',
      'bestatigungsdatum',
      'confirmado el',
      'fecha de confirmacion',
      'confermato il',
      'data di conferma',
    ],
    ...['confirme le', 'date de confirmation', 'konfirmuar me', 'data e konfirmimit'],
  ],
  how: [
    ...['wie', 'si', 'como', 'come', 'forme de l accord'],
    ...[
      'how',
      'consent',
      'consent source',
      'consent method',
      'proof',
      'proof of consent',
      'opt in method',
      'legal basis',
    ],
    ...[
      'einwilligung',
      'nachweis',
      'consentimiento',
      'prueba',
      'consenso',
      'prova',
      'consentement',
      'preuve',
      'pelqimi',
      'prova e pelqimit',
    ],
  ],
  source: [
    ...['source', 'signup source', 'sign up source', 'origin', 'page', 'form', 'quelle', 'herkunft', 'seite'],
    ...['origen', 'fuente', 'pagina', 'origine', 'fonte', 'provenance', 'burimi', 'faqja'],
  ],
  ip: [
    'ip',
    'ip address',
    'optin ip',
    'opt in ip',
    'confirm ip',
    'ip adresse',
    'direccion ip',
    'indirizzo ip',
    'adresse ip',
    'adresa ip',
  ],
  userAgent: ['user agent', 'useragent', 'browser', 'navegador', 'navigateur', 'shfletuesi'],
}

/** By a part of it, because every service has words of its own: who has left must not come back by one that is missing here. */
const tellsLeft = /\bleft\b|deactiv|disabled|deleted at|removed|cancel|cleaned|do not (?:e ?)?mail|deaktiv|gesperrt/
const tellsState =
  /status|\bstate\b|statut|\bstato\b|\bestado\b|gjendj|subscri|abonn|consent|permission|opt(?:ed)? ?in|newsletter|marketing|gdpr|dsgvo|rgpd|einwillig|zustimm|consens|pelqim|^(?:is )?active$|^aktiv$|^attivo$|^activo$|^actif$|enabled|suscri|iscritt|inscrit|angemeldet|regjistruar/
/** Of another list, or what is paid for. */
const tellsElse = /\bsms\b|active subscription/

/** What a file most likely means; the column with most addresses where no heading says which one has them. */
export function suggestColumns(heading: string[] | undefined, records: CsvRecord[], width: number): Columns {
  const columns: Columns = Array.from({ length: width }, () => null)
  const names = (heading ?? []).slice(0, width).map(folded)
  for (const field of importFields) {
    const place = headings[field]
      ?.map((name) => names.findIndex((each, column) => columns[column] === null && each === name))
      .find((found) => found >= 0)
    if (place !== undefined) columns[place] = field
  }
  for (const [place, name] of names.entries()) {
    if (columns[place] === null) columns[place] = listedIn(name, records, place)
  }
  const first = records.slice(0, LOOKED_AT)
  const place = addressColumn(first, width)
  // A heading may lie: an address is a postal one, too.
  const named = columns.indexOf('email')
  if (place >= 0 && (named < 0 || addressesIn(first, named) === 0)) {
    if (named >= 0) columns[named] = null
    columns[place] = 'email'
  }
  return columns
}

/** Whether a column says who is on the list, or who has left; many are called so that do not. */
function listedIn(name: string, records: CsvRecord[], place: number): 'state' | 'left' | null {
  if (tellsElse.test(name)) return null
  if (leaving.test(name) || tellsLeft.test(name)) return 'left'
  if (!tellsState.test(name)) return null
  const said = records.slice(0, MOST_SAID).map(({ cells }) => folded(cells?.[place] ?? ''))
  const filled = said.filter((cell) => cell !== '')
  const states = filled.filter(isState).length
  return (states > 0 && states >= filled.length / 2) || filled.some((cell) => leaving.test(cell)) ? 'state' : null
}

/** Undefined where the file falls into another number of columns. Throws `invalid` for what no form of ours sends. */
export function givenColumns(text: string, width: number): Columns | undefined {
  const columns = text.split(',').map((name): ImportField | null => {
    const field = importFields.find((known) => known === name.trim())
    if (!field && name.trim() !== '') throw problem({ columns: 'refused' })
    return field ?? null
  })
  const fields = columns.filter((field) => field !== null)
  const single = fields.filter((field) => !repeatedImportFields.includes(field))
  if (new Set(single).size < single.length) throw problem({ columns: 'refused' })
  return columns.length === width ? columns : undefined
}

function addressColumn(records: CsvRecord[], width: number): number {
  const counts = Array.from({ length: width }, (_, column) => addressesIn(records, column))
  const most = Math.max(0, ...counts)
  return most === 0 ? -1 : counts.indexOf(most)
}

function addressesIn(records: CsvRecord[], column: number): number {
  return records.filter(({ cells }) => hasAddress(cells?.[column] ?? '')).length
}

/** A look, not a judgement. */
export function hasAddress(cell: string): boolean {
  const at = cell.indexOf('@')
  return at > 0 && cell.indexOf('.', at) > at + 1
}
