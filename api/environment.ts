import path from 'node:path'
import * as z from 'zod'
import { isFilesUrl, isMailServer, isNetwork, isOrigin } from '#api/environment-values.ts'
import type { ObjectPlace } from '#api/outbound/objects/object-store.ts'
import { SHORTEST_KEY } from '#api/outbound/secret-key.ts'
import { safePace } from '#api/services/issue-sending/pace.ts'
import { limits } from '#api/services/limits/limits.ts'
import { brand } from '#locales/brand.ts'

const port = z
  .string()
  .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, {
    error: 'must be a whole number from 0 to 65535 (leave it out for 3000)',
  })
  .transform(Number)
const optionalText = z.string().optional()

const pace = z.coerce.number({ error: 'must be a whole number of mails a minute' }).int().min(1)

const list = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
const optionalUrl = optionalText.refine((url) => !url || (/^https?:\/\//i.test(url) && URL.canParse(url)), {
  error: 'must be a whole address, such as https://example.org',
})
const mailAddress = z.email({ error: 'must be one mail address, such as hello@example.org' })

const RECAPTCHA_URL = 'https://www.google.com/recaptcha/api/siteverify'

const LONGEST_SHUTDOWN_WAIT = 3000 // milliseconds: with draining, the server has to end within ten seconds

const MOST_WORKERS = 64 // each has ten connections to the database

const variables = z.object({
  PORT: port.optional(),
  HOST: z.string().default('127.0.0.1'),
  WORKERS: z.coerce
    .number({ error: `must be a whole number from 1 to ${MOST_WORKERS} (leave it out for one process)` })
    .int()
    .min(1)
    .max(MOST_WORKERS)
    .optional(),
  SHUTDOWN_WAIT: z.coerce.number().int().min(0).max(LONGEST_SHUTDOWN_WAIT).default(2000),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: optionalText.refine((url) => !url || /^postgres(ql)?:\/\//.test(url), {
    error: 'must start with postgres:// (leave it out for the embedded SQLite file)',
  }),
  FILES_URL: optionalText.refine((url) => !url || isFilesUrl(url), {
    error:
      'must be s3:// with a bucket, and a folder in it if you like, such as s3://dritare-files/site (leave it out for the folder uploads in DATA_DIR)',
  }),
  FILES_ENDPOINT: optionalUrl,
  FILES_REGION: optionalText.refine((region) => !region || /^[\w-]+$/.test(region), {
    error: 'must be the name of a region, such as eu-central-1',
  }),
  FILES_STYLE: z.enum(['path', 'host'], { error: 'must be path or host (leave it out for what fits)' }).optional(),
  AWS_ACCESS_KEY_ID: optionalText,
  AWS_SECRET_ACCESS_KEY: optionalText,
  SECRET_KEY: optionalText.refine((key) => !key || key.length >= SHORTEST_KEY, {
    error: `must have at least ${SHORTEST_KEY} characters (make one with: openssl rand -base64 32; leave it out for the file secret.key in DATA_DIR)`,
  }),
  PUBLIC_URL: optionalText.refine((url) => !url || isOrigin(url), {
    error:
      'must be an http:// or https:// address alone, without path, query, # or password, such as https://example.org',
  }),
  TRUSTED_PROXIES: list.refine((entries) => entries.every(isNetwork), {
    error:
      'must be a list of addresses or networks with commas or spaces between them, such as 10.0.0.1, 10.1.0.0/16 (not /0: everybody could then choose their own address)',
  }),
  TRACKING_HOSTS: list,
  IMAGE_HOST: optionalUrl,
  GEO_HEADER: optionalText,
  GEO_DATABASE: optionalText,
  GEO_URL: optionalUrl,
  GEO_FALLBACK_URL: optionalUrl,
  GEO_REVERSE_URL: optionalUrl,
  RECAPTCHA_SITE_KEY: optionalText.refine((key) => !key || /^[\w-]+$/.test(key), {
    error: 'must be a key of letters, digits, - and _',
  }),
  RECAPTCHA_SECRET_KEY: optionalText,
  RECAPTCHA_URL: optionalUrl,
  VAPID_PUBLIC_KEY: optionalText,
  VAPID_PRIVATE_KEY: optionalText,
  VAPID_SUBJECT: optionalText,
  PUSH_HOSTS: list,
  SMTP_URL: optionalText.refine((url) => !url || isMailServer(url), {
    error:
      'must be smtp:// or smtps:// with a host, such as smtps://user:password@mail.example.org (leave it out to write .eml files)',
  }),
  DKIM_DOMAIN: optionalText,
  DKIM_SELECTOR: optionalText,
  DKIM_KEY: optionalText,
  MAIL_FROM: mailAddress.default(brand.mail.sender),
  MAIL_TO: mailAddress.default(brand.mail.contact),
  NEWSLETTER_PER_MINUTE: pace.default(safePace.perMinute),
  NEWSLETTER_PER_DOMAIN: pace.default(safePace.perDomain),
  REPORTS_DIR: optionalText,
  FORMS_PER_HOUR: z.coerce.number().int().min(1).default(limits.contactOverall.max),
  API_DOCS: z.enum(['on', 'off']).default('on'),
  BACKUP_AT: optionalText.refine((time) => !time || /^([01]\d|2[0-3]):[0-5]\d$/.test(time), {
    error: 'must be a time of day in UTC, such as 03:30 (leave it out for no daily backup)',
  }),
  BACKUP_DIR: optionalText,
  BACKUP_URL: optionalText.refine((url) => !url || isFilesUrl(url), {
    error:
      'must be s3:// with a bucket, and a folder in it if you like, such as s3://dritare-backups/site (leave it out to keep archives in BACKUP_DIR alone)',
  }),
  BACKUP_RECIPIENTS: list.refine((keys) => keys.every((key) => /^age1[0-9a-z]+$/.test(key)), {
    error: 'must be public keys age1… with commas between them (make a pair with: npm run backup -- --new-key)',
  }),
  BACKUP_IDENTITY: optionalText,
  METRICS_PORT: port.optional(),
  METRICS_TOKEN: optionalText.refine((token) => !token || token.length >= SHORTEST_KEY, {
    error: `must have at least ${SHORTEST_KEY} characters (make one with: openssl rand -base64 32)`,
  }),
  COVER_APPLICANTS: z.enum(['on', 'off'], { error: 'must be on or off (leave it out for off)' }).default('off'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
})

const FILES_REGION = 'us-east-1' // what services that know no regions expect

/** Each with its text in `api/operate/variable-texts.ts`. */
export type VariableName = keyof typeof variables.shape

/** Together or not at all: mail that is unsigned by mistake is noticed late. */
const checkedVariables = variables
  .refine((values) => dkimIn(values) || !(values.DKIM_DOMAIN || values.DKIM_SELECTOR || values.DKIM_KEY), {
    path: ['DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY'],
    error: 'are needed together',
    when: () => true,
  })
  .refine((values) => recaptchaIn(values) || !(values.RECAPTCHA_SITE_KEY || values.RECAPTCHA_SECRET_KEY), {
    path: ['RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET_KEY'],
    error: 'are needed together',
    when: () => true,
  })
  .refine((values) => !(values.FILES_URL || values.BACKUP_URL) || objectKeysIn(values), {
    path: ['AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'],
    error: 'are needed together with FILES_URL and BACKUP_URL',
    when: () => true,
  })
  .refine((values) => Boolean(values.VAPID_PUBLIC_KEY) === Boolean(values.VAPID_PRIVATE_KEY), {
    path: ['VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY'],
    error: 'are needed together (leave both out to have them made)',
    when: () => true,
  })

export type Environment = ReturnType<typeof readEnvironment>

/** Everything is optional, and empty counts as unset. Throws one error that names every wrong variable. */
export function readEnvironment(source: NodeJS.ProcessEnv) {
  const parsed = checkedVariables.safeParse(givenIn(source))
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The server cannot start, because the environment has values it cannot use:\n${lines.join('\n')}`)
  }
  const values = parsed.data
  const recaptcha = recaptchaIn(values)
  return {
    port: values.PORT ?? 3000,
    host: values.HOST,
    workers: values.WORKERS, // processes behind the one port, which SIGHUP replaces in turn
    shutdownWait: values.SHUTDOWN_WAIT, // milliseconds between SIGTERM and the end of listening
    dataDir: path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    files: objectsAt(values.FILES_URL, values), // where visitors' files and staff's pictures are; undefined for the data folder
    secretKey: values.SECRET_KEY, // default: the file `secret.key`. Servers of one database share it.
    publicUrl: values.PUBLIC_URL && new URL(values.PUBLIC_URL).origin, // the only source of absolute links
    trustedProxies: values.TRUSTED_PROXIES,
    settings: {
      trackingHosts: values.TRACKING_HOSTS,
      ...(values.IMAGE_HOST && { imageHost: new URL(values.IMAGE_HOST).origin }),
      ...(recaptcha && { recaptchaSiteKey: recaptcha.siteKey }),
    },
    // In the order of lookups (D8).
    geo: {
      header: values.GEO_HEADER?.toLowerCase(), // country header of a trusted proxy
      database: values.GEO_DATABASE, // path of another MMDB file than the bundled one
      url: values.GEO_URL, // `{ip}` is replaced by the visitor's address
      fallbackUrl: values.GEO_FALLBACK_URL,
      reverseUrl: values.GEO_REVERSE_URL, // asked for region and city of a rounded position (D33)
    },
    recaptcha,
    // VAPID keys are checked later: a wrong one must not keep the site from starting.
    push: {
      publicKey: values.VAPID_PUBLIC_KEY,
      privateKey: values.VAPID_PRIVATE_KEY,
      subject: values.VAPID_SUBJECT,
      hosts: values.PUSH_HOSTS, // replaces the known push services
    },
    smtpUrl: values.SMTP_URL,
    dkim: dkimIn(values), // `key` is PEM text or the path of a file
    mailFrom: values.MAIL_FROM,
    mailTo: values.MAIL_TO,
    newsletter: {
      perMinute: values.NEWSLETTER_PER_MINUTE, // mails of an issue, on all servers together
      perDomain: values.NEWSLETTER_PER_DOMAIN, // the same, to one receiving domain
      reports: values.REPORTS_DIR && path.resolve(values.REPORTS_DIR), // where reports of undelivered mails are put as `.eml`; default: `reports` in DATA_DIR
    },
    formsPerHour: values.FORMS_PER_HOUR, // of each form, site-wide (D32)
    apiDocs: values.API_DOCS === 'on',
    backup: {
      at: values.BACKUP_AT, // every day, UTC; undefined for never
      folder: path.resolve(values.BACKUP_DIR ?? path.join(values.DATA_DIR, 'backups')),
      copies: objectsAt(values.BACKUP_URL, values), // where each archive is copied to; undefined for nowhere
      recipients: values.BACKUP_RECIPIENTS, // public keys of age; none for plain archives
      identity: values.BACKUP_IDENTITY, // secret key of age, or the path of its file: only to verify and restore
    },
    metrics: {
      port: values.METRICS_PORT, // on loopback
      token: values.METRICS_TOKEN, // for /metrics on the site's own port
    },
    coverApplicants: values.COVER_APPLICANTS === 'on', // names of applicants, until the interview
    logLevel: values.LOG_LEVEL,
  }
}

function givenIn(source: NodeJS.ProcessEnv): Record<string, string> {
  const trimmed = Object.entries(source).map(([name, value = '']): [string, string] => [name, value.trim()])
  return Object.fromEntries(trimmed.filter(([, value]) => value !== ''))
}

function dkimIn(values: Pick<z.output<typeof variables>, 'DKIM_DOMAIN' | 'DKIM_SELECTOR' | 'DKIM_KEY'>) {
  const { DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_KEY: key } = values
  return domain && selector && key ? { domain, selector, key } : undefined
}

type ObjectVariables = Pick<
  z.output<typeof variables>,
  'FILES_ENDPOINT' | 'FILES_REGION' | 'FILES_STYLE' | 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY'
>

function objectKeysIn({ AWS_ACCESS_KEY_ID: keyId, AWS_SECRET_ACCESS_KEY: secret }: ObjectVariables) {
  return keyId && secret ? { keyId, secret } : undefined
}

/** A place in the one service of objects that the site uses. */
function objectsAt(url: string | undefined, values: ObjectVariables): ObjectPlace | undefined {
  const keys = objectKeysIn(values)
  if (!url || !keys || !URL.canParse(url)) return undefined
  const { hostname: bucket, pathname } = new URL(url)
  const folder = pathname.replace(/^\/|\/$/g, '')
  const { FILES_REGION: region = FILES_REGION, FILES_ENDPOINT: endpoint } = values
  return {
    endpoint: endpoint ?? `https://s3.${region}.amazonaws.com`,
    bucket,
    prefix: folder === '' ? '' : `${folder}/`,
    region,
    // Amazon names buckets by host; others know the path at least.
    style: values.FILES_STYLE ?? (endpoint ? 'path' : 'host'),
    ...keys,
  }
}

function recaptchaIn(
  values: Pick<z.output<typeof variables>, 'RECAPTCHA_SITE_KEY' | 'RECAPTCHA_SECRET_KEY' | 'RECAPTCHA_URL'>,
) {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET_KEY: secretKey, RECAPTCHA_URL: url } = values
  return siteKey && secretKey ? { siteKey, secretKey, url: url ?? RECAPTCHA_URL } : undefined
}
