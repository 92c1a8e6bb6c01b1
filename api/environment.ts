import path from 'node:path'
import * as z from 'zod'
import { brand } from '#locales/brand.ts'

const port = z.coerce.number().int().min(0).max(65_535)
const optionalText = z
  .string()
  .trim()
  .transform((text) => text || undefined)
  .optional()

const variables = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: optionalText.refine((url) => !url || /^postgres(ql)?:\/\//.test(url), {
    error: 'must start with postgres:// (leave it out for the embedded SQLite file)',
  }),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    ),
  SMTP_URL: optionalText.refine((url) => !url || /^smtps?:\/\//.test(url), {
    error: 'must start with smtp:// or smtps:// (leave it out to write .eml files)',
  }),
  MAIL_FROM: z.email().default(brand.mail.sender),
  MAIL_TO: z.email().default(brand.mail.contact),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
})

export interface Environment {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  /** Without a trailing slash. The only source of absolute links. */
  publicUrl: string | undefined
  trustedProxies: string[]
  smtpUrl: string | undefined
  mailFrom: string
  mailTo: string
  logLevel: string
}

/** Reads and checks the process's environment; everything is optional. Throws one readable error that names every wrong variable. */
export function readEnvironment(source: NodeJS.ProcessEnv): Environment {
  const parsed = variables.safeParse(source)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The server cannot start, because the environment has values it cannot use:\n${lines.join('\n')}`)
  }
  const values = parsed.data
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    publicUrl: values.PUBLIC_URL?.replace(/\/+$/, ''),
    trustedProxies: values.TRUSTED_PROXIES,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    mailTo: values.MAIL_TO,
    logLevel: values.LOG_LEVEL,
  }
}
