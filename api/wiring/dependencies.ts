import type { RenderMail } from '#api/contract/mail-order.ts'
import type { OpenDatabase } from '#api/db/open.ts'
import type { Environment } from '#api/environment.ts'
import type { Pages } from '#api/http/pages.ts'
import type { BulkMailer } from '#api/outbound/bulk/bulk-mailer.ts'
import type { Captcha } from '#api/outbound/captcha.ts'
import type { FileStorage } from '#api/outbound/file-storage.ts'
import type { Geolocator } from '#api/outbound/geo/geo.ts'
import type { Machine } from '#api/outbound/machine.ts'
import type { Mailer } from '#api/outbound/mail.ts'
import type { FileOwner } from '#api/outbound/objects/opened-storages.ts'
import type { PictureStorage } from '#api/outbound/picture-storage.ts'
import type { PushSender, Vapid } from '#api/outbound/push.ts'
import type { PushHosts } from '#api/outbound/push-endpoints.ts'
import type { TransferStorage } from '#api/outbound/transfer-storage.ts'

import type { PasswordWork } from '#api/services/staff/passwords.ts'

export interface AppDependencies {
  database: OpenDatabase
  secretKey: string // signatures are derived from it; the same for every server of one database
  pages: Pages
  mailer: Mailer
  issueMailer?: BulkMailer // for issues of the newsletter; default: `mailer`
  renderMail: RenderMail // renders a mail's text at delivery
  resumes: FileStorage
  pictures: PictureStorage
  transfers: TransferStorage // what staff bring, until it is brought in
  fileOwner: FileOwner
  fileUse?: Machine['use'] // default: of the data folder
  mailFolder?: string | undefined // folder of the `.eml` files, for retention
  posts?: string // folder of posts to import
  assets?: string // folder of the built browser files
  geolocators?: Geolocator[] // default: those of the environment (D8)
  captcha?: Captcha // default: reCAPTCHA, with keys in the environment (D18)
  push?: PushOutside // without it there are no push notifications
  environment: Pick<
    Environment,
    'trustedProxies' | 'geo' | 'mailFrom' | 'mailTo' | 'logLevel' | 'apiDocs' | 'dataDir'
  > & {
    publicUrl: string
  } & { formsPerHour?: number | undefined } & Partial<
      Pick<
        Environment,
        | 'recaptcha'
        | 'newsletter'
        | 'shutdownWait'
        | 'smtpUrl'
        | 'secretKey'
        | 'dkim'
        | 'push'
        | 'coverApplicants'
        | 'backup'
        | 'databaseUrl'
        | 'files'
        | 'metrics'
      >
    >
  passwordWork?: PasswordWork // what hashing a password takes; default: OWASP's recommendation
  contentBelieved?: number // milliseconds until another server's change may be noticed; default 1,000
  maxEventLoopDelay?: number // milliseconds of a blocked event loop before requests are refused; 0 for any
  logTo?: { write: (line: string) => void } // default: standard output
  now?: () => number
  random?: () => number
  newId?: () => string
  timeout?: (milliseconds: number) => AbortSignal // A signal that aborts after so many milliseconds
}

export interface PushOutside {
  loadVapid: () => Promise<Vapid> // rejects when the keys are unusable; then only push is out of order
  hosts: string[] // `PUSH_HOSTS`; empty for the known push services
  createSender?: (options: { vapid: Vapid; hosts: PushHosts; now: () => number }) => PushSender
}
