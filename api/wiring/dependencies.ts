import type { RenderMail } from '#api/contract/mail-order.ts'
import type { OpenDatabase } from '#api/db/open.ts'
import type { Environment } from '#api/environment.ts'
import type { Pages } from '#api/http/pages.ts'
import type { Captcha } from '#api/outbound/captcha.ts'
import type { FileStorage } from '#api/outbound/file-storage.ts'
import type { Geolocator } from '#api/outbound/geo.ts'
import type { Mailer } from '#api/outbound/mail.ts'
import type { PushSender, Vapid } from '#api/outbound/push.ts'
import type { PushHosts } from '#api/outbound/push-endpoints.ts'

/** What the application is given by `api/main.ts`, or by a test. */
export interface AppDependencies {
  database: OpenDatabase
  /** What signatures are derived from; the same for every server of one database. */
  secretKey: string
  pages: Pages
  mailer: Mailer
  /** Renders a mail's text at delivery. */
  renderMail: RenderMail
  resumes: FileStorage
  /** Folder of the `.eml` files, for retention. */
  mailFolder?: string | undefined
  /** Folder of the posts that come with the site; without it none are imported. */
  posts?: string
  /** Folder of the built browser files; without it none are served. */
  assets?: string
  /** Who is asked for a visitor's country (D8); those that the environment names, unless given. */
  geolocators?: Geolocator[]
  /** Who is asked whether a visitor is a person (D18); reCAPTCHA where the environment has its keys, unless given. */
  captcha?: Captcha
  /** Without it there are no push notifications. */
  push?: PushOutside
  environment: Pick<Environment, 'trustedProxies' | 'geo' | 'mailFrom' | 'mailTo' | 'logLevel' | 'apiDocs'> & {
    publicUrl: string
  } & { formsPerHour?: number | undefined } & Partial<Pick<Environment, 'recaptcha' | 'shutdownWait'>>
  /** Milliseconds until the database is asked again whether another server has changed a post; 1,000 unless given. */
  contentBelieved?: number
  /** Milliseconds for which the event loop may be blocked before requests are refused; 0 for any. */
  maxEventLoopDelay?: number
  now?: () => number
  random?: () => number
  newId?: () => string
  /** A signal that aborts after so many milliseconds. */
  timeout?: (milliseconds: number) => AbortSignal
}

/** What push needs of the outside world. */
export interface PushOutside {
  /** The server's keys; rejects when they cannot be used, and then only push is out of order. */
  loadVapid: () => Promise<Vapid>
  /** `PUSH_HOSTS`; empty for the known push services. */
  hosts: string[]
  /** How messages are sent; over HTTPS, unless given. */
  createSender?: (options: { vapid: Vapid; hosts: PushHosts; now: () => number }) => PushSender
}
