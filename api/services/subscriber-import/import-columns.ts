import { type ImportField, importFields, repeatedImportFields } from '#api/contract/values/staff/subscribers.ts'
import { problem } from '#api/services/staff/staff-calls.ts'
import type { CsvRecord } from '#api/services/subscriber-import/csv-records.ts'

const LONGEST_WORDS = 100

/** Of each column what it is; null for one that is left aside. */
export type Columns = (ImportField | null)[]

/** Headings as files have them, in our languages and as other services write them; without accents and signs. */
const headings: Record<ImportField, readonly string[]> = {
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
    ...['wie', 'si', 'como', 'come', 'comment'],
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
  state: [
    ...['status', 'list status', 'global status', 'subscription status', 'subscriber status', 'email status'],
    ...[
      'subscription state',
      'subscriber state',
      'subscriber type',
      'newsletter status',
      'is subscribed',
      'active',
      'is active',
    ],
    ...[
      'subscribed to emails',
      'subscribed to newsletter',
      'accepts marketing',
      'accepts email marketing',
      'email consent',
    ],
    ...['email marketing status', 'email subscription status', 'opted in', 'opt in', 'enabled'],
    ...['aktiv', 'anmeldestatus', 'abonniert', 'angemeldet', 'estado', 'activo', 'suscrito', 'suscripcion activa'],
    ...[
      'stato',
      'attivo',
      'iscritto',
      'statut',
      'etat',
      'actif',
      'abonne',
      'inscrit',
      'statusi',
      'gjendja',
      'i regjistruar',
    ],
  ],
  left: [
    ...[
      'unsubscribed',
      'unsubscribed at',
      'unsubscribed on',
      'unsubscribe date',
      'unsubscribe time',
      'unsub time',
      'unsub date',
    ],
    ...[
      'date unsubscribed',
      'unsubscribed from all email',
      'opt out',
      'opted out',
      'optout',
      'opt out date',
      'opt out time',
    ],
    ...[
      'optout time',
      'email opt out',
      'has opted out of email',
      'email disabled',
      'do not email',
      'left',
      'left at',
      'deleted at',
    ],
    ...[
      'cancelled at',
      'canceled at',
      'deactivated at',
      'disabled',
      'blocked',
      'blocklisted',
      'blacklisted',
      'email blacklist',
    ],
    ...[
      'email blacklisted',
      'suppressed',
      'suppressed at',
      'bounced',
      'bounced at',
      'bounce date',
      'clean time',
      'complained',
    ],
    ...[
      'abmeldedatum',
      'abgemeldet',
      'abgemeldet am',
      'abmeldung',
      'ausgetragen',
      'ausgetragen am',
      'deaktiviert',
      'gesperrt',
    ],
    ...['baja', 'fecha de baja', 'dado de baja', 'cancelado', 'disiscritto', 'disiscritto il', 'data disiscrizione'],
    ...[
      'data di disiscrizione',
      'data cancellazione',
      'data di cancellazione',
      'desinscrit',
      'desinscrit le',
      'desabonne',
    ],
    ...[
      'desabonne le',
      'desinscription',
      'date de desinscription',
      'date de desabonnement',
      'cregjistruar',
      'larguar me',
    ],
    ...['data e largimit', 'data e cregjistrimit'],
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

/** What a file most likely means; the column with most addresses where no heading says which one has them. */
export function suggestColumns(heading: string[] | undefined, records: CsvRecord[], width: number): Columns {
  const columns: Columns = Array.from({ length: width }, () => null)
  const names = (heading ?? []).slice(0, width).map(folded)
  for (const field of importFields) {
    const places = headings[field].flatMap((name) => names.flatMap((each, place) => (each === name ? [place] : [])))
    const free = places.filter((place) => columns[place] === null)
    for (const place of repeatedImportFields.includes(field) ? free : free.slice(0, 1)) columns[place] = field
  }
  const place = addressColumn(records, width)
  // A heading may lie: an address is a postal one, too.
  const named = columns.indexOf('email')
  if (place >= 0 && (named < 0 || addressesIn(records, named) === 0)) {
    if (named >= 0) columns[named] = null
    columns[place] = 'email'
  }
  return columns
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

/** For headings and plain words: what is longer than those is none. */
export function folded(text: string): string {
  return text
    .slice(0, LONGEST_WORDS)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
