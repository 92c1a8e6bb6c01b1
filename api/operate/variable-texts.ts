import type { VariableName } from '#api/environment.ts'

interface VariableText {
  group: (typeof variableGroups)[number]
  means: string
  standard: string // what happens without it
}

export const variableGroups = [
  'Where it listens',
  'What it keeps',
  'Who it is',
  'Mail',
  'Newsletter',
  'Push',
  'Where visitors are',
  'Rules',
  'Watching',
] as const

/** For operators: the page "Operate / Every variable" is made of it. In the order of their groups. */
export const variableTexts: Record<VariableName, VariableText> = {
  PORT: { group: 'Where it listens', means: 'The port of the one server.', standard: '3000' },
  HOST: {
    group: 'Where it listens',
    means: 'The address it listens at; 0.0.0.0 for every one, as in the container.',
    standard: '127.0.0.1',
  },
  WORKERS: {
    group: 'Where it listens',
    means:
      'How many processes share the port, 1 to 64. SIGHUP replaces them in turn, without a gap. Each has up to ten connections to the database.',
    standard: 'one process, which SIGHUP ends',
  },
  SHUTDOWN_WAIT: {
    group: 'Where it listens',
    means:
      'Milliseconds, 0 to 3000, that it still takes requests after SIGTERM while /readyz already says no: longer than the pause between two looks of the proxy.',
    standard: '2000',
  },
  TRUSTED_PROXIES: {
    group: 'Where it listens',
    means:
      'Addresses or networks, with commas or spaces between them, whose X-Forwarded-For is believed. Behind a proxy this is a must: without it all visitors share the limits of one.',
    standard: 'none',
  },
  DATA_DIR: {
    group: 'What it keeps',
    means:
      'The folder of the SQLite file, uploads, pictures, made keys and mails that are not sent. Part of every backup.',
    standard: './data',
  },
  DATABASE_URL: {
    group: 'What it keeps',
    means: 'postgres://user:password@host:5432/name, PostgreSQL 15 to 18, for several servers.',
    standard: 'SQLite, in site.db of DATA_DIR',
  },
  FILES_URL: {
    group: 'What it keeps',
    means:
      's3://bucket or s3://bucket/folder: résumés, pictures and what staff bring lie in storage that speaks S3, for servers without a common disk. The bucket has to be private; the server refuses one that everybody can read.',
    standard: 'files lie in uploads/ of DATA_DIR',
  },
  FILES_ENDPOINT: {
    group: 'What it keeps',
    means: 'The address of the service for FILES_URL and BACKUP_URL, such as https://s3.example.org.',
    standard: 'Amazon’s, of the region',
  },
  FILES_REGION: { group: 'What it keeps', means: 'The region of the buckets.', standard: 'us-east-1' },
  FILES_STYLE: {
    group: 'What it keeps',
    means: 'path or host: whether the bucket’s name stands in the path of an address or before its host.',
    standard: 'path with FILES_ENDPOINT, host without it',
  },
  AWS_ACCESS_KEY_ID: {
    group: 'What it keeps',
    means: 'The key for FILES_URL and BACKUP_URL, which may list the bucket, and read, write and delete in it.',
    standard: 'needed with FILES_URL or BACKUP_URL',
  },
  AWS_SECRET_ACCESS_KEY: {
    group: 'What it keeps',
    means: 'Its secret half.',
    standard: 'needed with FILES_URL or BACKUP_URL',
  },
  SECRET_KEY: {
    group: 'What it keeps',
    means:
      'At least 32 characters, which links, previews and proofs are signed with. The same for every server of one database.',
    standard: 'made at the first start: secret.key in DATA_DIR',
  },
  BACKUP_AT: {
    group: 'What it keeps',
    means: 'Time of day in UTC, such as 03:30, at which a backup is made and restored as a test, once for all servers.',
    standard: 'none is made',
  },
  BACKUP_DIR: {
    group: 'What it keeps',
    means: 'The folder of the archives.',
    standard: 'backups in DATA_DIR',
  },
  BACKUP_URL: {
    group: 'What it keeps',
    means:
      's3://bucket or s3://bucket/folder: each archive is copied there as well, by the service and keys of the FILES variables. Better a bucket of its own, which nothing else writes to.',
    standard: 'archives lie in BACKUP_DIR alone',
  },
  BACKUP_RECIPIENTS: {
    group: 'What it keeps',
    means: 'Public keys age1…, with commas between them, that archives are encrypted for.',
    standard: 'archives are not encrypted',
  },
  BACKUP_IDENTITY: {
    group: 'What it keeps',
    means: 'The secret key of age, or its file: only to verify and to restore. Keep it away from the server.',
    standard: 'none',
  },
  PUBLIC_URL: {
    group: 'Who it is',
    means:
      'Where visitors find the site, such as https://example.org. Every absolute link is made of it, and with https: HSTS is sent.',
    standard: 'http://localhost:PORT',
  },
  TRACKING_HOSTS: {
    group: 'Who it is',
    means:
      'Names of this machine, such as localhost, under which visits are counted all the same; with commas between them.',
    standard: 'none: visits to this machine by its own names are not counted',
  },
  IMAGE_HOST: {
    group: 'Who it is',
    means: 'The origin of a host for pictures. While it does not answer, browsers take the site’s own copies.',
    standard: 'the site itself',
  },
  API_DOCS: { group: 'Who it is', means: 'on or off: the description of the API at /api/docs.', standard: 'on' },
  SMTP_URL: {
    group: 'Mail',
    means:
      'smtps://user:password@host or smtp://host:587. A server beyond the own network has to offer encryption; ?requireTLS=false at the end leaves that to it.',
    standard: 'mails are written into outbox/ of DATA_DIR',
  },
  MAIL_FROM: { group: 'Mail', means: 'The address that mails come from.', standard: 'the sender in locales/brand.ts' },
  MAIL_TO: {
    group: 'Mail',
    means: 'The address that hears of messages and applications.',
    standard: 'the contact in locales/brand.ts',
  },
  DKIM_DOMAIN: {
    group: 'Mail',
    means: 'The domain that signs mails; the three DKIM_… only together.',
    standard: 'unsigned',
  },
  DKIM_SELECTOR: { group: 'Mail', means: 'The selector of the key in DNS.', standard: 'unsigned' },
  DKIM_KEY: { group: 'Mail', means: 'The private key, as PEM or as the path of a file.', standard: 'unsigned' },
  NEWSLETTER_PER_MINUTE: {
    group: 'Newsletter',
    means: 'Mails of an issue a minute, on all servers together.',
    standard: '600',
  },
  NEWSLETTER_PER_DOMAIN: {
    group: 'Newsletter',
    means: 'The same, to one receiving domain.',
    standard: '120',
  },
  REPORTS_DIR: {
    group: 'Newsletter',
    means: 'The folder into which the mail server puts reports of what came back, as .eml files.',
    standard: 'reports/ in DATA_DIR',
  },
  VAPID_PUBLIC_KEY: {
    group: 'Push',
    means: 'The public key of push notifications; only together with the private one.',
    standard: 'made at the first start: vapid.json in DATA_DIR',
  },
  VAPID_PRIVATE_KEY: { group: 'Push', means: 'The private key.', standard: 'made at the first start' },
  VAPID_SUBJECT: {
    group: 'Push',
    means: 'mailto: or https: of whoever push services turn to; Safari refuses any other.',
    standard: 'the contact in locales/brand.ts',
  },
  PUSH_HOSTS: {
    group: 'Push',
    means: 'Hosts of push services, with commas between them, in place of the known ones.',
    standard: 'those of the browsers',
  },
  GEO_HEADER: {
    group: 'Where visitors are',
    means: 'The header in which a trusted proxy states the country, such as CF-IPCountry.',
    standard: 'none',
  },
  GEO_DATABASE: {
    group: 'Where visitors are',
    means: 'The path of another country database (MMDB).',
    standard: 'the one that comes with the site',
  },
  GEO_URL: {
    group: 'Where visitors are',
    means: 'A service to ask for the country; {ip} in it is replaced.',
    standard: 'none',
  },
  GEO_FALLBACK_URL: {
    group: 'Where visitors are',
    means: 'A second one, when the first does not know.',
    standard: 'none',
  },
  GEO_REVERSE_URL: {
    group: 'Where visitors are',
    means: 'A service that knows the region and city of a rounded position, for visits of those who agreed.',
    standard: 'Unknown',
  },
  RECAPTCHA_SITE_KEY: {
    group: 'Rules',
    means: 'The public key of reCAPTCHA v3; only together with the secret one. It is used only by visitors who agree.',
    standard: 'the site’s own signals',
  },
  RECAPTCHA_SECRET_KEY: { group: 'Rules', means: 'The secret key.', standard: 'the site’s own signals' },
  RECAPTCHA_URL: { group: 'Rules', means: 'Where answers are checked.', standard: 'Google’s address' },
  FORMS_PER_HOUR: {
    group: 'Rules',
    means: 'Submissions of each form an hour, from everybody together.',
    standard: '2000',
  },
  COVER_APPLICANTS: {
    group: 'Rules',
    means: 'on or off: applicants’ names are covered until the interview.',
    standard: 'off',
  },
  METRICS_PORT: {
    group: 'Watching',
    means: 'A port of its own on 127.0.0.1 for /metrics, of all WORKERS together.',
    standard: 'no such port',
  },
  METRICS_TOKEN: {
    group: 'Watching',
    means: 'Opens /metrics on the site’s own port to Authorization: Bearer …; at least 32 characters.',
    standard: '/metrics is not there',
  },
  LOG_LEVEL: { group: 'Watching', means: 'fatal, error, warn, info, debug or silent.', standard: 'warn' },
}
